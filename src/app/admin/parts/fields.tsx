import { Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';

type FieldProps<Values extends Record<string, unknown>> = Readonly<{
  form: UseFormReturnType<Values>;
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  isLong?: boolean;
}>;

/** One text in both languages, side by side: each side written in its own direction. */
export function LocalizedField<Values extends Record<string, unknown>>({
  form,
  name,
  label,
  description,
  required = false,
  isLong = false,
}: FieldProps<Values>) {
  const { t } = useLanguage();
  const sides = [
    { language: 'en', dir: 'ltr', required },
    { language: 'ar', dir: 'rtl', required: false },
  ] as const;
  return (
    <Group grow align="flex-start" gap="md" wrap="wrap" preventGrowOverflow={false}>
      {sides.map((side) => {
        const field = {
          label: `${label} · ${t(`admin:languages.${side.language}`)}`,
          description,
          required: side.required,
          dir: side.dir,
          lang: side.language,
          style: { minWidth: '15rem' },
          ...form.getInputProps(`${name}.${side.language}`),
        };
        return isLong ? (
          <Textarea key={side.language} autosize minRows={3} maxRows={12} {...field} />
        ) : (
          <TextInput key={side.language} {...field} />
        );
      })}
    </Group>
  );
}

/** An amount: typed in dirhams, kept in whole fils; empty is null. */
export function MoneyField({
  value,
  onChange,
  ...rest
}: {
  label: string;
  value: number | null;
  onChange: (fils: number | null) => void;
  description?: React.ReactNode;
  error?: React.ReactNode;
  required?: boolean;
  placeholder?: string;
}) {
  return (
    <NumberInput
      {...rest}
      value={value === null ? '' : value / FILS_PER_DIRHAM}
      onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed) * FILS_PER_DIRHAM))}
      min={0}
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      leftSection={<span aria-hidden="true">{'\u20C3'}</span>}
      inputMode="decimal"
      hideControls
    />
  );
}
