import { z } from 'zod';
import { type CategoryId, type ProductId, parseProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import { type NewPromotion, normaliseCode, normaliseEmail } from '#shop/promotions';

const CODE = /^[\p{L}\p{N}_-]{1,50}$/u;
const EMAIL = /^(\*|[^\s@*]+)@[^\s@*]+\.[^\s@*]+$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const HUNDREDTHS = 100;
const MOST = 1_000_000;
const MOST_NAMED = 500;

const product = z.number().transform((value, context): ProductId => {
  const id = parseProductId(value);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'goods' });
  return z.NEVER;
});
const category = product.transform((id) => Number(id) as CategoryId);
export const productSetInput = z.object({
  products: z.array(product).max(MOST_NAMED),
  categories: z.array(category).max(MOST_NAMED),
});
const amount = z
  .int('amount')
  .min(1, 'amount')
  .max(999_999_999, 'amount')
  .transform((minor) => aed(minor));
const count = z.int('count').min(1, 'count').max(MOST, 'count');
const percent = z
  .number('percent')
  .gt(0, 'percent')
  .max(100, 'percent')
  .refine((value) => Math.abs(value * HUNDREDTHS - Math.round(value * HUNDREDTHS)) < 1e-6, 'percent');

const benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percentage'), percent }),
  z.object({ kind: z.literal('basket-amount'), amount }),
  z.object({ kind: z.literal('piece-amount'), amount }),
  z.object({
    kind: z.literal('buy-get'),
    buy: count,
    get: count,
    percent,
    mostTimes: count.nullable(),
    bought: productSetInput,
    given: productSetInput,
  }),
]);

/** The input of a promotion; dates are in the shop's time zone. Problems are message keys below `admin:errors`. */
export const promotionInput = z
  .object({
    code: z
      .string()
      .transform(normaliseCode)
      .refine((code) => CODE.test(code), 'code'),
    title: z.object({
      en: z.string().trim().min(1, 'title').max(200, 'title'),
      ar: z.string().trim().max(200, 'title').default(''),
    }),
    isAutomatic: z.boolean(),
    isActive: z.boolean(),
    isIndividual: z.boolean(),
    benefit,
    freesDelivery: z.boolean(),
    includes: productSetInput,
    excludes: productSetInput,
    actsOnSaleGoods: z.boolean(),
    minimumSpend: amount.nullable(),
    maximumSpend: amount.nullable(),
    startsAt: z.string().regex(MOMENT, 'moment').nullable(),
    endsAt: z.string().regex(MOMENT, 'moment').nullable(),
    usageLimit: count.nullable(),
    usageLimitPerCustomer: count.nullable(),
    emails: z
      .array(
        z
          .string()
          .max(254, { error: 'emails', abort: true })
          .transform(normaliseEmail)
          .refine((email) => EMAIL.test(email), 'emails'),
      )
      .max(1000),
    /** Confirms that all customers may use it, after the emails that it was limited to were erased. */
    isForEverybody: z.boolean().default(false),
    mostPieces: count.nullable(),
  })
  .superRefine(({ startsAt, endsAt, minimumSpend, maximumSpend }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (startsAt !== null && endsAt !== null && endsAt <= startsAt) wrong('endsAt', 'ends-first');
    if (minimumSpend !== null && maximumSpend !== null && maximumSpend.minor < minimumSpend.minor)
      wrong('maximumSpend', 'maximum-first');
  });

type ReadInput = z.output<typeof promotionInput>;
type MomentOf = (text: string, edge: 'start' | 'end') => Instant | null;

/** Converts the input to a promotion. */
export function toNewPromotion(read: ReadInput, momentOf: MomentOf): NewPromotion {
  const { isForEverybody, ...rest } = read;
  const { title, startsAt, endsAt, benefit } = read;
  const moment = (text: string | null, edge: 'start' | 'end') =>
    text === null ? null : momentOf(text.replace('T', ' '), edge);
  return {
    ...rest,
    lostEmails: !isForEverybody,
    title: title.ar === '' ? { en: title.en } : title,
    startsAt: moment(startsAt, 'start'),
    endsAt: moment(endsAt, 'end'),
    freesDelivery: benefit.kind === 'none' || read.freesDelivery,
  };
}
