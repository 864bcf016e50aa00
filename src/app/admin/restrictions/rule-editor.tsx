import { Modal, MultiSelect, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EMIRATES } from '#kernel/address/emirate.ts';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { useEmirates, useMethodChoices } from '../orders/words.ts';
import { LocalizedField } from '../parts/fields.tsx';
import type { FormatField } from '../parts/forms/conflict-dialog.tsx';
import { AdminForm, useAdminForm } from '../parts/forms/form.tsx';
import { type RuleDraft, toRuleDraft, toRuleSent } from './rule-draft.ts';
import { CLASSES, MODES } from './rule-words.ts';

const FIELDS = ['id', 'class', 'emirates', 'mode', 'minimumAge', 'forbidsPayment'] as const;

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries([
    ...FIELDS.map((field) => [`rule.${field}`, t(`adminRestrictions:fields.${field}`)] as const),
    ...['words', 'words.en', 'words.ar'].map((field) => [
      `rule.${field}`,
      t('adminRestrictions:fields.words'),
    ]),
  ]);
}

/** Formats values of a rule. */
function useFormatRuleField(): FormatField {
  const { t } = useLanguage();
  const choices = [...useEmirates()(EMIRATES), ...useMethodChoices()];
  const list = (codes: readonly string[]) =>
    codes.map((code) => choices.find(({ value }) => value === code)?.label ?? code).join(', ') || '–';
  const special: Readonly<Record<string, (value: never) => string>> = {
    'rule.class': (kind: string) => t(`adminRestrictions:goods.${kind}`),
    'rule.mode': (mode: string) => t(`adminRestrictions:modes.${mode}`),
    'rule.emirates': list,
    'rule.forbidsPayment': list,
  };
  return (value, field) => special[field]?.(value as never);
}

function RuleFields({ form, minimumAge }: { form: UseFormReturnType<RuleDraft>; minimumAge: number }) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const methods = useMethodChoices();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminRestrictions:${group}.${value}`) }));
  return (
    <>
      <TextInput
        label={t('adminRestrictions:fields.id')}
        description={t('adminRestrictions:idHelp')}
        dir="ltr"
        required
        {...form.getInputProps('rule.id')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
        <Select
          label={t('adminRestrictions:fields.class')}
          data={named('goods', [...CLASSES, 'any'])}
          allowDeselect={false}
          {...form.getInputProps('rule.class')}
        />
        <Select
          label={t('adminRestrictions:fields.mode')}
          data={named('modes', MODES)}
          allowDeselect={false}
          {...form.getInputProps('rule.mode')}
        />
        <MultiSelect
          label={t('adminRestrictions:fields.emirates')}
          description={t('adminRestrictions:emiratesHelp')}
          data={emirates(EMIRATES)}
          clearable
          {...form.getInputProps('rule.emirates')}
        />
        <MultiSelect
          label={t('adminRestrictions:fields.forbidsPayment')}
          description={t('adminRestrictions:paymentHelp')}
          data={methods}
          clearable
          {...form.getInputProps('rule.forbidsPayment')}
        />
        <NumberInput
          label={t('adminRestrictions:fields.minimumAge')}
          description={t('adminRestrictions:ageHelp', { age: minimumAge })}
          value={form.getValues().rule.minimumAge ?? ''}
          onChange={(typed) =>
            form.setFieldValue('rule.minimumAge', typed === '' ? null : Math.round(Number(typed)))
          }
          error={form.errors['rule.minimumAge']}
          allowDecimal={false}
        />
      </SimpleGrid>
      <LocalizedField
        form={form}
        name="rule.words"
        label={t('adminRestrictions:fields.words')}
        description={t('adminRestrictions:wordsHelp')}
        required
        isLong
      />
    </>
  );
}

type EditorProps = {
  /** The version of the whole table. */
  version: number;
  /** Null for a new rule. */
  rule: RestrictionRule | null;
  minimumAge: number;
  onClose: () => void;
};

/** The dialog that edits a rule. Source: BO-07 */
export function RuleEditor({ version, rule, minimumAge, onClose }: EditorProps) {
  const { t } = useLanguage();
  const labels = useLabels();
  const formatField = useFormatRuleField();
  const id = rule?.id ?? null;
  const state = useAdminForm({
    action: 'restrictions.keep-rule',
    draftKey: `rule:${id ?? 'new'}`,
    opened: { values: toRuleDraft(rule), version },
    toInput: (draft: RuleDraft, read) => ({ version: read, id, rule: toRuleSent(draft) }),
    toValues: (rules: readonly RestrictionRule[]) => toRuleDraft(rules.find((one) => one.id === id) ?? null),
    onSaved: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={state.conflict === null}
      size="lg"
      title={id === null ? t('adminRestrictions:newRule') : t('adminRestrictions:editRule', { id })}
    >
      <AdminForm state={state} need="restrictions.change" labels={labels} formatField={formatField}>
        <RuleFields form={state.form} minimumAge={minimumAge} />
      </AdminForm>
    </Modal>
  );
}
