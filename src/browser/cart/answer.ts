import type { Fragments } from './fragment-cache.ts';

/** What the server answers when the cart changed. */
export type CartAnswer = { fragments: Fragments; cart_hash: string };

/** @returns the pieces of the page as texts by selector, or null for anything else */
export function parseFragments(value: unknown): Fragments | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.values(value).every((html) => typeof html === 'string') ? (value as Fragments) : null;
}

/** @returns the answer, or null when it holds no fragments */
export function parseAnswer(body: unknown): CartAnswer | null {
  if (typeof body !== 'object' || body === null || !('fragments' in body)) return null;
  const fragments = parseFragments(body.fragments);
  if (fragments === null) return null;
  const hash = 'cart_hash' in body && typeof body.cart_hash === 'string' ? body.cart_hash : '';
  return { fragments, cart_hash: hash };
}

/** What a refusing answer says: that it refuses, why in the page's language, and where the product stands. */
export type Refused = { message: string; productUrl: string | null };

/** @returns null when the answer refuses nothing */
export function parseRefusal(body: unknown): Refused | null {
  if (typeof body !== 'object' || body === null) return null;
  const refuses = ('error' in body && body.error === true) || ('success' in body && body.success === false);
  if (!refuses) return null;
  return {
    message: 'message' in body && typeof body.message === 'string' ? body.message : '',
    productUrl: 'product_url' in body && typeof body.product_url === 'string' ? body.product_url : null,
  };
}
