import { z } from 'zod';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { NewPromotion } from '../promotion.ts';

const count = z.int().min(0);
const money = count.transform((minor) => aed(minor));
const productSet = z.object({
  products: z.array(z.number().transform((id) => id as ProductId)),
  categories: z.array(z.number().transform((id) => id as CategoryId)),
});
const benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
  z.object({ kind: z.literal('basket-amount'), amount: money }),
  z.object({ kind: z.literal('piece-amount'), amount: money }),
  z.object({
    kind: z.literal('buy-get'),
    buy: count,
    get: count,
    percent: z.number(),
    mostTimes: count.nullable(),
    bought: productSet,
    given: productSet,
  }),
]);
const rule = z.object({
  benefit,
  freesDelivery: z.boolean(),
  includes: productSet,
  excludes: productSet,
  actsOnSaleGoods: z.boolean(),
  minimumSpend: money.nullable(),
  maximumSpend: money.nullable(),
  isIndividual: z.boolean(),
  emails: z.array(z.string()),
  lostEmails: z.boolean().default(false),
  mostPieces: count.nullable(),
});

/** The part of a promotion that is stored as JSON and not queried. */
export type Rule = z.infer<typeof rule>;

/** Parses a stored rule. */
export function parseRule(value: unknown): Rule {
  return rule.parse(value);
}

/** Serialises a rule; amounts as whole fils. */
export function printRule(promotion: NewPromotion): string {
  const { benefit, freesDelivery, includes, excludes, actsOnSaleGoods } = promotion;
  const { minimumSpend, maximumSpend, isIndividual, emails, lostEmails = false, mostPieces } = promotion;
  return JSON.stringify({
    benefit: 'amount' in benefit ? { ...benefit, amount: benefit.amount.minor } : benefit,
    freesDelivery,
    includes,
    excludes,
    actsOnSaleGoods,
    minimumSpend: minimumSpend?.minor ?? null,
    maximumSpend: maximumSpend?.minor ?? null,
    isIndividual,
    emails,
    lostEmails,
    mostPieces,
  });
}
