import type { PromotionId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Basket, Discount } from './basket.ts';
import { normaliseCode } from './code.ts';
import { namesCategories, withCategoriesBelow } from './goods-set.ts';
import type { Promotion } from './promotion.ts';
import { readAll } from './promotions.store.ts';
import { type PromotionNeeds, readUses } from './quote.ts';
import { explainBasket, type Terms } from './quote-basket.ts';
import type { PromotionRefusal } from './refusals.ts';

/** What one promotion does to a basket, or why it does nothing. */
export type Explained = Readonly<{
  id: PromotionId;
  code: string;
  title: Localized;
  isAutomatic: boolean;
  /** Acts by itself, or its code was given; the others are tried one by one beside those. */
  isAsked: boolean;
  amount: Money;
  freesDelivery: boolean;
  refusal: PromotionRefusal | null;
}>;

function toExplained(
  { id, code, title, isAutomatic }: Promotion,
  isAsked: boolean,
  told: { discount?: Discount | undefined; refusal?: PromotionRefusal | undefined },
): Explained {
  const { discount, refusal } = told;
  return {
    ...{ id, code, title, isAutomatic, isAsked },
    amount: discount?.amount ?? NOTHING,
    freesDelivery: discount?.freesDelivery ?? false,
    refusal: refusal ?? null,
  };
}

/** One promotion in a basket to which its code was added, if it needs one that is not there. */
function explainOne(promotion: Promotion, basket: Basket, terms: Terms): Explained {
  const codes = basket.codes.map(normaliseCode);
  const isAsked = promotion.isAutomatic || codes.includes(promotion.code);
  const told = explainBasket(isAsked ? basket : { ...basket, codes: [...codes, promotion.code] }, terms);
  const discount = told.discounts.find(({ promotionId }) => promotionId === promotion.id);
  const refusal = told.silent.find((one) => one.id === promotion.id)?.refusal;
  return toExplained(promotion, isAsked, discount === undefined ? { refusal } : { discount });
}

/** Everything promotions make of a basket, each with what it takes off or why it does not; nothing is written. */
export function explainPromotions({ settings, categoryTree, db }: PromotionNeeds) {
  return async (basket: Basket) => {
    const reader: DbOrTx = db;
    const active = (await readAll(reader)).filter(({ isActive }) => isActive);
    const tree = active.some(namesCategories) ? await categoryTree(reader) : [];
    const terms: Terms = {
      promotions: active
        .map((one) => withCategoriesBelow(one, tree))
        .toSorted((one, other) => one.id - other.id),
      uses: await readUses(reader, active, basket.email),
      settings: await settings(reader),
    };
    const { discounts, refused } = explainBasket(basket, terms);
    return { discounts, refused, each: terms.promotions.map((one) => explainOne(one, basket, terms)) };
  };
}
