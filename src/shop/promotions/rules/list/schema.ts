import { z } from 'zod';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { parsePrice } from '#kernel/money.ts';
import { ALL_PRODUCTS } from '../../promotion.ts';
import { normaliseCode, normaliseEmail } from '../code.ts';

/** Resolves the names in a list. */
export type ListNames = Readonly<{
  /** By SKU. */
  products: ReadonlyMap<string, ProductId>;
  /** By slug. */
  categories: ReadonlyMap<string, CategoryId>;
  /** Parses a date or timestamp in the shop's time zone; a date means its first or last moment. */
  momentOf: (text: string, edge: 'start' | 'end') => Instant | null;
}>;

const CODE = /^[\p{L}\p{N}_-]{1,50}$/u;
const EMAIL = /^(\*|[^\s@*]+)@[^\s@*]+\.[^\s@*]+$/;
const LONGEST_TYPED = 200;
const LONGEST_EMAIL = 254;
const HUNDREDTHS = 100;
const MOST = 1_000_000;

/** A text that is resolved, or a message why it cannot be. */
function wordAs<T>(read: (text: string) => T | null, complaint: (text: string) => string) {
  return z.string().transform((text, ctx): T => {
    const list = read(text);
    if (list !== null) return list;
    ctx.addIssue({ code: 'custom', message: complaint(text) });
    return z.NEVER;
  });
}

const code = wordAs(
  (text) => (text.length <= LONGEST_TYPED && CODE.test(normaliseCode(text)) ? normaliseCode(text) : null),
  (text) => `'${text}' is no code: letters, digits, - and _, up to 50`,
);
const email = wordAs(
  (text) => (text.length <= LONGEST_EMAIL && EMAIL.test(normaliseEmail(text)) ? normaliseEmail(text) : null),
  (text) => `'${text}' is no e-mail address and no *@domain`,
);
const price = z.union([z.string(), z.number()], 'must be an amount like "49.00"').transform((typed, ctx) => {
  const amount = parsePrice(String(typed));
  if (amount !== null && amount.minor > 0) return amount;
  ctx.addIssue({ code: 'custom', message: `'${typed}' is no amount above 0 with two decimals at most` });
  return z.NEVER;
});
const percent = z
  .number()
  .gt(0)
  .max(100)
  .refine((value) => Math.abs(value * HUNDREDTHS - Math.round(value * HUNDREDTHS)) < 1e-6, {
    message: 'has more than two decimals',
  });
const count = z.int().min(1).max(MOST);

function productSetIn({ products, categories }: ListNames) {
  const product = wordAs(
    (sku) => products.get(sku) ?? null,
    (sku) => `no product has the SKU '${sku}'`,
  );
  const category = wordAs(
    (slug) => categories.get(slug) ?? null,
    (slug) => `there is no category '${slug}'`,
  );
  return z.strictObject({
    products: z.array(product).default([]),
    categories: z.array(category).default([]),
  });
}

function conditionsIn(names: ListNames) {
  const productSet = productSetIn(names);
  const moment = (edge: 'start' | 'end') =>
    wordAs(
      (text) => names.momentOf(text, edge),
      (text) => `'${text}' is no day like 2026-12-31 and no moment like 2026-12-31T18:00:00+04:00`,
    );
  return {
    code,
    title: z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1).optional() }),
    active: z.boolean().default(true),
    automatic: z.boolean().default(false),
    individual: z.boolean().default(false),
    include: productSet.default(ALL_PRODUCTS_IN_LIST),
    exclude: productSet.default(ALL_PRODUCTS_IN_LIST),
    saleGoods: z.boolean().default(true),
    minimumSpend: price.nullable().default(null),
    maximumSpend: price.nullable().default(null),
    starts: moment('start').nullable().default(null),
    ends: moment('end').nullable().default(null),
    usageLimit: count.nullable().default(null),
    usageLimitPerCustomer: count.nullable().default(null),
    emails: z.array(email).default([]),
    mostPieces: count.nullable().default(null),
  };
}

const ALL_PRODUCTS_IN_LIST = {
  products: [...ALL_PRODUCTS.products],
  categories: [...ALL_PRODUCTS.categories],
};

/** One promotion of a list; resolves its names. */
export function entrySchema(names: ListNames) {
  const conditions = conditionsIn(names);
  const productSet = productSetIn(names);
  const freeDelivery = z.boolean().default(false);
  const kind = z.discriminatedUnion('kind', [
    z.strictObject({ ...conditions, kind: z.literal('free-delivery') }),
    z.strictObject({ ...conditions, kind: z.literal('percentage'), percent, freeDelivery }),
    z.strictObject({ ...conditions, kind: z.literal('basket-amount'), amount: price, freeDelivery }),
    z.strictObject({ ...conditions, kind: z.literal('piece-amount'), amount: price, freeDelivery }),
    z.strictObject({
      ...conditions,
      kind: z.literal('buy-get'),
      buy: count,
      get: count,
      percent: percent.default(100),
      times: count.nullable().default(null),
      bought: productSet.default(ALL_PRODUCTS_IN_LIST),
      given: productSet.default(ALL_PRODUCTS_IN_LIST),
      freeDelivery,
    }),
  ]);
  return kind
    .refine(({ starts, ends }) => starts === null || ends === null || starts <= ends, {
      path: ['ends'],
      message: 'it ends before it starts',
    })
    .refine(
      ({ minimumSpend, maximumSpend }) =>
        (minimumSpend?.minor ?? 0) <= (maximumSpend?.minor ?? Number.MAX_VALUE),
      {
        path: ['maximumSpend'],
        message: 'is below minimumSpend',
      },
    );
}

export type Entry = z.infer<ReturnType<typeof entrySchema>>;
