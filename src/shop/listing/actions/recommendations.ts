import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import type { ProductCard } from '../product-card.ts';
import { type PricesHold, toCards } from '../rules/to-cards.ts';
import { readPopular, readRecommendations } from '../store/recommendations.ts';

type Deps = { db: DbOrTx; clock: Clock; settings: () => Promise<Settings>; pricesHold: PricesHold };

type Wanted = { language: Language; limit: number };

/** Recommends products for some products, up to a limit; one statement, none for no products. */
export function findRecommendations({ db, clock, settings, pricesHold }: Deps) {
  return async (
    ids: readonly ProductId[],
    { without, language, limit }: Wanted & { without: readonly ProductId[] },
  ): Promise<ProductCard[]> => {
    if (ids.length === 0) return [];
    const rows = await readRecommendations(db, { ids, without, language, limit });
    return toCards(rows, { now: clock(), settings: await settings(), pricesHold });
  };
}

/** What others buy, the best sold first. */
export function findPopular({ db, clock, settings, pricesHold }: Deps) {
  return async (wanted: Wanted): Promise<ProductCard[]> =>
    toCards(await readPopular(db, wanted), { now: clock(), settings: await settings(), pricesHold });
}
