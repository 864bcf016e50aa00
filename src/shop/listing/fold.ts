const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
};
const DIACRITICS_AND_TATWEEL = /[\u064B-\u065F\u0670\u0640]/g;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;

function digit(character: string): string {
  const code = character.charCodeAt(0);
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
}

/**
 * Text as search compares it: lower case, no accents, one form of each Arabic letter, Western digits, single spaces.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replace(DIACRITICS_AND_TATWEEL, '')
    .replace(/[أإآٱىئؤةگپچڤ]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** @returns at most eight words to look for */
export function searchWords(text: string): string[] {
  return foldForSearch(text.slice(0, 200))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
}
