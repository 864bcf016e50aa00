import type { ProductId } from '#kernel/ids.ts';
import type { ProductFact } from '../rules/mail-changes.ts';
import type { Offer, Wish } from '../wishlist.ts';
import type { WishlistDeps } from './change-wishlist.ts';

const AT_ONCE = 200;

/** Current product data by `wishKey`, without products that the shop does not show. */
export type Facts = ReadonlyMap<string, ProductFact>;

export function wishKey({ productId, variationId }: Wish): string {
  return `${productId}-${variationId ?? ''}`;
}

/** The price of the product at this moment, sales included, and its stock. */
function toFact({ card, isPromotable }: Offer): ProductFact {
  return { priceMinor: card.price?.now.minor ?? null, isInStock: card.stock === 'instock', isPromotable };
}

/** Offers are found by product, so that a round has each product once. */
function roundOf(wishes: readonly Wish[]): Wish[] {
  const round = new Map<ProductId, Wish>();
  for (const wish of wishes) if (!round.has(wish.productId)) round.set(wish.productId, wish);
  return [...round.values()].slice(0, AT_ONCE);
}

/** Reads the facts of products and variations that are watched. */
export async function readFacts({ offers }: WishlistDeps, wishes: readonly Wish[]): Promise<Facts> {
  const facts = new Map<string, ProductFact>();
  let left = wishes;
  while (left.length > 0) {
    const round = roundOf(left);
    const offered = await offers(round, 'en');
    for (const wish of round) {
      const offer = offered.get(wish.productId);
      if (offer !== undefined) facts.set(wishKey(wish), toFact(offer));
    }
    const done = new Set(round);
    left = left.filter((wish) => !done.has(wish));
  }
  return facts;
}
