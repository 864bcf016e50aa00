import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { TermKind } from '#widgets/fields/field.ts';
import { useAction } from '../../../../use-action.ts';
import type { ControlOf, InputProps } from '../input-props.ts';
import { recordOf } from '../read-value.ts';

/** Stands for null in the select, whose values are texts. */
const NONE = 'none';
/** Where the choices of conditions have the terms of a kind. */
const CHOICES = { category: 'category', brand: 'brand', tag: 'productTag' } as const;

type Choices = ValueOf<'templates.choices'>['choices'];

function useTerms(kinds: readonly TermKind[]) {
  const { t } = useLanguage();
  const { queryAction } = useAction();
  const [choices, setChoices] = useState<Choices | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    void queryAction('templates.choices', {}).then((answer) => {
      if (answer.ok) setChoices(answer.value.choices);
    });
  }, []);
  return kinds.map((kind) => ({
    group: t(`adminTemplates:content.terms.kinds.${kind}`),
    items: (choices?.[CHOICES[kind]] ?? []).map(({ value, label }) => ({ value: `${kind}:${value}`, label })),
  }));
}

function keyOf(value: unknown): string {
  const [found] = Object.entries(recordOf(value));
  return found === undefined ? NONE : found.join(':');
}

function toTerm(key: string) {
  const at = key.indexOf(':');
  const [kind, name] = [key.slice(0, at), key.slice(at + 1)];
  return { [kind]: kind === 'category' ? Number(name) : name };
}

/** A category, brand or tag by its name; one that is gone is shown by what is stored. */
export function TermInput({
  control,
  label,
  value,
  onChange,
  error,
}: InputProps & Readonly<{ control: ControlOf<'term'> }>) {
  const { t } = useLanguage();
  const groups = useTerms(control.kinds);
  const chosen = keyOf(value);
  const isKnown = chosen === NONE || groups.some(({ items }) => items.some((one) => one.value === chosen));
  const gone = isKnown
    ? []
    : [{ value: chosen, label: t('adminTemplates:content.terms.gone', { name: chosen.split(':')[1] }) }];
  return (
    <Select
      label={label}
      data={[{ value: NONE, label: t('adminTemplates:content.terms.none') }, ...gone, ...groups]}
      value={chosen}
      onChange={(key) => onChange(key === null || key === NONE ? null : toTerm(key))}
      error={error}
      allowDeselect={false}
      searchable
      maw="20rem"
    />
  );
}
