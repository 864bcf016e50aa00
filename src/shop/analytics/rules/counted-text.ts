import { splitLanguage } from '#kernel/language.ts';
import { PERSONAL_WORDS } from '#kernel/web/addresses/personal-addresses.ts';

/** Of an email address, or a number as long as a telephone's. */
const PERSONAL = /@|(?:\p{Nd}[\s-]?){7}/u;
const PART_OF_ESCAPE = /%[0-9a-f]?$/i;
const WORD = /^[a-z-]{1,40}$/;
const LONGEST_PATH = 200;

/** A text as it can be stored: no longer than `longest`, without NUL and halves of characters, which PostgreSQL refuses. */
export function storableText(text: string, longest: number): string {
  return text.replaceAll('\0', '').slice(0, longest).toWellFormed();
}

/** A search term for statistics; '' if it may contain personal data. */
export function countedTerm(term: string, longest: number): string {
  return PERSONAL.test(term) ? '' : storableText(term.trim().toLowerCase(), longest);
}

/** A path for statistics; paths of personal pages are cut to their type, without ids and keys. */
export function countedPath(path: string): string {
  const { language, path: rest } = splitLanguage(path);
  const [, first = '', second = ''] = rest.split('/');
  const isPersonal = PERSONAL_WORDS.some((word) => word === first);
  const shown = isPersonal ? `/${first}/${WORD.test(second) ? `${second}/` : ''}` : rest;
  const whole = language === 'en' ? shown : `/${language}${shown}`;
  return storableText(whole, LONGEST_PATH).replace(PART_OF_ESCAPE, '');
}
