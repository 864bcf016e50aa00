import { Alert, Checkbox, Group, Paper, Stack, TagsInput, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField, MoneyField } from '../../parts/fields.tsx';
import { AdminForm, useAdminForm } from '../../parts/forms/form.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { ProductsField } from '../products-field.tsx';
import { BenefitFields, CountField, type EditorContext, type PromotionForm } from './benefit.tsx';
import { type PromotionDraft, toDraft, toSent } from './draft.ts';
import { useFormatPromotionField } from './format-promotion-field.ts';

type Shown = ValueOf<'promotions.show'>;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h5" mb="sm">
        {title}
      </Title>
      <Stack>{children}</Stack>
    </Paper>
  );
}

const FLAGS = [
  { name: 'isActive', label: 'active' },
  { name: 'isAutomatic', label: 'automatic' },
  { name: 'isIndividual', label: 'individual' },
] as const;

/** Title, code, and how the promotion is applied. */
function Basics({ form }: { form: PromotionForm }) {
  const { t } = useLanguage();
  return (
    <Part title={t('adminPromotions:basics')}>
      <TextInput
        label={t('adminPromotions:code')}
        description={t('adminPromotions:codeHelp')}
        dir="ltr"
        maw="20rem"
        required
        {...form.getInputProps('promotion.code')}
      />
      <LocalizedField form={form} name="promotion.title" label={t('adminPromotions:title')} required />
      {FLAGS.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={t(`adminPromotions:${label}`)}
          description={t(`adminPromotions:${label}Help`)}
          {...form.getInputProps(`promotion.${name}`, { type: 'checkbox' })}
        />
      ))}
    </Part>
  );
}

type ConditionsProps = {
  form: PromotionForm;
  context: EditorContext;
  /** Whether its emails were erased and no new limit was chosen. */
  lostEmails: boolean;
};

function Conditions({ form, context, lostEmails }: ConditionsProps) {
  const { t } = useLanguage();
  const { promotion } = form.getValues();
  const { errors } = form;
  return (
    <>
      <Part title={t('adminPromotions:goods')}>
        {(['includes', 'excludes'] as const).map((purpose) => (
          <ProductsField
            key={purpose}
            purpose={purpose}
            description={t(`adminPromotions:${purpose === 'includes' ? 'allGoods' : 'noneExcluded'}`)}
            value={promotion[purpose]}
            onChange={(set) => form.setFieldValue(`promotion.${purpose}`, set)}
            known={context.products}
            categories={context.categories}
          />
        ))}
        <Checkbox
          label={t('adminPromotions:saleGoods')}
          {...form.getInputProps('promotion.actsOnSaleGoods', { type: 'checkbox' })}
        />
        <CountField
          label={t('adminPromotions:mostPieces')}
          description={t('adminPromotions:mostPiecesHelp')}
          value={promotion.mostPieces}
          onChange={(count) => form.setFieldValue('promotion.mostPieces', count)}
          error={errors['promotion.mostPieces']}
        />
      </Part>
      <Part title={t('adminPromotions:when')}>
        <Group align="flex-start">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <TextInput
              key={name}
              type="datetime-local"
              label={t(`adminPromotions:${name}`)}
              description={t('adminPromotions:zone')}
              {...form.getInputProps(`promotion.${name}`)}
            />
          ))}
        </Group>
        <Group align="flex-start">
          {(['minimumSpend', 'maximumSpend'] as const).map((name) => (
            <MoneyField
              key={name}
              label={t(`adminPromotions:${name}`)}
              value={promotion[name]}
              onChange={(fils) => form.setFieldValue(`promotion.${name}`, fils)}
              error={errors[`promotion.${name}`]}
            />
          ))}
        </Group>
        <Group align="flex-start">
          {(['usageLimit', 'usageLimitPerCustomer'] as const).map((name) => (
            <CountField
              key={name}
              label={t(`adminPromotions:${name}`)}
              value={promotion[name]}
              onChange={(count) => form.setFieldValue(`promotion.${name}`, count)}
              error={errors[`promotion.${name}`]}
            />
          ))}
        </Group>
        <TagsInput
          label={t('adminPromotions:emails')}
          description={t('adminPromotions:emailsHelp')}
          dir="ltr"
          value={promotion.emails}
          onChange={(emails) => form.setFieldValue('promotion.emails', emails)}
          acceptValueOnBlur
        />
        {lostEmails ? (
          <Alert color="yellow" title={t('adminPromotions:lostEmails')}>
            {t('adminPromotions:lostEmailsText')}
            <Checkbox
              mt="sm"
              label={t('adminPromotions:forEverybody')}
              {...form.getInputProps('promotion.isForEverybody', { type: 'checkbox' })}
            />
          </Alert>
        ) : null}
      </Part>
    </>
  );
}

