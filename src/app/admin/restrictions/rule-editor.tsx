import {
  Alert,
  Button,
  List,
  Modal,
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { EMIRATES } from '#kernel/emirate.ts';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import type { Refused } from '../act.ts';
import { useEmirates, useMethodChoices } from '../orders/words.ts';
import { LocalizedField } from '../parts/fields.tsx';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { type RuleDraft, toRuleDraft, toRuleSent } from './rule-draft.ts';
import { CLASSES, MODES, useRuleWords } from './rule-words.ts';

type Rules = readonly RestrictionRule[];
const FIELDS = ['id', 'class', 'emirates', 'mode', 'minimumAge', 'forbidsPayment'] as const;

function useLabels(): Record<string, string> {
  const { t } = useLanguage();
  return Object.fromEntries([
    ...FIELDS.map((field) => [`rule.${field}`, t(`deskRestrictions:fields.${field}`)] as const),
    ...['words', 'words.en', 'words.ar'].map((field) => [
      `rule.${field}`,
      t('deskRestrictions:fields.words'),
    ]),
  ]);
}

function RuleFields({ form, minimumAge }: { form: UseFormReturnType<RuleDraft>; minimumAge: number }) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const methods = useMethodChoices();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`deskRestrictions:${group}.${value}`) }));
  return (
    <>
      <TextInput
        label={t('deskRestrictions:fields.id')}
        description={t('deskRestrictions:idHelp')}
        dir="ltr"
        required
        {...form.getInputProps('rule.id')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
        <Select
          label={t('deskRestrictions:fields.class')}
          data={named('goods', [...CLASSES, 'any'])}
          allowDeselect={false}
          {...form.getInputProps('rule.class')}
        />
        <Select
          label={t('deskRestrictions:fields.mode')}
          data={named('modes', MODES)}
          allowDeselect={false}
          {...form.getInputProps('rule.mode')}
        />
        <MultiSelect
          label={t('deskRestrictions:fields.emirates')}
          description={t('deskRestrictions:emiratesHelp')}
          data={emirates(EMIRATES)}
          clearable
          {...form.getInputProps('rule.emirates')}
        />
        <MultiSelect
          label={t('deskRestrictions:fields.forbidsPayment')}
          description={t('deskRestrictions:paymentHelp')}
          data={methods}
          clearable
          {...form.getInputProps('rule.forbidsPayment')}
        />
        <NumberInput
          label={t('deskRestrictions:fields.minimumAge')}
          description={t('deskRestrictions:ageHelp', { age: minimumAge })}
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
        label={t('deskRestrictions:fields.words')}
        description={t('deskRestrictions:wordsHelp')}
        required
        isLong
      />
    </>
  );
}

/** The table that somebody else saved meanwhile, and the way to lay what was typed into it. */
function Conflict({ refused, onMine }: { refused: Refused; onMine: (stored: Rules) => void }) {
  const { t } = useLanguage();
  const words = useRuleWords();
  const { stored } = refused.refusal as { stored?: Rules };
  if (stored === undefined) return null;
  return (
    <Alert color="red" role="alert" title={refused.words}>
      <Text size="sm" fw={600}>
        {t('deskRestrictions:theirs')}
      </Text>
      <List size="sm" type="ordered" mb="sm">
        {stored.map((rule) => (
          <List.Item key={rule.id}>{words.sentence(rule)}</List.Item>
        ))}
      </List>
      <Button size="xs" onClick={() => onMine(stored)}>
        {t('deskRestrictions:saveInto')}
      </Button>
    </Alert>
  );
}

type EditorProps = {
  rules: Rules;
  /** Null for a new line. */
  rule: RestrictionRule | null;
  minimumAge: number;
  onSaved: () => void;
};

function EditorForm({ rules, rule, minimumAge, onSaved }: EditorProps) {
  const seen = useRef(rules);
  const placeIn = (table: Rules) => {
    const place = table.findIndex(({ id }) => id === rule?.id);
    return place < 0 ? null : place;
  };
  const state = useDeskForm({
    verb: 'restrictions.keep-rule',
    draftKey: `rule:${rule?.id ?? 'new'}`,
    initial: toRuleDraft(rule),
    toInput: (draft: RuleDraft) => ({
      seen: [...seen.current],
      place: placeIn(seen.current),
      rule: toRuleSent(draft),
    }),
    onSaved,
  });
  return (
    <DeskForm
      state={state}
      need="restrictions.change"
      labels={useLabels()}
      conflict={(refused) => (
        <Conflict
          refused={refused}
          onMine={(stored) => {
            seen.current = stored;
            void state.save(state.form.getValues());
          }}
        />
      )}
    >
      <RuleFields form={state.form} minimumAge={minimumAge} />
    </DeskForm>
  );
}

/** The dialog in which one line of the table is written. Source: BO-07 */
export function RuleEditor({
  isOpen,
  onClose,
  ...form
}: EditorProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={
        form.rule === null
          ? t('deskRestrictions:newRule')
          : t('deskRestrictions:editRule', { id: form.rule.id })
      }
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <EditorForm key={form.rule?.id ?? ''} {...form} />
    </Modal>
  );
}
