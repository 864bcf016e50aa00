/** 24 hours from when the cart was first stored. Source: spec §9 */
export const LIFETIME_MS = 86_400_000;

export type Fragments = Readonly<Record<string, string>>;

/** The cart as stored in the browser. */
export type CachedFragments = {
  fragments: Fragments | null;
  /** From session storage; null when missing. */
  hash: string | null;
  /** When the cart was first stored, in ms; null when unknown. */
  createdMs: number | null;
  /** The hash in the server's cookie; empty when missing. */
  cookieHash: string;
};

export const MINI_CART = 'div.widget_shopping_cart_content';

/**
 * Whether the stored fragments may be shown, or why the cart must be fetched.
 *
 * Source: spec §4 Cart fragment cache; FC-06 to FC-10
 */
export function judge(
  remembered: CachedFragments,
  nowMs: number,
): 'use' | 'No cart_created' | 'Fragment expired' | 'No fragment' {
  const { fragments, hash, createdMs, cookieHash } = remembered;
  if (hash !== null && hash !== '' && createdMs === null) return 'No cart_created';
  if (createdMs !== null && nowMs - createdMs > LIFETIME_MS) return 'Fragment expired';
  const isSame = (hash ?? '') === cookieHash;
  return fragments !== null && MINI_CART in fragments && isSame ? 'use' : 'No fragment';
}
