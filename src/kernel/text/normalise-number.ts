import { toWesternDigits } from '../address/phone.ts';

/**
 * Converts a number as typed in the UAE to Latin digits with a decimal point. Accepts Arabic digits, the currency,
 * thousands separators, and a decimal comma before the last one or two digits.
 */
export function normaliseNumber(text: string): string {
  const plain = toWesternDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/AED|درهم|د\.إ|\u20C3|[\s٬\u00A0]/gi, '');
  const [, whole, decimals] = /^(-?\d+),(\d{1,2})$/.exec(plain) ?? [];
  return whole === undefined ? plain.replaceAll(',', '') : `${whole}.${decimals}`;
}
