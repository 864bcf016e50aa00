import type { PromotionId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Category } from '#shop/catalogue';
import type { ReadSettings } from '#shop/settings';
import type { Promotion } from '../promotion.ts';
import type { Basket, PromotionQuote } from '../rules/basket.ts';
import { mailboxOf, normaliseCode, normalisePhone } from '../rules/code.ts';
import type { Uses } from '../rules/conditions.ts';
import { namesCategories, withCategoriesBelow } from '../rules/product-set.ts';
import { quoteBasket } from '../rules/quote-basket.ts';
import { countUses, readActing } from '../store/promotions.ts';

export type PromotionDeps = {
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  categoryTree: (tx: DbOrTx) => Promise<readonly Category[]>;
};

export function isLimited({ usageLimit, usageLimitPerCustomer }: Promotion): boolean {
  return usageLimit !== null || usageLimitPerCustomer !== null;
}

/** Usage counts of promotions with a limit. */
export async function readUses(
  db: DbOrTx,
  promotions: readonly Promotion[],
  { email, phone = null }: Pick<Basket, 'email' | 'phone'>,
): Promise<ReadonlyMap<PromotionId, Uses>> {
  const limited = promotions.filter(isLimited).map(({ id }) => id);
  return countUses(db, limited, { email: mailboxOf(email ?? ''), phone: normalisePhone(phone ?? '') });
}

/** Loads what matters to a basket and quotes it; writes nothing. */
export function quotePromotions({ settings, categoryTree }: PromotionDeps) {
  return async (db: DbOrTx, basket: Basket): Promise<PromotionQuote> => {
    if (basket.lines.length === 0 && basket.codes.length === 0) return { discounts: [], refused: [] };
    const promotions = await readActing(db, basket.codes.map(normaliseCode));
    const tree = promotions.some(namesCategories) ? await categoryTree(db) : [];
    return quoteBasket(basket, {
      promotions: promotions.map((one) => withCategoriesBelow(one, tree)),
      uses: await readUses(db, promotions, basket),
      settings: await settings(db),
    });
  };
}
