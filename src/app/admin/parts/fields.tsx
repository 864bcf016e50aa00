import { Group, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { toWesternDigits } from '#kernel/address/phone.ts';
import { directionOf, LANGUAGES } from '#kernel/language.ts';
import { aed, FILS_PER_DIRHAM, toDecimal } from '#kernel/money.ts';
import { normaliseNumber } from '#kernel/text/normalise-number.ts';
import { useLanguage } from '#views/language/language.tsx';

/** The two fields of a text in both languages. */
export const SIDES = LANGUAGES.map((language) => ({ language, dir: directionOf(language) }));

type FieldProps<Values extends Record<string, unknown>> = Readonly<{
  form: UseFormReturnType<Values>;
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  isLong?: boolean;
}>;

/** A text in both languages, side by side; each input has its own direction. */
export function LocalizedField<Values extends Record<string, unknown>>({
  form,
  name,
  label,
  description,
  required = false,
  isLong = false,
}: FieldProps<Values>) {
  const { t } = useLanguage();
  return (
    <Group grow align="flex-start" gap="md" wrap="wrap" preventGrowOverflow={false}>
      {SIDES.map(({ language, dir }) => {
        const field = {
          label: `${label} · ${t(`admin:languages.${language}`)}`,
          description,
          required: required && language === 'en',
          dir,
          lang: language,
          style: { minWidth: '15rem' },
          ...form.getInputProps(`${name}.${language}`),
        };
        return isLong ? (
          <Textarea key={language} autosize minRows={3} maxRows={12} {...field} />
        ) : (
          <TextInput key={language} {...field} />
        );
      })}
    </Group>
  );
}

/** Converts typed dirhams to whole fils; null if empty, undefined if invalid. */
export function parseDirhams(text: string): number | null | undefined {
  const plain = normaliseNumber(text);
  if (plain === '') return null;
  return /^\d*(\.\d{0,2})?$/.test(plain) ? Math.round(Number(`0${plain}`) * FILS_PER_DIRHAM) : undefined;
}

/** An amount, typed in dirhams and stored in whole fils; null if empty. */
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
  const [typed, setTyped] = useState<{ text: string; fils: number | null } | null>(null);
  const type = (text: string) => {
    const fils = parseDirhams(text);
    if (fils === undefined) return;
    setTyped({ text, fils });
    onChange(fils);
  };
  return (
    <TextInput
      {...rest}
      value={typed?.fils === value ? typed.text : value === null ? '' : toDecimal(aed(value))}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
      leftSection={<span aria-hidden="true">{'\u20C3'}</span>}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

type QuantityProps = Readonly<{
  label: string;
  /** The label is visible to screen readers only. */
  isUnlabelled?: boolean;
  value: number;
  onChange: (quantity: number) => void;
  error?: React.ReactNode;
  widthPx?: number;
}>;

const MOST_PIECES = 10_000;

/** A quantity, at least one; while the field is empty it has the previous value. */
export function QuantityField({
  label,
  isUnlabelled = false,
  value,
  onChange,
  error,
  widthPx,
}: QuantityProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...(isUnlabelled ? { 'aria-label': label } : { label })}
      {...(widthPx === undefined ? {} : { w: widthPx })}
      value={isEmpty ? '' : value}
      min={1}
      max={MOST_PIECES}
      allowDecimal={false}
      onChange={(typed) => {
        setEmpty(typed === '');
        if (typed !== '') onChange(Math.max(1, Math.trunc(Number(typed)) || 1));
      }}
      onBlur={() => setEmpty(false)}
      error={error}
    />
  );
}

/** Converts Arabic digits as they are typed, since number inputs only accept Latin ones. */
export function typeLatinDigits(event: FormEvent<HTMLInputElement>): void {
  const { data } = event.nativeEvent as InputEvent;
  const latin = toWesternDigits(data ?? '').replaceAll('٫', '.');
  if (data === null || latin === data) return;
  event.preventDefault();
  // The only API that fires input events and keeps native undo.
  document.execCommand('insertText', false, latin);
}
