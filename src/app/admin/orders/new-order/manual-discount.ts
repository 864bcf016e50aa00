export const DISCOUNT_KINDS = ['none', 'amount', 'percent'] as const;
type Kind = (typeof DISCOUNT_KINDS)[number];

/** The form values of a discount given by staff. */
export type TypedDiscount = Readonly<{
  kind: Kind;
  amount: number | null;
  percent: number | null;
  reason: string;
}>;

export const NO_DISCOUNT: TypedDiscount = { kind: 'none', amount: null, percent: null, reason: '' };

/** Converts it to the action's input; null without a discount, or while it has no value. */
export function toManualDiscount({ kind, amount, percent, reason }: TypedDiscount) {
  if (kind === 'amount') return { amount: amount ?? 0, reason };
  if (kind === 'percent') return { percent: percent ?? 0, reason };
  return null;
}
