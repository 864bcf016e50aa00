import { createHash, randomBytes } from 'node:crypto';
import type { WishlistKey, WishlistToken } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';

/** A guest's list is deleted this long after its last change. */
export const GUEST_WISHLIST_MS = 180 * DAY_MS;

export function newWishlistToken(): WishlistToken {
  return randomBytes(32).toString('base64url') as WishlistToken;
}

/** The secret of a link: 128 bits. */
export function newWishlistKey(): WishlistKey {
  return randomBytes(16).toString('base64url') as WishlistKey;
}

/** @returns null unless the text has the form of a token */
export function parseWishlistToken(text: string | undefined): WishlistToken | null {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text) ? (text as WishlistToken) : null;
}

/** The stored digest of a token; the database alone does not reveal it. */
export function wishlistDigest(token: WishlistToken): string {
  return createHash('sha256').update(token).digest('base64url');
}
