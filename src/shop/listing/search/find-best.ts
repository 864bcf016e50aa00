import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { findCards } from '../actions/list-products.ts';
import type { ProductCard } from '../product-card.ts';
import type { PricesHold } from '../rules/to-cards.ts';
import type { Understood } from './match.ts';
import { bestMatches } from './search.store.ts';

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
