import { nationalNumber } from '../address/phone.ts';

/** A letter, percent-encoded for a URL. */
function encoded(letter: string): string {
  return new URLSearchParams([['', letter]]).toString().slice(1);
}

/** Matches one letter of an email, plain or percent-encoded. */
function exactly(letter: string): string {
  const sign = /[\p{L}\p{N}@]/u.test(letter) ? letter : `\\${letter}`;
  const others = [letter, letter.toUpperCase()]
    .filter((one) => /[^a-z0-9]/i.test(one))
    .map(encoded)
    .filter((one) => one.startsWith('%'));
  return others.length === 0 ? sign : `(?:${[sign, ...new Set(others)].join('|')})`;
}

/** A percent-encoded character. A match includes the one before it: a longer lookbehind is slow in PostgreSQL. */
const ENCODED = '%[0-9a-f]{2}';

/** A pattern of PostgreSQL and of JavaScript that finds an email in a text, and none that only ends or begins like it. */
function emailPattern(email: string): string {
  const exact = [...email.trim().toLowerCase()].map(exactly).join('');
  return `(?:(?<![a-z0-9._%+-])|${ENCODED})${exact}(?![a-z0-9]|[.-][a-z0-9])`;
}

const FEWEST_DIGITS = 7;
const LOCAL_DIGITS = 9;
const DIGIT = '0-9٠-٩۰-۹';
/** Signs between two digits of a phone, also as in an address of the web; a colon is one of a time. */
const SIGNS = `(?:${ENCODED}|[^${DIGIT}a-z":]){0,3}`;
/** Up to three characters between two digits of a phone, also percent-encoded; a colon belongs to a time. */
const OPENING = `(?:[(](?=[+]?[${DIGIT}]{1,5}[)]))?(?:[+]|%2B)?`;
/** Optional prefix of a phone number: the country code, a zero, or nothing. */
const PREFIX = `(?:(?<![${DIGIT}])|${ENCODED})${OPENING}(?:${typed('00')}${SIGNS})?(?:${typed('971')}${SIGNS})?(?:${typed('0')}${SIGNS})?`;
/** A phone is not followed by another digit, or by the minutes of a time. */
const END = `(?![${DIGIT}]|:[${DIGIT}])`;

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
  const code = number.slice(0, -LOCAL_DIGITS);
  const prefix = code === '' ? PREFIX : `(?:${OPENING}${typed(code)}${SIGNS})?`;
  return `${prefix}${typed(number.slice(-LOCAL_DIGITS))}${END}`;
}

/**
 * Letters with their marks, for PostgreSQL, which knows no classes of Unicode: Latin, Greek, Cyrillic, Arabic, and the scripts of
 * India and Sri Lanka.
 */
export const LETTER =
  'a-z\u00c0-\u024f\u0300-\u0377\u037b-\u037d\u0386\u0388-\u03ff\u0400-\u052f' +
  '\u0610-\u061a\u0620-\u065f\u0670-\u06d3\u0900-\u0963\u0971-\u0df3';
const FEWEST_WORDS = 2;
/** Single letters have other meanings, such as sizes. */
const FEWEST_LETTERS_OF_WORD = 2;

/** What Arabic writes together with a word: and, so, with, like, for. */
const ARABIC_PREFIXES = '[وف]?[بكل]?';
/** Between two words of a name: a space, a hyphen, an apostrophe as HTML has it. */
const BETWEEN_WORDS = `(?:&#x27;|&#39;|[^${LETTER}]{1,3})`;

/** The words of a name. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
}

/** A name for comparison: lower case, one space between words. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}

/** A single word may belong to another person, or be no name. */
export function isFullName(name = ''): boolean {
  const words = wordsOf(name);
  return words.length >= FEWEST_WORDS && words.every((word) => [...word].length >= FEWEST_LETTERS_OF_WORD);
}

/** The pattern of a full name; null if it is not one. */
function namePattern(name: string): string | null {
  if (!isFullName(name)) return null;
  const words = wordsOf(name);
  const spelled = words.map((word) => [...word].map(inEitherCase).join(''));
  const before = /^\p{sc=Arab}/u.test(name.trim()) ? ARABIC_PREFIXES : '';
  return `(?<![${LETTER}])${before}${spelled.join(BETWEEN_WORDS)}(?![${LETTER}])`;
}

/** Databases differ in which letters outside ASCII have two cases. */
function inEitherCase(letter: string): string {
  const capital = letter.toUpperCase();
  return /[a-z]/.test(letter) || capital === letter || capital.length > 1 ? letter : `[${letter}${capital}]`;
}

/** The contact details of a person, and the full names that identify them in texts. */
export type Reachable = Readonly<{
  emails: readonly string[];
  phones: readonly string[];
  names?: readonly string[];
}>;

/** A case-insensitive pattern for texts that contain a contact detail or full name of a person; null without any. */
export function personPattern({ emails, phones, names = [] }: Reachable): string | null {
  const patterns = [
    ...emails.filter((email) => email.trim() !== '').map(emailPattern),
    ...phones.map(phonePattern),
    ...names.map(namePattern),
  ];
  const known = [...new Set(patterns.filter((pattern) => pattern !== null))];
  return known.length === 0 ? null : known.join('|');
}

/**
 * An escape sequence of JSON, such as a line end, for PostgreSQL and JavaScript; it is replaced by a space before
 * searching.
 */
export const ESCAPED = '\\\\(u[0-9a-f]{4}|.)';

/** Replaces erased text. */
export const ERASED = '…';

/** A percent-encoded character at the start of a match, except the `+` of a phone. */
const ENCODED_BEFORE = /^%(?!2b)[0-7][0-9a-f]/i;

/** Erases each email, phone and full name of a person in a text. @param pattern from `personPattern` */
export function withoutContacts(text: string, pattern: string): string {
  return text.replace(new RegExp(pattern, 'gi'), (match) => (ENCODED_BEFORE.exec(match)?.[0] ?? '') + ERASED);
}

const CASED = /[\p{Lu}\p{Ll}]/u;
/** The least number of letters of a word that is a name by itself; shorter ones, such as Al, are also other words. */
const FEWEST_LETTERS = { cased: 3, uncased: 2 } as const;

/** A word with a capital, and in capitals; a script without them has one spelling. */
function capitalised(word: string): string[] {
  const [first = '', ...rest] = word;
  return [...new Set([first.toUpperCase() + rest.join(''), word.toUpperCase()])];
}

function anyOf(spellings: readonly string[]): string {
  return `(?:${spellings.join('|')})`;
}

function isNameAlone(word: string): boolean {
  return [...word].length >= FEWEST_LETTERS[CASED.test(word) ? 'cased' : 'uncased'];
}

/** A text without a name, such as that which it addresses: all of it, then its first and its last word. */
export function withoutWordsOfName(text: string, name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  const alone = [words.at(0) ?? '', words.at(-1) ?? ''].filter(isNameAlone);
  const patterns = [
    ...(words.length > 1
      ? [words.map((word) => anyOf([word, ...capitalised(word)])).join('[^\\p{L}\\p{M}\\n]{1,3}')]
      : []),
    ...new Set(alone.map((word) => anyOf(capitalised(word)))),
  ];
  return patterns.reduce(
    (rest, one) => rest.replace(new RegExp(`(?<![\\p{L}\\p{M}])${one}(?![\\p{L}\\p{M}])`, 'gu'), ERASED),
    text,
  );
}
