import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import type { ProductCard } from '../product-card.ts';
import type { PricesHold } from '../rules/to-cards.ts';
import type { Understood } from '../store/search/match.ts';
import { bestMatches } from '../store/search/search.ts';
import { findCards } from './list-products.ts';

type BestMatchQuery = { language: Language; now: Instant; limit: number };

type Deps = { db: DbOrTx; settings: () => Promise<Settings>; pricesHold: PricesHold };

/** The best matching cards, up to a limit. */
export function findBest(deps: Deps) {
  return async (understood: Understood, { language, now, limit }: BestMatchQuery): Promise<ProductCard[]> => {
    if (understood.matches.total === 0) return [];
    const ids = await bestMatches(deps.db, understood, { limit });
    return findCards(deps)(ids, language, now);
  };
}
