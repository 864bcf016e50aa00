const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩']
    .map((digit, value) => [digit, String(value)])
    .concat([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
);

/** Replaces Arabic and Persian digits by Western ones. */
export function toWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => DIGITS[digit] ?? digit);
}

/**
 * Parses a UAE mobile number: `05x xxx xxxx`, `5xxxxxxxx`, `+971…`, `00971…`.
 *
 * @returns `+971` and nine digits, or null
 */
export function parseMobile(text: string): string | null {
  const digits = toWesternDigits(text).replace(/[\s().\-‎‏]/g, '');
  const match = /^(?:\+971|00971|971)?0?(5\d{8})$/.exec(digits);
  return match ? `+971${match[1]}` : null;
}

/** A regular expression for the prefix of a national number: leading zeros and the country code. */
export const COUNTRY_PREFIX = '^0*(971(?=[0-9]{7}))?0*';

/** Digits of a phone in the country, mobile or landline, however it was typed; with the country's code where it is another one. */
export function nationalNumber(phone: string): string {
  return toWesternDigits(phone)
    .replace(/[^0-9]/g, '')
    .replace(new RegExp(COUNTRY_PREFIX), '');
}
