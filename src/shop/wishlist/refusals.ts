import type { RefusalReplies } from '#kernel/refusal.ts';

export type WishlistRefusal =
  | { code: 'wishlist.unknown-product' | 'wishlist.nothing-to-share' }
  | { code: 'wishlist.full'; limit: number };

/** Refused before the list is read. */
export type WishlistCallRefusal = {
  code: 'wishlist.off' | 'wishlist.too-many' | 'wishlist.no-account' | 'wishlist.mails-off';
};

/** HTTP replies to scripts; a plain form is redirected to the list. */
export const wishlistRefusals = {
  'wishlist.unknown-product': { status: 404 },
  'wishlist.full': { status: 409, facts: ['limit'] },
  'wishlist.nothing-to-share': { status: 409 },
  'wishlist.off': { status: 404 },
  'wishlist.too-many': { status: 429 },
  'wishlist.no-account': { status: 403 },
  'wishlist.mails-off': { status: 404 },
} as const satisfies RefusalReplies<WishlistRefusal | WishlistCallRefusal>;
