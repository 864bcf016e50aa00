import { nationalNumber } from '../address/phone.ts';

/** One letter of an email, also as it stands in an address of the web. */
function exactly(letter: string): string {
  if (/[\p{L}\p{N}]/u.test(letter)) return letter;
  const sign = letter === '@' ? letter : `\\${letter}`;
  const encoded = encodeURIComponent(letter);
  return encoded === letter ? sign : `(${sign}|${encoded})`;
}

/** A pattern of PostgreSQL and of JavaScript that finds an email in a text, and none that only ends or begins like it. */
function emailPattern(email: string): string {
  const exact = [...email.trim().toLowerCase()].map(exactly).join('');
  return `(^|[^a-z0-9._%+-]|%[0-9a-f]{2})${exact}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
}

const FEWEST_DIGITS = 7;
const LOCAL_DIGITS = 9;
const DIGIT = '0-9٠-٩۰-۹';
/** Signs between two digits of a phone, also as in an address of the web. */
const SIGNS = `(?:%[0-9a-f]{2}|[^${DIGIT}a-z"]){0,3}`;
/** What may stand before the number of a phone in the country: code of the country, zero, or nothing. */
const PREFIX = `(?:^|[^${DIGIT}]|%[0-9a-f]{2})(?:${typed('00')}${SIGNS})?(?:${typed('971')}${SIGNS})?(?:${typed('0')}${SIGNS})?`;

/** Digits in any script, with signs between them. */
function typed(digits: string): string {
  return [...digits]
    .map((digit) => `[${digit}${'٠١٢٣٤٥٦٧٨٩'[Number(digit)]}${'۰۱۲۳۴۵۶۷۸۹'[Number(digit)]}]`)
    .join(SIGNS);
}

/** The same for a phone, mobile or landline, however it was typed; null for what is too short to be one. */
function phonePattern(phone: string): string | null {
  const number = nationalNumber(phone);
  if (number.length < FEWEST_DIGITS) return null;
  const isForeign = number.length > LOCAL_DIGITS;
  return `${isForeign ? '' : PREFIX}${typed(number.slice(-LOCAL_DIGITS))}($|[^${DIGIT}])`;
}

/** How somebody is reached. */
export type Reachable = Readonly<{ emails: readonly string[]; phones: readonly string[] }>;

/** A pattern, to be matched without regard to letter case, of texts that name somebody; null for nobody. */
export function personPattern({ emails, phones }: Reachable): string | null {
  const patterns = [
    ...emails.filter((email) => email.trim() !== '').map(emailPattern),
    ...phones.map(phonePattern),
  ];
  const known = [...new Set(patterns.filter((pattern) => pattern !== null))];
  return known.length === 0 ? null : known.join('|');
}

/** What stands for a text that was erased. */
export const ERASED = '…';

/** A text in which each place that names somebody is erased. @param pattern as of `personPattern` */
export function withoutNaming(text: string, pattern: string): string {
  return text.replace(new RegExp(pattern, 'gi'), (found) => {
    const [before = ''] = /^[\s,;:]*/.exec(found) ?? [];
    const [after = ''] = /[\s.,;:!?)]*$/.exec(found) ?? [];
    return before + ERASED + after;
  });
}

/** A text without the words of a name, such as that which it addresses. */
export function withoutName(text: string, name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => [...word].length > 1);
  return words.reduce(
    (rest, word) => rest.replace(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'giu'), ERASED),
    text,
  );
}
