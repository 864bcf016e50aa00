import { cutText } from '#kernel/text/cut-text.ts';

const LONGEST_TAG = 40;

/** A tag in stored form: lower case, hyphens for spaces. */
export function normaliseTag(typed: string): string {
  return cutText(typed.trim().toLowerCase().replace(/\s+/g, '-'), LONGEST_TAG);
}

/** Each tag once, without empty ones. */
export function normaliseTags(typed: readonly string[]): string[] {
  return [...new Set(typed.map(normaliseTag).filter((tag) => tag !== ''))];
}
