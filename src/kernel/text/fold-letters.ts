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

function digit(character: string): string {
  const code = character.charCodeAt(0);
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
}

/** Text without differences of case, accents, Arabic letter forms and digits; spaces and punctuation are unchanged. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replace(MARKS_AND_TATWEEL, '')
    .replace(UNSEEN, '')
    .replace(/[أإآٱىیئؤةکگپچڤ]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit)
    .toLowerCase();
}
