import type { EditedKind } from './draft.ts';

/** First words of the shop's own addresses: no page can stand there. */
const OWN_PAGES = new Set([
  'admin',
  'age',
  'ar',
  'assets',
  'blog',
  'brand',
  'cart',
  'category',
  'checkout',
  'comments',
  'contact',
  'en',
  'feed',
  'fonts',
  'healthz',
  'images',
  'media',
  'metrics',
  'my-account',
  'my-device',
  'offline',
  'page',
  'portfolio',
  'preview',
  'product',
  'product-category',
  'product-tag',
  'readyz',
  'reminders',
  'restock',
  'reviews',
  's',
  'share',
  'shop',
  'tag',
  'test-payments',
  'track-order',
  'under-age',
  'wc-ajax',
  'wp-admin',
  'wp-json',
]);
/** What stands below an archive by itself. */
const OWN_OF_ARCHIVES = new Set(['page', 'category', 'tag', 'feed']);
const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Pages that the shop itself leads to: they keep their address, and stay. */
export const NEEDED_PAGES = ['contact', 'privacy', 'terms'] as const;

export function isNeeded(kind: EditedKind, slug: string): boolean {
  return kind === 'page' && NEEDED_PAGES.some((needed) => needed === slug);
}

/** Texts that shoppers agree to: how they stood is kept with every order. */
export const AGREED_PAGES: readonly string[] = ['privacy', 'terms'];

/** Where a document stands, without language. */
export function documentPath(kind: EditedKind, slug: string): string {
  if (kind === 'page') return `/${slug}/`;
  return kind === 'article' ? `/blog/${slug}/` : `/portfolio/${slug}/`;
}

/**
 * Why a text cannot be the word of a document's address; null when it can.
 *
 * @param listingPrefix the word below which the range of sticks stands
 */
export function documentWordProblem(
  word: string,
  { kind, listingPrefix }: { kind: EditedKind; listingPrefix: string },
): 'not-a-word' | 'reserved-word' | null {
  if (!WORD.test(word)) return 'not-a-word';
  if (isNeeded(kind, word)) return null;
  const own = kind === 'page' ? OWN_PAGES : OWN_OF_ARCHIVES;
  const isListing = kind === 'page' && word === listingPrefix;
  return own.has(word) || isListing ? 'reserved-word' : null;
}
