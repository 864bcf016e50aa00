import { cutText } from '#kernel/text/cut-text.ts';
import { foldLetters } from '#kernel/text/fold-letters.ts';

const APOSTROPHES = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const LETTER_BESIDE_DIGIT = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const MOST_CHARACTERS = 200;

/**
 * Text as search compares it: lower case, no accents, one form of each Arabic letter, Western digits, numbers apart
 * from their units, single spaces.
 */
export function foldForSearch(text: string): string {
  return foldLetters(text)
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
