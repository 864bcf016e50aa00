import { Select } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { type ControlOf, type InputProps, useNodeForm } from './input-props.ts';
import { listOf, localizedOf, recordOf, textOf } from './read-value.ts';

/** Selects an entry of a list of the same widget, by position and title; a deleted entry is not selected. */
export function EntryInput({
  control,
  label,
  value,
  onChange,
  error,
}: InputProps & Readonly<{ control: ControlOf<'entry'> }>) {
  const { t, language } = useLanguage();
  const { settings, labelOf } = useNodeForm();
  const data = control.lists.map((list) => ({
    group: labelOf(list),
    items: listOf(settings[list]).map((entry, at) => {
      const { key, title } = recordOf(entry);
      return { value: textOf(key), label: `${at + 1}. ${inLanguage(localizedOf(title), language)}` };
    }),
  }));
  const isThere = data.some(({ items }) => items.some((item) => item.value === value));
  return (
    <Select
      label={label}
      data={data}
      value={isThere ? textOf(value) : null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      allowDeselect={false}
      placeholder={t('adminTemplates:content.chooseEntry')}
      maw="20rem"
    />
  );
}
