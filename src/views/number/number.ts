import type { Language } from '#kernel/language.ts';

const MOST_DECIMALS = 3;
const options = { maximumFractionDigits: MOST_DECIMALS };

/** Creating a formatter takes longer than a hundred uses. */
const formatters: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', options),
  ar: new Intl.NumberFormat('ar-AE-u-nu-latn', options),
};

/** Creating a formatter takes longer than a hundred uses. */
const percents: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 }),
  ar: new Intl.NumberFormat('ar-AE-u-nu-latn', { style: 'percent', maximumFractionDigits: 1 }),
};

/** A share as a percentage: 0.125 is '12.5%'. */
export function formatPercent(share: number, language: Language): string {
  return percents[language].format(share);
}

/** A number as the language groups its digits: '12,500'. */
export function formatNumber(value: number, language: Language): string {
  return formatters[language].format(value);
}
