import { toWesternDigits } from '../address/phone.ts';

/**
 * A number as it is typed in the UAE, with Latin digits and a point: Arabic digits, the currency and separators of
 * thousands are understood, and so is a comma before the last one or two digits, which is a decimal one.
 */
export function normaliseNumber(text: string): string {
  const plain = toWesternDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/AED|درهم|د\.إ|\u20C3|[\s٬\u00A0]/gi, '');
  const [, whole, decimals] = /^(-?\d+),(\d{1,2})$/.exec(plain) ?? [];
  return whole === undefined ? plain.replaceAll(',', '') : `${whole}.${decimals}`;
}
