import { createHash, randomBytes } from 'node:crypto';
import type { CartToken } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';

/** How long a cart is kept after its last change. */
export const CART_LIFETIME_MS = 48 * HOUR_MS;

export function newCartToken(): CartToken {
  return `t_${randomBytes(32).toString('base64url')}` as CartToken;
}

/** @returns the token of a cookie, or null when the text cannot be one */
export function parseCartToken(text: string | undefined): CartToken | null {
  return text !== undefined && /^t_[A-Za-z0-9_-]{43}$/.test(text) ? (text as CartToken) : null;
}

/** What is stored of a token: who reads the database cannot take over a cart. */
export function tokenDigest(token: CartToken): string {
  return createHash('sha256').update(token).digest('base64url');
}
