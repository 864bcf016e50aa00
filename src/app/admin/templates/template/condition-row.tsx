import { ActionIcon, Group, Select } from '@mantine/core';
import { useState } from 'react';
import type { Condition, SingleKind } from '#shop/templates';
import { PAGE_CONDITIONS, PAGE_TYPES, type PagePlace, singleKindOf } from '#shop/templates/rules/places.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { choicesOf, type SingleChoice } from '../condition-words.ts';
import type { Choices } from './draft.ts';

/** A condition of a kind with an id or slug. */
function toCondition(kind: Condition['kind'], named: string): Condition {
  switch (kind) {
    case 'all':
      return { kind };
    case 'category':
    case 'category-only':
    case 'single':
    case 'product':
    case 'page':
    case 'article':
      return { kind, value: Number(named) };
    default:
      return { kind, value: named };
  }
}

function typesOf(place: PagePlace): readonly string[] {
  const types: Readonly<Partial<Record<PagePlace, readonly string[]>>> = PAGE_TYPES;
  return types[place] ?? [];
}

type SingleProps = Readonly<{
  of: SingleKind;
  value: number;
  known: readonly SingleChoice[];
  error?: string | undefined;
  onChange: (value: number) => void;
}>;

/** Searches and selects one product or text. */
function SingleSelect({ of, value, known, error, onChange }: SingleProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const answer = usePreview('templates.find-singles', typed === '' ? null : { of, q: typed });
  const choices = answer?.ok ? answer.value : [];
  const [chosen, setChosen] = useState<readonly SingleChoice[]>(known.filter((one) => one.of === of));
  const current =
    value === 0 ? [] : [{ of, value: String(value), label: t('adminTemplates:conditions.gone', { value }) }];
  const all = new Map([...current, ...chosen, ...choices].map((one) => [one.value, one]));
  return (
    <Select
      label={t('adminTemplates:conditions.value')}
      placeholder={t('adminTemplates:conditions.find')}
      data={[...all.values()]}
      value={value === 0 ? null : String(value)}
      searchable
      onSearchChange={setTyped}
      nothingFoundMessage={t('adminTemplates:conditions.nothing')}
      error={error}
      allowDeselect={false}
      onChange={(picked) => {
        if (picked === null) return;
        setChosen((before) => [...before, ...choices]);
        onChange(Number(picked));
      }}
    />
  );
}

type RowProps = Readonly<{
  at: number;
  place: PagePlace;
  condition: Condition;
  choices: Choices;
  singles: readonly SingleChoice[];
  error?: string | undefined;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}>;

/** A condition: its kind and what it names. */
export function ConditionRow({
  at,
  place,
  condition,
  choices,
  singles,
  error,
  onChange,
  onRemove,
}: RowProps) {
  const { t } = useLanguage();
  const types = typesOf(place).map((value) => ({
    value,
    label: t(`adminTemplates:conditions.types.${value}`),
  }));
  const single = singleKindOf(place, condition.kind);
  const valuesOf = (kind: Condition['kind']) => (kind === 'type' ? types : choicesOf(kind, place, choices));
  return (
    <Group align="flex-end" gap="xs" className="admin-row">
      <Select
        label={t('adminTemplates:conditions.kind')}
        data={PAGE_CONDITIONS[place].map((kind) => ({
          value: kind,
          label: t(`adminTemplates:conditions.kinds.${kind}`),
        }))}
        value={condition.kind}
        allowDeselect={false}
        onChange={(kind) => {
          const known = PAGE_CONDITIONS[place].find((one) => one === kind);
          if (known !== undefined) onChange(toCondition(known, valuesOf(known)[0]?.value ?? ''));
        }}
      />
      {single === null || !('value' in condition) ? null : (
        <SingleSelect
          of={single}
          value={Number(condition.value)}
          known={singles}
          error={error}
          onChange={(value) => onChange(toCondition(condition.kind, String(value)))}
        />
      )}
      {condition.kind === 'all' || single !== null ? null : (
        <Select
          label={t('adminTemplates:conditions.value')}
          data={[...valuesOf(condition.kind)]}
          value={String(condition.value)}
          searchable
          allowDeselect={false}
          error={error}
          nothingFoundMessage={t('adminTemplates:conditions.nothing')}
          onChange={(picked) => {
            if (picked !== null) onChange(toCondition(condition.kind, picked));
          }}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('adminTemplates:conditions.remove', { at: at + 1 })}
        onClick={onRemove}
      >
        <AdminIcon name="trash" />
      </ActionIcon>
    </Group>
  );
}
