import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import type { Benefit, NewPromotion, ProductSet } from '../../promotion.ts';
import { shownCode } from '../code.ts';
import { isEverything } from '../product-set.ts';

/** How a list names products and categories. */
export type ProductSetNames = Readonly<{
  skus: ReadonlyMap<ProductId, string>;
  slugs: ReadonlyMap<CategoryId, string>;
}>;

/** A deleted product is printed as a word that no import resolves. */
function printProductSet({ products, categories }: ProductSet, { skus, slugs }: ProductSetNames) {
  return {
    products: products.map((id) => skus.get(id) ?? `gone: ${id}`),
    categories: categories.map((id) => slugs.get(id) ?? `gone: ${id}`),
  };
}

function printBenefit(benefit: Benefit, names: ProductSetNames): object {
  switch (benefit.kind) {
    case 'none':
      return { kind: 'free-delivery' };
    case 'percentage':
      return benefit;
    case 'buy-get': {
      const { mostTimes, bought, given, ...rest } = benefit;
      return {
        ...rest,
        ...(mostTimes === null ? {} : { times: mostTimes }),
        ...(isEverything(bought) ? {} : { bought: printProductSet(bought, names) }),
        ...(isEverything(given) ? {} : { given: printProductSet(given, names) }),
      };
    }
    default:
      return { kind: benefit.kind, amount: toDecimal(benefit.amount) };
  }
}

/** The conditions that differ from the defaults. */
function printConditions(promotion: NewPromotion, names: ProductSetNames): object {
  const { includes, excludes, emails } = promotion;
  const amount = (money: Money | null) => (money === null ? null : toDecimal(money));
  const result = {
    active: promotion.isActive ? null : false,
    automatic: promotion.isAutomatic || null,
    individual: promotion.isIndividual || null,
    include: isEverything(includes) ? null : printProductSet(includes, names),
    exclude: isEverything(excludes) ? null : printProductSet(excludes, names),
    saleGoods: promotion.actsOnSaleGoods ? null : false,
    minimumSpend: amount(promotion.minimumSpend),
    maximumSpend: amount(promotion.maximumSpend),
    starts: promotion.startsAt,
    ends: promotion.endsAt,
    usageLimit: promotion.usageLimit,
    usageLimitPerCustomer: promotion.usageLimitPerCustomer,
    emails: emails.length === 0 ? null : emails,
    mostPieces: promotion.mostPieces,
  };
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null));
}

/** Prints promotions as a list that `readList` accepts. */
export function printList(promotions: readonly NewPromotion[], names: ProductSetNames): object[] {
  return promotions.map((promotion) => ({
    code: shownCode(promotion.code),
    title: promotion.title,
    ...printBenefit(promotion.benefit, names),
    ...(promotion.freesDelivery && promotion.benefit.kind !== 'none' ? { freeDelivery: true } : {}),
    ...printConditions(promotion, names),
  }));
}
