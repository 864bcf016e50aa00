import type { PromotionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Category } from '#shop/catalogue';
import type { ReadSettings } from '#shop/settings';
import type { Basket, PromotionQuote } from './basket.ts';
import { mailboxOf, normaliseCode } from './code.ts';
import type { Uses } from './conditions.ts';
import { namesCategories, withCategoriesBelow } from './goods-set.ts';
import type { Promotion } from './promotion.ts';
import { countUses, readActing } from './promotions.store.ts';
import { quoteBasket } from './quote-basket.ts';

export type PromotionNeeds = {
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  categoryTree: (tx: DbOrTx) => Promise<readonly Category[]>;
};

export function isLimited({ usageLimit, usageLimitPerCustomer }: Promotion): boolean {
  return usageLimit !== null || usageLimitPerCustomer !== null;
}

/** How often those that have a limit were used. */
export async function readUses(
  db: DbOrTx,
  promotions: readonly Promotion[],
  email: string | null,
): Promise<ReadonlyMap<PromotionId, Uses>> {
  const limited = promotions.filter(isLimited).map(({ id }) => id);
  return countUses(db, limited, { email: mailboxOf(email ?? ''), phone: '' });
}

/** Reads what matters to a basket, and quotes it; nothing is written. */
export function quotePromotions({ settings, categoryTree }: PromotionNeeds) {
  return async (db: DbOrTx, basket: Basket): Promise<PromotionQuote> => {
    if (basket.lines.length === 0 && basket.codes.length === 0) return { discounts: [], refused: [] };
    const found = await readActing(db, basket.codes.map(normaliseCode));
    const tree = found.some(namesCategories) ? await categoryTree(db) : [];
    return quoteBasket(basket, {
      promotions: found.map((one) => withCategoriesBelow(one, tree)),
      uses: await readUses(db, found, basket.email),
      settings: await settings(db),
    });
  };
}
