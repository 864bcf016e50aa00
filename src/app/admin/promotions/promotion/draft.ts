import type { z } from 'zod';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { promotionInput } from '#app/admin/promotions/actions/promotion-input.ts';
import { toShopClock } from '#shop/settings/rules/shop-clock.ts';

type DraftProblems = NonNullable<ValueOf<'promotions.show'>['found']>;
type SentPromotion = z.input<typeof promotionInput>;

/** Ids as strings, as selects hold them. */
export type ProductSetDraft = { products: string[]; categories: string[] };

export const KINDS = ['percentage', 'basket-amount', 'piece-amount', 'buy-get', 'none'] as const;
export type Kind = (typeof KINDS)[number];

/** The form values of a promotion. It has the fields of all kinds, so that a change of kind loses nothing. */
export type PromotionDraft = {
  promotion: {
    code: string;
    title: { en: string; ar: string };
    isAutomatic: boolean;
    isActive: boolean;
    isIndividual: boolean;
    benefit: {
      kind: Kind;
      percent: number;
      amount: number | null;
      buy: number;
      get: number;
      mostTimes: number | null;
      bought: ProductSetDraft;
      given: ProductSetDraft;
    };
    freesDelivery: boolean;
    includes: ProductSetDraft;
    excludes: ProductSetDraft;
    actsOnSaleGoods: boolean;
    minimumSpend: number | null;
    maximumSpend: number | null;
    startsAt: string;
    endsAt: string;
    usageLimit: number | null;
    usageLimitPerCustomer: number | null;
    emails: string[];
    isForEverybody: boolean;
    mostPieces: number | null;
  };
};

const NO_PRODUCTS: ProductSetDraft = { products: [], categories: [] };

const EMPTY: PromotionDraft['promotion'] = {
  code: '',
  title: { en: '', ar: '' },
  isAutomatic: false,
  isActive: true,
  isIndividual: false,
  benefit: {
    kind: 'percentage',
    percent: 10,
    amount: null,
    buy: 2,
    get: 1,
    mostTimes: null,
    bought: NO_PRODUCTS,
    given: NO_PRODUCTS,
  },
  freesDelivery: false,
  includes: NO_PRODUCTS,
  excludes: NO_PRODUCTS,
  actsOnSaleGoods: true,
  minimumSpend: null,
  maximumSpend: null,
  startsAt: '',
  endsAt: '',
  usageLimit: null,
  usageLimitPerCustomer: null,
  emails: [],
  isForEverybody: false,
  mostPieces: null,
};

function productSetDraft(set: {
  products: readonly number[];
  categories: readonly number[];
}): ProductSetDraft {
  return { products: set.products.map(String), categories: set.categories.map(String) };
}

function productSetSent({ products, categories }: ProductSetDraft) {
  return { products: products.map(Number), categories: categories.map(Number) };
}

function benefitDraft({ benefit }: DraftProblems): PromotionDraft['promotion']['benefit'] {
  const { kind } = benefit;
  switch (benefit.kind) {
    case 'none':
      return { ...EMPTY.benefit, kind };
    case 'percentage':
      return { ...EMPTY.benefit, kind, percent: benefit.percent };
    case 'buy-get': {
      const { bought, given, buy, get, percent, mostTimes } = benefit;
      return {
        ...EMPTY.benefit,
        ...{ kind, buy, get, percent, mostTimes },
        bought: productSetDraft(bought),
        given: productSetDraft(given),
      };
    }
    default:
      return { ...EMPTY.benefit, kind, amount: benefit.amount.minor };
  }
}

/** Converts a promotion to form values. */
export function toDraft(problems: DraftProblems | null): PromotionDraft {
  if (problems === null) return { promotion: EMPTY };
  const { title, usageLimit, usageLimitPerCustomer, mostPieces, isAutomatic, isActive, isIndividual } =
    problems;
  return {
    promotion: {
      ...{ usageLimit, usageLimitPerCustomer, mostPieces, isAutomatic, isActive, isIndividual },
      code: problems.code.toUpperCase(),
      title: { en: title.en, ar: title.ar ?? '' },
      benefit: benefitDraft(problems),
      freesDelivery: problems.freesDelivery,
      includes: productSetDraft(problems.includes),
      excludes: productSetDraft(problems.excludes),
      actsOnSaleGoods: problems.actsOnSaleGoods,
      minimumSpend: problems.minimumSpend?.minor ?? null,
      maximumSpend: problems.maximumSpend?.minor ?? null,
      startsAt: toShopClock(problems.startsAt),
      endsAt: toShopClock(problems.endsAt),
      emails: [...problems.emails],
      isForEverybody: false,
    },
  };
}

/** An empty amount is sent as 0, which validation refuses. */
function amountSent(amount: number | null): number {
  return amount ?? 0;
}

function benefitSent(benefit: PromotionDraft['promotion']['benefit']): SentPromotion['benefit'] {
  const { kind, percent, amount, buy, get, mostTimes, bought, given } = benefit;
  switch (kind) {
    case 'none':
      return { kind };
    case 'percentage':
      return { kind, percent };
    case 'buy-get':
      return {
        kind,
        buy,
        get,
        percent,
        mostTimes,
        bought: productSetSent(bought),
        given: productSetSent(given),
      };
    default:
      return { kind, amount: amountSent(amount) };
  }
}

/** Converts form values to the action's input. */
export function toSent({ promotion }: PromotionDraft): SentPromotion {
  return {
    ...promotion,
    benefit: benefitSent(promotion.benefit),
    includes: productSetSent(promotion.includes),
    excludes: productSetSent(promotion.excludes),
    startsAt: promotion.startsAt || null,
    endsAt: promotion.endsAt || null,
  };
}
