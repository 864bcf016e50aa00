/** 24 hours, from the moment the cart was first kept. Source: spec §9 */
export const LIFETIME_MS = 86_400_000;

export type Fragments = Readonly<Record<string, string>>;

/** What a browser remembers of the cart. */
export type Remembered = {
  fragments: Fragments | null;
  /** In session storage; null when nothing was kept. */
  hash: string | null;
  /** When the cart was first kept, in ms; null when that is not known. */
  createdMs: number | null;
  /** The hash that the server last set as a cookie; empty for none. */
  cookieHash: string;
};

export const MINI_CART = 'div.widget_shopping_cart_content';

/**
 * Whether what is remembered may be shown, or why the cart must be fetched.
 *
 * Source: spec §4 Cart fragment cache; FC-06 to FC-10
 */
export function judge(
  remembered: Remembered,
  nowMs: number,
): 'use' | 'No cart_created' | 'Fragment expired' | 'No fragment' {
  const { fragments, hash, createdMs, cookieHash } = remembered;
  if (hash !== null && hash !== '' && createdMs === null) return 'No cart_created';
  if (createdMs !== null && nowMs - createdMs > LIFETIME_MS) return 'Fragment expired';
  const isSame = (hash ?? '') === cookieHash;
  return fragments !== null && MINI_CART in fragments && isSame ? 'use' : 'No fragment';
}
