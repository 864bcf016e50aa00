import { EMIRATES } from '#kernel/address/emirate.ts';
import { aed } from '#kernel/money.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAmountText } from '../orders/words.ts';
import {
  type Allowed,
  allowedBy,
  type FieldKind,
  fieldKind,
  plainSchema,
  type ValueSchema,
} from './value-schema.ts';

/** A value of a setting: the setting's key, the last part of the value's path, and its schema. */
export type ValuePlace = Readonly<{ settingKey: string; name: string; schema: ValueSchema }>;

/** The props of a field for a value or a part of it. */
export type ValueFieldProps = ValuePlace &
  Readonly<{
    label: string;
    value: unknown;
    /** The default value. */
    first: unknown;
    onChange: (value: unknown) => void;
    /** The description; parts of a value have none, since the value has one. */
    explanation?: string;
  }>;

/** Longer defaults are not shown below the field; the reset button still restores them. */
const LONGEST = 90;

/** Labels of the options of a value. */
export function useChoices() {
  const { t } = useLanguage();
  const wordsOf = ({ settingKey, name, schema }: ValuePlace, code: string): string => {
    const ofSetting = schema.names?.[code];
    if (ofSetting !== undefined) return ofSetting;
    if (name === 'emirates') return t(`checkout:emirates.${code}`, { defaultValue: code });
    if (name === 'forbiddenClasses' || name === 'subscriptions.classes')
      return t(`adminOrders:classes.${code}`, { defaultValue: code });
    if (name === 'devices' || name === 'layout.headerStickyOn')
      return t(`adminOrders:devices.${code}`, { defaultValue: code });
    const words = t(`adminSettings:choices.${settingKey}.${code}`, { defaultValue: code });
    return words;
  };
  return (place: ValuePlace) => {
    const { items, enum: ones } = place.schema;
    const item = items === undefined ? undefined : plainSchema(items);
    const codes = place.name === 'emirates' ? EMIRATES : (ones ?? item?.enum ?? []);
    return codes.map((code) => ({ value: code, label: wordsOf(place, code) }));
  };
}

function boundsKey({ minimum, maximum }: Allowed): string | null {
  if (minimum !== null && maximum !== null) return 'between';
  if (minimum !== null) return 'from';
  return maximum === null ? null : 'upTo';
}

/** The allowed values as sentences. */
function useAllowed() {
  const { t } = useLanguage();
  const amountText = useAmountText();
  return ({ schema }: ValuePlace, kind: FieldKind): string[] => {
    const allowed = allowedBy(schema);
    const shown = (bound: number | null) =>
      bound !== null && kind === 'money' ? amountText(aed(bound)) : bound;
    const bounds = boundsKey(allowed);
    return [
      ...(bounds === null
        ? []
        : [
            t(`adminSettings:allowed.${bounds}`, {
              minimum: shown(allowed.minimum),
              maximum: shown(allowed.maximum),
            }),
          ]),
      ...(allowed.pattern === null
        ? []
        : [t('adminSettings:allowed.pattern', { pattern: t(`adminSettings:patterns.${allowed.pattern}`) })]),
      ...(schema.minLength === undefined ? [] : [t('adminSettings:allowed.needed')]),
    ];
  };
}

/** Formats a value without parts; null for others. */
export function useLeafText() {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const choices = useChoices();
  const called = (place: ValuePlace, code: unknown) =>
    choices(place).find(({ value }) => value === code)?.label ?? String(code);
  const words: Partial<Record<FieldKind, (first: unknown, place: ValuePlace) => string>> = {
    switch: (first) => t(`adminSettings:${first === true ? 'yes' : 'no'}`),
    money: (first) => amountText(aed(Number(first))),
    choice: (first, place) => called(place, first),
    choices: (first, place) =>
      (Array.isArray(first) ? first : []).map((code) => called(place, code)).join(', '),
    number: String,
    text: String,
    words: (value) => (Array.isArray(value) ? value : []).join(' · '),
  };
  return (place: ValuePlace, kind: FieldKind, value: unknown) => words[kind]?.(value, place) ?? null;
}

/** The hint below a field: allowed values and the default. */
export function useValueHint(): (place: ValuePlace, first: unknown) => string {
  const { t } = useLanguage();
  const allowed = useAllowed();
  const firstOf = useLeafText();
  return (place, first) => {
    const kind = fieldKind(place.schema, place.name);
    const value = firstOf(place, kind, first);
    const isShown = value !== null && kind !== 'words' && value.length <= LONGEST;
    const firstWords = value === '' ? t('adminSettings:firstEmpty') : t('adminSettings:first', { value });
    return [...allowed(place, kind), ...(isShown ? [firstWords] : [])].join(' ');
  };
}
