import { isSlug } from '#kernel/text/slug.ts';
import type { EditedKind } from './draft.ts';

/** First path segments of the shop's own routes. */
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
  'coming-soon',
  'comments',
  'contact',
  'en',
  'feed',
  'fonts',
  'forms',
  'healthz',
  'images',
  'media',
  'metrics',
  'my-account',
  'my-device',
  'newsletter',
  'offline',
  'page',
  'popup',
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
  'shipment',
  'shop',
  'tag',
  'test-payments',
  'track-order',
  'under-age',
  'gift-card',
  'wishlist',
  'wc-ajax',
  'wp-admin',
  'wp-json',
]);
/** Path segments below an archive. */
const OWN_OF_ARCHIVES = new Set(['page', 'category', 'tag', 'feed']);

/** Pages the shop links to: they cannot be deleted or renamed. */
export const NEEDED_PAGES = ['contact', 'privacy', 'terms'] as const;

export function isNeeded(kind: EditedKind, slug: string): boolean {
  return kind === 'page' && NEEDED_PAGES.some((needed) => needed === slug);
}

/** Legal texts that shoppers accept; every order stores their version. */
export const AGREED_PAGES: readonly string[] = ['privacy', 'terms'];

/** Whether a document may have widgets. Texts that shoppers accept are stored by version and have none. */
export function mayHaveTree(kind: EditedKind, slug: string): boolean {
  return kind === 'home' || (kind === 'page' && !AGREED_PAGES.includes(slug));
}

/**
 * Why a slug is refused; null when it is free.
 *
 * @param listingPrefix the slug of the sticks archive
 */
export function documentSlugProblem(
  word: string,
  { kind, listingPrefix }: { kind: EditedKind; listingPrefix: string },
): 'not-a-word' | 'reserved-word' | null {
  if (!isSlug(word)) return 'not-a-word';
  if (isNeeded(kind, word)) return null;
  const reserved = kind === 'page' ? OWN_PAGES : OWN_OF_ARCHIVES;
  const isListing = kind === 'page' && word === listingPrefix;
  return reserved.has(word) || isListing ? 'reserved-word' : null;
}
