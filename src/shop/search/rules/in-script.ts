import type { Language } from '#kernel/language.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** The terms that are written as a language is, the first so many. */
export function termsIn(language: Language, terms: readonly string[], limit: number): string[] {
  return terms.filter((term) => ARABIC.test(term) === (language === 'ar')).slice(0, limit);
}
