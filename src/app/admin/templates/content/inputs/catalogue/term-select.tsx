import { Select } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import type { InputProps } from '../input-props.ts';
import { recordOf } from '../read-value.ts';

/** The select's value for null, since its values are strings. */
const NONE = 'none';

/** Terms of one kind: the stored value and the name of each. */
export type TermGroup = Readonly<{
  kind: string;
  group: string;
  terms: readonly Readonly<{ value: string | number; label: string }>[];
}>;

const keyOf = (kind: string, value: string | number) => `${kind}:${value}`;

function storedKey(value: unknown): string {
  const [entry] = Object.entries(recordOf(value));
  return entry === undefined ? NONE : entry.join(':');
}

/** Selects a term of several kinds; a deleted one is shown by its stored value. */
export function TermSelect({
  groups,
  label,
  value,
  onChange,
  error,
}: InputProps & Readonly<{ groups: readonly TermGroup[] }>) {
  const { t } = useLanguage();
  const chosen = storedKey(value);
  const terms = groups.flatMap((one) =>
    one.terms.map((term) => ({ key: keyOf(one.kind, term.value), stored: { [one.kind]: term.value } })),
  );
  const isKnown = chosen === NONE || terms.some(({ key }) => key === chosen);
  const name = chosen.slice(chosen.indexOf(':') + 1);
  const gone = isKnown ? [] : [{ value: chosen, label: t('adminTemplates:content.terms.gone', { name }) }];
  const shown = groups.map((one) => ({
    group: one.group,
    items: one.terms.map((term) => ({ value: keyOf(one.kind, term.value), label: term.label })),
  }));
  return (
    <Select
      label={label}
      data={[
        { value: NONE, label: t('adminTemplates:content.terms.none') },
        ...gone,
        ...shown.filter(({ items }) => items.length > 0),
      ]}
      value={chosen}
      onChange={(key) => {
        if (key !== chosen) onChange(terms.find((one) => one.key === key)?.stored ?? null);
      }}
      error={error}
      allowDeselect={false}
      searchable
      maw="20rem"
    />
  );
}
