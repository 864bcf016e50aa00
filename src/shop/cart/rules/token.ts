import { createHash, randomBytes } from 'node:crypto';
import type { CartToken } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';

/** Lifetime of a cart after its last change. */
export const CART_LIFETIME_MS = 48 * HOUR_MS;

/** The holder of a token: a guest, a login for the browser session, or a remembered login. */
const PREFIXES = { guest: 't_', session: 's_', remembered: 'a_' } as const;
export type CartHolder = keyof typeof PREFIXES;

export function newCartToken(holder: CartHolder = 'guest'): CartToken {
  return `${PREFIXES[holder]}${randomBytes(32).toString('base64url')}` as CartToken;
}

export function holderOf(token: CartToken): CartHolder {
  if (token.startsWith(PREFIXES.guest)) return 'guest';
  return token.startsWith(PREFIXES.session) ? 'session' : 'remembered';
}

/** @returns null unless the text has the form of a cart token */
export function parseCartToken(text: string | undefined): CartToken | null {
  return text !== undefined && /^[tsa]_[A-Za-z0-9_-]{43}$/.test(text) ? (text as CartToken) : null;
}

/** The stored digest of a token; the database alone does not reveal it. */
export function tokenDigest(token: CartToken): string {
  return createHash('sha256').update(token).digest('base64url');
}
