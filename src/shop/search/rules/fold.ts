import { cutText } from '#kernel/text/cut-text.ts';

const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
};
const MARKS_AND_TATWEEL = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
/** Joiners and direction marks occur inside words and are invisible. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const APOSTROPHES = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const LETTER_BESIDE_DIGIT = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const MOST_CHARACTERS = 200;

function digit(character: string): string {
  const code = character.charCodeAt(0);
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
}

/**
 * Text as search compares it: lower case, no accents, one form of each Arabic letter, Western digits, numbers apart
 * from their units, single spaces.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replace(MARKS_AND_TATWEEL, '')
    .replace(UNSEEN, '')
    .replace(/[أإآٱىیئؤةکگپچڤ]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit)
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(LETTER_BESIDE_DIGIT, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** @returns the words of a text, folded, in order */
export function wordsOf(text: string): string[] {
  const folded = foldForSearch(text);
  return folded === '' ? [] : folded.split(' ');
}

/** What a shopper may type: longer text is cut. */
export function cutTyped(text: string): string {
  return cutText(text, MOST_CHARACTERS).trim();
}
