import { createHash, randomBytes } from 'node:crypto';
import type { CartToken } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';

/** How long a cart is kept after its last change. */
export const CART_LIFETIME_MS = 48 * HOUR_MS;

/** Whose browser a token is in: a guest's, or one that is signed in, for as long as it runs or is remembered. */
const PREFIXES = { guest: 't_', session: 's_', remembered: 'a_' } as const;
export type CartHolder = keyof typeof PREFIXES;

export function newCartToken(holder: CartHolder = 'guest'): CartToken {
  return `${PREFIXES[holder]}${randomBytes(32).toString('base64url')}` as CartToken;
}

/** @returns whose browser a token is in */
export function holderOf(token: CartToken): CartHolder {
  if (token.startsWith(PREFIXES.guest)) return 'guest';
  return token.startsWith(PREFIXES.session) ? 'session' : 'remembered';
}

/** @returns the token of a cookie, or null when the text cannot be one */
export function parseCartToken(text: string | undefined): CartToken | null {
  return text !== undefined && /^[tsa]_[A-Za-z0-9_-]{43}$/.test(text) ? (text as CartToken) : null;
}

/** What is stored of a token: who reads the database cannot take over a cart. */
export function tokenDigest(token: CartToken): string {
  return createHash('sha256').update(token).digest('base64url');
}
