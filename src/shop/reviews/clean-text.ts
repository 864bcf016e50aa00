import type { Language } from '#kernel/language.ts';

/** Everything that is no text: control characters but for tab and line feed, and marks that turn what follows round. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(NO_TEXT, '').normalize('NFC');
}

/** One line of text as it is kept: spaces single, nothing that is no letter to be seen. */
export function cleanLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

/**
 * Several lines as they are kept. Tags stay: they are text, and pages print them as text.
 *
 * @returns at most one empty line between paragraphs
 */
export function cleanText(text: string): string {
  return plain(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What two texts have in common that differ in spaces, case and punctuation only. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The language somebody wrote in, which need not be that of the page.
 *
 * @param page decides where no letter of either script is
 */
export function languageOf(text: string, page: Language): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return page;
  return arabic > latin ? 'ar' : 'en';
}