/** Labels of all fields, for the error summary. */
function useLabels(emails: readonly string[]): Record<string, string> {
  const { t } = useLanguage();
  const names = ['code', 'title', 'benefit', 'includes', 'excludes', 'freesDelivery', 'emails'];
  const limits = [
    ...['startsAt', 'endsAt', 'minimumSpend', 'maximumSpend', 'mostPieces'],
    ...['usageLimit', 'usageLimitPerCustomer'],
  ];
  const flags = { isAutomatic: 'automatic', isActive: 'active', isIndividual: 'individual' };
  const fields = ['percent', 'amount', 'buy', 'get', 'mostTimes'];
  const label = (path: string, name: string) => [path, t(`adminPromotions:${name}`)] as const;
  return Object.fromEntries([
    ...[...names, ...limits].map((name) => label(`promotion.${name}`, name)),
    ...Object.entries({ ...flags, actsOnSaleGoods: 'saleGoods', isForEverybody: 'forEverybody' }).map(
      ([field, name]) => label(`promotion.${field}`, name),
    ),
    ...fields.map((name) => label(`promotion.benefit.${name}`, name)),
    ...['en', 'ar'].map((side) => label(`promotion.title.${side}`, 'title')),
    ...emails.map((_, place) => label(`promotion.emails.${place}`, 'emails')),
  ]);
}

function firstDraft({ found: open }: Shown, isCopy: boolean): PromotionDraft {
  const begun = toDraft(open);
  if (!isCopy) return begun;
  return { promotion: { ...begun.promotion, code: `${begun.promotion.code}-2`.slice(-50) } };
}

/** The form of a promotion; `isCopy` creates a new one from another. Source: CO-05 */
export function PromotionEditor({ shown, isCopy = false }: { shown: Shown; isCopy?: boolean }) {
  const { t, to } = useLanguage();
  const { found: open } = shown;
  const id = open === null || isCopy ? null : open.id;
  const state = useAdminForm({
    action: 'promotions.save',
    draftKey: `promotion:${id ?? 'new'}`,
    opened: { values: firstDraft(shown, isCopy), version: id === null ? 0 : shown.version },
    toInput: (draft: PromotionDraft, version) => ({
      ...{ id, version, copyOf: isCopy ? (open?.id ?? null) : null },
      promotion: toSent(draft),
    }),
    toValues: (stored: Shown) => toDraft(stored.found),
    onSaved: (saved) => {
      if (id === null) goOn(to(`/admin/promotions/${saved}/`));
    },
  });
  const context: EditorContext = { products: shown.goods, categories: shown.categories };
  const { form } = state;
  const goOn = useOnward(state.isDirty);
  const labels = useLabels(form.getValues().promotion.emails);
  const formatField = useFormatPromotionField(context, state.refused);
  const { kind } = form.getValues().promotion.benefit;
  return (
    <AdminForm state={state} need="promotions.change" labels={labels} formatField={formatField}>
      <Stack className="admin-long">
        <Basics form={form} />
        <Part title={t('adminPromotions:benefit')}>
          <BenefitFields form={form} context={context} />
          {kind === 'none' ? null : (
            <Checkbox
              label={t('adminPromotions:freesDelivery')}
              {...form.getInputProps('promotion.freesDelivery', { type: 'checkbox' })}
            />
          )}
        </Part>
        <Conditions form={form} context={context} lostEmails={open?.lostEmails === true} />
      </Stack>
    </AdminForm>
  );
}
