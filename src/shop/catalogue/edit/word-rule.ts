/** Words that addresses below a list use themselves: `/sticks/page/2/`, feeds, languages, the back office. */
const RESERVED = new Set(['page', 'feed', 'ar', 'en', 'admin', 'media', 'assets', 'wp-json', 'wc-ajax']);
const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type WordProblem = 'not-a-word' | 'reserved-word';

/** Why a text cannot be the word of an address; null when it can. */
export function wordProblem(word: string): WordProblem | null {
  if (!WORD.test(word)) return 'not-a-word';
  return RESERVED.has(word) || /^comment-page-\d+$/.test(word) ? 'reserved-word' : null;
}
