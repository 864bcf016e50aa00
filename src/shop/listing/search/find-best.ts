import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { findCards } from '../list-products.ts';
import type { ProductCard } from '../product-card.ts';
import type { PricesHold } from '../to-cards.ts';
import type { Understood } from './match.ts';
import { bestMatches } from './search.store.ts';

type Asked = { language: Language; now: Instant; limit: number };

type Needs = { db: DbOrTx; settings: () => Promise<Settings>; pricesHold: PricesHold };

/** The cards that fit best what was typed, at most so many. */
export function findBest(needs: Needs) {
  return async (understood: Understood, { language, now, limit }: Asked): Promise<ProductCard[]> => {
    if (understood.found.total === 0) return [];
    const ids = await bestMatches(needs.db, understood, { limit });
    return findCards(needs)(ids, language, now);
  };
}
