import type { Language } from '#kernel/language.ts';

/** Control characters except tab and line feed, and bidirectional marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(NO_TEXT, '').normalize('NFC');
}

/** Normalises one line: single spaces, no invisible characters. */
export function cleanLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

/**
 * Normalises several lines. Tags stay: they are text and are escaped when displayed.
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

/** Normalises a text for comparison, without spaces, case and punctuation. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Detects the language of a text, which may differ from the page's.
 *
 * @param page the language when the text has no letters of either script
 */
export function languageOf(text: string, page: Language): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return page;
  return arabic > latin ? 'ar' : 'en';
}
