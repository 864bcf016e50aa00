import { isSlug, toSlug } from '#kernel/text/slug.ts';

/** Words that addresses below a list use themselves: `/sticks/page/2/`, feeds, languages, the back office. */
const RESERVED = new Set(['page', 'feed', 'ar', 'en', 'admin', 'media', 'assets', 'wp-json', 'wc-ajax']);

export type SlugProblem = 'not-a-word' | 'reserved-word';

/** Why a text cannot be a slug; null when it can. */
export function slugProblem(text: string): SlugProblem | null {
  if (!isSlug(text)) return 'not-a-word';
  return RESERVED.has(text) || /^comment-page-\d+$/.test(text) ? 'reserved-word' : null;
}

/**
 * The slug of an attribute or one of its values, by which an import finds it again; names without Latin letters are
 * percent-encoded.
 */
export function termSlug(name: string): string {
  return toSlug(name) || encodeURIComponent(name.toLowerCase());
}
