import { z } from 'zod';
import { aed, shareOf } from '#kernel/money.ts';
import { minor, moment, type PriceDraft, type ProductDraft } from './draft.ts';

/** Rounding of changed prices, in fils: none, a quarter dirham, a dirham, five dirhams. */
export const ROUNDINGS = { fils: 1, quarter: 25, dirham: 100, five: 500 } as const;
const WHOLE_PERCENT = 100;
const HUNDREDTHS = 100;
const MOST_PERCENT = 1000;

const id = z.int('wrong-kind').min(1, 'unknown').max(2_147_483_647, 'unknown');
const rounding = z.enum(['fils', 'quarter', 'dirham', 'five'], 'wrong-kind').default('fils');
const some = z.array(id).max(50, 'too-many').default([]);
const percent = z
  .number('wrong-kind')
  .min(-WHOLE_PERCENT, 'too-large')
  .max(MOST_PERCENT, 'too-large')
  .transform((typed) => Math.round(typed * HUNDREDTHS) / HUNDREDTHS);

/** A bulk change; prices are those of the product, or of its variations if it has any. */
export const bulkChange = z.discriminatedUnion(
  'kind',
  [
    /** Sets the regular or sale price, in fils. */
    z.object({ kind: z.literal('price-set'), price: z.enum(['regular', 'sale']), minor: minor.unwrap() }),
    /** Changes it by an amount in fils. */
    z.object({
      kind: z.literal('price-by-amount'),
      price: z.enum(['regular', 'sale']),
      minor: z.int('wrong-kind').min(-99_999_999, 'too-large').max(99_999_999, 'too-large'),
    }),
    /** Changes it by a percentage, rounded. */
    z.object({ kind: z.literal('price-by-percent'), price: z.enum(['regular', 'sale']), percent, rounding }),
    /** Starts a sale at a percentage off the regular price, rounded, with optional dates. */
    z.object({
      kind: z.literal('sale'),
      percentOff: z.number('wrong-kind').gt(0, 'wrong-kind').lt(WHOLE_PERCENT, 'too-large'),
      rounding,
      startsAt: moment.default(null),
      endsAt: moment.default(null),
    }),
    /** Changes the dates of the sale. */
    z.object({ kind: z.literal('sale-dates'), startsAt: moment, endsAt: moment }),
    z.object({ kind: z.literal('sale-end') }),
    z.object({
      kind: z.literal('status'),
      status: z.enum(['draft', 'published', 'private', 'archived'], 'wrong-kind'),
      publishAt: moment.default(null),
    }),
    z.object({ kind: z.literal('categories'), add: some, remove: some }),
    z.object({ kind: z.literal('tags'), add: some, remove: some }),
    z.object({
      kind: z.literal('class'),
      class: z.enum(['tobacco', 'device', 'accessory', 'other'], 'wrong-kind'),
    }),
    /** For products whose stock is not tracked. */
    z.object({
      kind: z.literal('stock-status'),
      status: z.enum(['instock', 'outofstock', 'onbackorder'], 'wrong-kind'),
    }),
    z.object({ kind: z.literal('featured'), isFeatured: z.boolean('wrong-kind') }),
    z.object({
      kind: z.literal('visibility'),
      visibility: z.enum(['visible', 'catalog', 'search', 'hidden'], 'wrong-kind'),
    }),
  ],
  'wrong-kind',
);
export type BulkChange = z.infer<typeof bulkChange>;
type ChangeOf<Kind extends BulkChange['kind']> = Extract<BulkChange, { kind: Kind }>;

/** @returns fils rounded half away from zero to the step */
export function roundTo(fils: number, rounding: keyof typeof ROUNDINGS): number {
  const step = ROUNDINGS[rounding];
  return shareOf(aed(fils), 1, step).minor * step;
}

