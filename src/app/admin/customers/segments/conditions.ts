import type { SegmentCondition } from '#shop/customers';

export type Fact = SegmentCondition['fact'];

/** The form values of a condition; empty numbers are null. */
export type TypedCondition = Readonly<{
  /** The React key of the row. */
  key: number;
  fact: Fact;
  is: string;
  amountMinor: number | null;
  count: number | null;
  days: number | null;
  on: string;
  productId: number | null;
  tag: string;
}>;

/** The comparisons of each fact; the first is the default. Those of emirate and language are their values. */
export const COMPARISONS = {
  spent: ['at-least', 'less-than'],
  orders: ['at-least', 'less-than'],
  'last-order': ['over', 'within'],
  'last-order-date': ['before', 'after'],
  joined: ['within', 'over'],
  device: ['registered', 'bought'],
  emirate: ['DU', 'AZ', 'SH', 'AJ', 'UQ', 'RK', 'FU'],
  consent: ['yes', 'no'],
  tag: ['has', 'has-not'],
  account: ['account', 'guest'],
  language: ['en', 'ar'],
} as const satisfies Record<Fact, readonly string[]>;

export const FACTS = Object.keys(COMPARISONS) as Fact[];

export function newCondition(fact: Fact, key: number): TypedCondition {
  const empty = { amountMinor: null, count: null, days: null, on: '', productId: null, tag: '' };
  return { ...empty, key, fact, is: COMPARISONS[fact][0] };
}

/** Appends an empty condition. */
export function withNewCondition(conditions: readonly TypedCondition[]): TypedCondition[] {
  return [...conditions, newCondition('orders', Math.max(-1, ...conditions.map(({ key }) => key)) + 1)];
}

/** Converts stored conditions to form values. */
export function toTypedConditions(conditions: readonly SegmentCondition[]): TypedCondition[] {
  return conditions.map((condition, at) => ({ ...newCondition(condition.fact, at), ...condition }));
}

const FIELDS = {
  spent: ['amountMinor', 'days'],
  orders: ['count', 'days'],
  'last-order': ['days'],
  'last-order-date': ['on'],
  joined: ['days'],
  device: ['productId'],
  emirate: [],
  consent: [],
  tag: ['tag'],
  account: [],
  language: [],
} as const satisfies Record<Fact, readonly (keyof TypedCondition)[]>;

/** Whether the required field of a condition is filled in; the days of `spent` and `orders` are optional. */
export function isComplete(typed: TypedCondition): boolean {
  const [needed] = FIELDS[typed.fact];
  return needed === undefined || (typed[needed] !== null && typed[needed] !== '');
}

/** The input of a row: only the fields of its fact. */
export function toSentCondition(typed: TypedCondition): Record<string, unknown> {
  const fields = FIELDS[typed.fact].map((field) => [field, typed[field]] as const);
  return { fact: typed.fact, is: typed.is, ...Object.fromEntries(fields) };
}
