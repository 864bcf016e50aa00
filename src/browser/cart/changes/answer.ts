import type { Fragments } from '../fragments/fragment-cache.ts';

/** The response to a change of the cart. */
export type CartAnswer = { fragments: Fragments; cart_hash: string };

/** @returns HTML by selector, or null for anything else */
export function parseFragments(value: unknown): Fragments | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.values(value).every((html) => typeof html === 'string') ? (value as Fragments) : null;
}

/** @returns null when the response contains no fragments */
export function parseAnswer(body: unknown): CartAnswer | null {
  if (typeof body !== 'object' || body === null || !('fragments' in body)) return null;
  const fragments = parseFragments(body.fragments);
  if (fragments === null) return null;
  const hash = 'cart_hash' in body && typeof body.cart_hash === 'string' ? body.cart_hash : '';
  return { fragments, cart_hash: hash };
}

/** A refusal: the reason in the page's language, and the product's URL. */
export type Refused = { message: string; productUrl: string | null };

/** @returns null when the response is not a refusal */
export function parseRefusal(body: unknown): Refused | null {
  if (typeof body !== 'object' || body === null) return null;
  const refuses = ('error' in body && body.error === true) || ('success' in body && body.success === false);
  if (!refuses) return null;
  return {
    message: 'message' in body && typeof body.message === 'string' ? body.message : '',
    productUrl: 'product_url' in body && typeof body.product_url === 'string' ? body.product_url : null,
  };
}
