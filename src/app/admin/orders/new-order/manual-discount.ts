export const DISCOUNT_KINDS = ['none', 'amount', 'percent'] as const;
type Kind = (typeof DISCOUNT_KINDS)[number];

/** A discount of staff, while it is typed. */
export type TypedDiscount = Readonly<{
  kind: Kind;
  amount: number | null;
  percent: number | null;
  reason: string;
}>;

export const NO_DISCOUNT: TypedDiscount = { kind: 'none', amount: null, percent: null, reason: '' };

/** As an admin action takes it; null while none is given, or as long as it lacks its value. */
export function toManualDiscount({ kind, amount, percent, reason }: TypedDiscount) {
  if (kind === 'amount') return { amount: amount ?? 0, reason };
  if (kind === 'percent') return { percent: percent ?? 0, reason };
  return null;
}
