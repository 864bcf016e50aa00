import { Checkbox, Group, Paper, Stack, TagsInput, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField, MoneyField } from '../parts/fields.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { useOnward } from '../parts/use-onward.ts';
import { type Around, BenefitFields, CountField, type PromotionForm } from './benefit.tsx';
import { type PromotionDraft, toDraft, toSent } from './draft.ts';
import { GoodsField } from './goods-field.tsx';
import { PromotionConflict } from './promotion-conflict.tsx';

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

/** What it is called, and how it comes to act. */
function Basics({ form }: { form: PromotionForm }) {
  const { t } = useLanguage();
  const flag = (name: string) => form.getInputProps(`promotion.${name}`, { type: 'checkbox' });
  return (
    <Part title={t('deskPromotions:basics')}>
      <TextInput
        label={t('deskPromotions:code')}
        description={t('deskPromotions:codeHelp')}
        dir="ltr"
        maw="20rem"
        required
        {...form.getInputProps('promotion.code')}
      />
      <LocalizedField form={form} name="promotion.title" label={t('deskPromotions:title')} required />
      <Checkbox
        label={t('deskPromotions:active')}
        description={t('deskPromotions:activeHelp')}
        {...flag('isActive')}
      />
      <Checkbox
        label={t('deskPromotions:automatic')}
        description={t('deskPromotions:automaticHelp')}
        {...flag('isAutomatic')}
      />
      <Checkbox
        label={t('deskPromotions:individual')}
        description={t('deskPromotions:individualHelp')}
        {...flag('isIndividual')}
      />
    </Part>
  );
}

function Conditions({ form, around }: { form: PromotionForm; around: Around }) {
  const { t } = useLanguage();
  const { promotion } = form.getValues();
  const { errors } = form;
  return (
    <>
      <Part title={t('deskPromotions:goods')}>
        <GoodsField
          label={t('deskPromotions:includes')}
          description={t('deskPromotions:allGoods')}
          value={promotion.includes}
          onChange={(set) => form.setFieldValue('promotion.includes', set)}
          known={around.goods}
          categories={around.categories}
        />
        <GoodsField
          label={t('deskPromotions:excludes')}
          description={t('deskPromotions:noneExcluded')}
          value={promotion.excludes}
          onChange={(set) => form.setFieldValue('promotion.excludes', set)}
          known={around.goods}
          categories={around.categories}
        />
        <Checkbox
          label={t('deskPromotions:saleGoods')}
          {...form.getInputProps('promotion.actsOnSaleGoods', { type: 'checkbox' })}
        />
        <CountField
          label={t('deskPromotions:mostPieces')}
          description={t('deskPromotions:mostPiecesHelp')}
          value={promotion.mostPieces}
          onChange={(count) => form.setFieldValue('promotion.mostPieces', count)}
          error={errors['promotion.mostPieces']}
        />
      </Part>
      <Part title={t('deskPromotions:when')}>
        <Group align="flex-start">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <TextInput
              key={name}
              type="datetime-local"
              label={t(`deskPromotions:${name}`)}
              description={t('deskPromotions:zone')}
              {...form.getInputProps(`promotion.${name}`)}
            />
          ))}
        </Group>
        <Group align="flex-start">
          {(['minimumSpend', 'maximumSpend'] as const).map((name) => (
            <MoneyField
              key={name}
              label={t(`deskPromotions:${name}`)}
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
              label={t(`deskPromotions:${name}`)}
              value={promotion[name]}
              onChange={(count) => form.setFieldValue(`promotion.${name}`, count)}
              error={errors[`promotion.${name}`]}
            />
          ))}
        </Group>
        <TagsInput
          label={t('deskPromotions:emails')}
          description={t('deskPromotions:emailsHelp')}
          dir="ltr"
          value={promotion.emails}
          onChange={(emails) => form.setFieldValue('promotion.emails', emails)}
          acceptValueOnBlur
        />
      </Part>
    </>
  );
}

/** Every place of a promotion that can be wrong, as it is called above the form. */
function useLabels(emails: readonly string[]): Record<string, string> {
  const { t } = useLanguage();
  const names = ['code', 'startsAt', 'endsAt', 'minimumSpend', 'maximumSpend', 'mostPieces'];
  const limits = ['usageLimit', 'usageLimitPerCustomer'];
  const own = ['percent', 'amount', 'buy', 'get', 'mostTimes'];
  const label = (path: string, name: string) => [path, t(`deskPromotions:${name}`)] as const;
  return Object.fromEntries([
    ...[...names, ...limits].map((name) => label(`promotion.${name}`, name)),
    ...own.map((name) => label(`promotion.benefit.${name}`, name)),
    ...['en', 'ar'].map((side) => label(`promotion.title.${side}`, 'title')),
    ...emails.map((_, place) => label(`promotion.emails.${place}`, 'emails')),
  ]);
}

function firstDraft({ found }: Shown, isCopy: boolean): PromotionDraft {
  const begun = toDraft(found);
  if (!isCopy) return begun;
  return { promotion: { ...begun.promotion, code: `${begun.promotion.code}-2`.slice(-50) } };
}

/** The editor of one promotion; with `isCopy` a new one that begins as another stands. Source: CO-05 */
export function PromotionEditor({ shown, isCopy = false }: { shown: Shown; isCopy?: boolean }) {
  const { t, to } = useLanguage();
  const { found } = shown;
  const id = found === null || isCopy ? null : found.id;
  const [{ draft: initial, seen }, setBase] = useState(() => ({
    draft: firstDraft(shown, isCopy),
    seen: shown.version,
  }));
  const state = useDeskForm({
    verb: 'promotions.save',
    draftKey: `promotion:${id ?? 'new'}`,
    initial,
    toInput: (draft: PromotionDraft) => ({
      id,
      seen: id === null ? null : seen,
      promotion: toSent(draft),
    }),
    onSaved: (saved) => {
      if (id === null) goOn(to(`/admin/promotions/${saved}/`));
    },
  });
  const around: Around = { goods: shown.goods, categories: shown.categories };
  const { form } = state;
  const goOn = useOnward(state.isDirty);
  const labels = useLabels(form.getValues().promotion.emails);
  const { kind } = form.getValues().promotion.benefit;
  return (
    <DeskForm
      state={state}
      need="promotions.change"
      labels={labels}
      conflict={(refused) => (
        <PromotionConflict
          refused={refused}
          base={initial.promotion}
          mine={form.values.promotion}
          around={around}
          onMerged={(stored, promotion) => {
            setBase({ draft: { promotion: stored.draft }, seen: stored.version });
            form.setInitialValues({ promotion: stored.draft });
            form.setValues({ promotion });
            state.clearRefused();
          }}
        />
      )}
    >
      <Basics form={form} />
      <Part title={t('deskPromotions:benefit')}>
        <BenefitFields form={form} around={around} />
        {kind === 'none' ? null : (
          <Checkbox
            label={t('deskPromotions:freesDelivery')}
            {...form.getInputProps('promotion.freesDelivery', { type: 'checkbox' })}
          />
        )}
      </Part>
      <Conditions form={form} around={around} />
    </DeskForm>
  );
}
