import type { BulkChange } from '#shop/catalogue';

export type BulkKind = Exclude<BulkChange['kind'], 'featured' | 'visibility'>;
export type TypedChange = { kind: BulkKind } & Record<string, unknown>;

/** Products by id, or all that match the list's query. */
export type Chosen = { ids: number[] } | { list: Record<string, string> };

/** The form values of all kinds of changes. */
export type Typed = {
  price: string;
  minor: number | null;
  direction: string;
  percent: number | string;
  rounding: string;
  startsAt: string | null;
  endsAt: string | null;
  status: string;
  class: string;
  stock: string;
  add: string[];
  remove: string[];
};

/** The initial form values. */
export const EMPTY: Typed = {
  price: 'regular',
  minor: null,
  direction: 'less',
  percent: 10,
  rounding: 'quarter',
  startsAt: null,
  endsAt: null,
  status: 'published',
  class: 'accessory',
  stock: 'instock',
  add: [],
  remove: [],
};

const BY_AMOUNT: readonly BulkKind[] = ['price-set', 'price-by-amount'];
const BY_PERCENT: readonly BulkKind[] = ['price-by-percent', 'sale'];

/** Whether a price change lacks its amount or percentage. */
export function isAmountMissing(
  kind: BulkKind,
  { minor, percent }: Pick<Typed, 'minor' | 'percent'>,
): boolean {
  if (BY_AMOUNT.includes(kind)) return minor === null;
  return BY_PERCENT.includes(kind) && percent === '';
}

function signed({ direction }: Typed, amount: number): number {
  return direction === 'less' ? -amount : amount;
}

/** Converts form values to the action's input. */
export const TO_CHANGE: Readonly<Record<BulkKind, (typed: Typed) => Record<string, unknown>>> = {
  'price-set': ({ price, minor }) => ({ price, minor }),
  'price-by-amount': (typed) => ({ price: typed.price, minor: signed(typed, typed.minor ?? 0) }),
  'price-by-percent': (typed) => ({
    price: typed.price,
    percent: signed(typed, Number(typed.percent)),
    rounding: typed.rounding,
  }),
  sale: ({ percent, rounding, startsAt, endsAt }) => ({
    percentOff: Number(percent),
    rounding,
    startsAt,
    endsAt,
  }),
  'sale-dates': ({ startsAt, endsAt }) => ({ startsAt, endsAt }),
  'sale-end': () => ({}),
  status: ({ status, startsAt }) => ({ status, publishAt: status === 'draft' ? startsAt : null }),
  categories: ({ add, remove }) => ({ add: add.map(Number), remove: remove.map(Number) }),
  tags: ({ add, remove }) => ({ add: add.map(Number), remove: remove.map(Number) }),
  class: (typed) => ({ class: typed.class }),
  'stock-status': ({ stock }) => ({ status: stock }),
};
