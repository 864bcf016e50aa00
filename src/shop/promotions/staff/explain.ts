import type { PromotionId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import { type Money, NOTHING } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type PromotionDeps, readUses } from '../actions/quote.ts';
import type { Promotion } from '../promotion.ts';
import type { PromotionRefusal } from '../refusals.ts';
import type { Basket, Discount } from '../rules/basket.ts';
import { normaliseCode } from '../rules/code.ts';
import { namesCategories, withCategoriesBelow } from '../rules/product-set.ts';
import { explainBasket, type Terms } from '../rules/quote-basket.ts';
import { readAll } from '../store/promotions.ts';

/** The effect of one promotion on a basket, or why it has none. */
export type Explained = Readonly<{
  id: PromotionId;
  code: string;
  title: Localized;
  isAutomatic: boolean;
  /** Automatic, or its code is in the basket; others are tried individually. */
  isAsked: boolean;
  amount: Money;
  freesDelivery: boolean;
  refusal: PromotionRefusal | null;
}>;

function toExplained(
  { id, code, title, isAutomatic }: Promotion,
  isAsked: boolean,
  explained: { discount?: Discount | undefined; refusal?: PromotionRefusal | undefined },
): Explained {
  const { discount, refusal } = explained;
  return {
    ...{ id, code, title, isAutomatic, isAsked },
    amount: discount?.amount ?? NOTHING,
    freesDelivery: discount?.freesDelivery ?? false,
    refusal: refusal ?? null,
  };
}

/** One promotion on a basket, with its code added if needed. */
function explainOne(promotion: Promotion, basket: Basket, terms: Terms): Explained {
  const codes = basket.codes.map(normaliseCode);
  const isRequested = promotion.isAutomatic || codes.includes(promotion.code);
  const explained = explainBasket(
    isRequested ? basket : { ...basket, codes: [...codes, promotion.code] },
    terms,
  );
  const discount = explained.discounts.find(({ promotionId }) => promotionId === promotion.id);
  const refusal = explained.silent.find((one) => one.id === promotion.id)?.refusal;
  return toExplained(promotion, isRequested, discount === undefined ? { refusal } : { discount });
}

/** The effect of every promotion on a basket; writes nothing. */
export function explainPromotions({ settings, categoryTree, db }: PromotionDeps) {
  return async (basket: Basket) => {
    const reader: DbOrTx = db;
    const active = (await readAll(reader)).filter(({ isActive }) => isActive);
    const tree = active.some(namesCategories) ? await categoryTree(reader) : [];
    const terms: Terms = {
      promotions: active
        .map((one) => withCategoriesBelow(one, tree))
        .toSorted((one, other) => one.id - other.id),
      uses: await readUses(reader, active, basket),
      settings: await settings(reader),
    };
    const { discounts, refused } = explainBasket(basket, terms);
    return { discounts, refused, each: terms.promotions.map((one) => explainOne(one, basket, terms)) };
  };
}
