const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩']
    .map((digit, value) => [digit, String(value)])
    .concat([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
);

/** Arabic and Persian digits as Western ones; everything else as it was. */
export function toWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => DIGITS[digit] ?? digit);
}

/**
 * Reads a mobile number of the United Arab Emirates: `05x xxx xxxx`, `5xxxxxxxx`, `+971…`, `00971…`.
 *
 * @returns `+971` and nine digits, or null when it is none
 */
export function parseMobile(text: string): string | null {
  const digits = toWesternDigits(text).replace(/[\s().\-‎‏]/g, '');
  const match = /^(?:\+971|00971|971)?0?(5\d{8})$/.exec(digits);
  return match ? `+971${match[1]}` : null;
}