function byPercent(fils: number, percentage: number, rounding: keyof typeof ROUNDINGS): number {
  const part = Math.round((WHOLE_PERCENT + percentage) * HUNDREDTHS);
  return roundTo(shareOf(aed(fils), part, WHOLE_PERCENT * HUNDREDTHS).minor, rounding);
}

type Priced = Pick<PriceDraft, 'regularMinor' | 'saleMinor' | 'saleStartsAt' | 'saleEndsAt' | 'costMinor'>;
const FIELD = { regular: 'regularMinor', sale: 'saleMinor' } as const;

/** Changes a price; a missing price stays missing. */
function moved(price: Priced, which: 'regular' | 'sale', to: (fils: number) => number): Priced {
  const now = price[FIELD[which]];
  return now === null ? price : { ...price, [FIELD[which]]: Math.max(0, to(now)) };
}

function onSale(price: Priced, { percentOff, rounding, startsAt, endsAt }: ChangeOf<'sale'>): Priced {
  if (price.regularMinor === null) return price;
  const saleMinor = byPercent(price.regularMinor, -percentOff, rounding);
  return { ...price, saleMinor, saleStartsAt: startsAt, saleEndsAt: endsAt };
}

function withPrices(draft: ProductDraft, change: (price: Priced) => Priced): ProductDraft {
  if (draft.type !== 'variable') return { ...draft, price: change(draft.price) };
  return {
    ...draft,
    variations: draft.variations.map((one) => ({ ...one, price: change(one.price) })),
  };
}

function listed(ids: readonly number[], { add, remove }: { add: number[]; remove: number[] }): number[] {
  return [...new Set([...ids, ...add])].filter((one) => !remove.includes(one));
}

function withStockStatus(draft: ProductDraft, { status }: ChangeOf<'stock-status'>): ProductDraft {
  return {
    ...draft,
    shelf: { ...draft.shelf, status },
    variations: draft.variations.map((one) => ({ ...one, shelf: { ...one.shelf, status } })),
  };
}

type Changes = {
  [Kind in BulkChange['kind']]: (draft: ProductDraft, change: ChangeOf<Kind>) => ProductDraft;
};

const CHANGES: Changes = {
  'price-set': (draft, change) =>
    withPrices(draft, (price) => ({ ...price, [FIELD[change.price]]: change.minor })),
  'price-by-amount': (draft, change) =>
    withPrices(draft, (price) => moved(price, change.price, (fils) => fils + change.minor)),
  'price-by-percent': (draft, change) =>
    withPrices(draft, (price) =>
      moved(price, change.price, (fils) => byPercent(fils, change.percent, change.rounding)),
    ),
  sale: (draft, change) => withPrices(draft, (price) => onSale(price, change)),
  'sale-dates': (draft, { startsAt, endsAt }) =>
    withPrices(draft, (price) =>
      price.saleMinor === null ? price : { ...price, saleStartsAt: startsAt, saleEndsAt: endsAt },
    ),
  'sale-end': (draft) =>
    withPrices(draft, (price) => ({ ...price, saleMinor: null, saleStartsAt: null, saleEndsAt: null })),
  status: (draft, { status, publishAt }) => ({ ...draft, status, publishAt }),
  categories: (draft, change) => ({ ...draft, categoryIds: listed(draft.categoryIds, change) }),
  tags: (draft, change) => ({ ...draft, tagIds: listed(draft.tagIds, change) }),
  class: (draft, change) => ({ ...draft, class: change.class }),
  'stock-status': withStockStatus,
  featured: (draft, { isFeatured }) => ({ ...draft, isFeatured }),
  visibility: (draft, { visibility }) => ({ ...draft, visibility }),
};

/** A product after a bulk change; validated like any draft. */
export function withChange<Kind extends BulkChange['kind']>(
  draft: ProductDraft,
  change: ChangeOf<Kind> & { kind: Kind },
): ProductDraft {
  const apply: Changes[Kind] = CHANGES[change.kind];
  return apply(draft, change);
}
