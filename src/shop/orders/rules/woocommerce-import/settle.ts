import type { StatedLine } from './read-lines.ts';

/** The stated totals of an order, in fils; null: not stated. */
export type StatedSums = Readonly<{
  total: number | null;
  tax: number | null;
  delivery: number;
  deliveryTax: number | null;
  fee: number;
  feeTax: number | null;
  discount: number;
  discountTax: number | null;
}>;

/** A line as paid, including VAT: after and before its discount. */
export type SettledLine = Readonly<{ total: number; discount: number; vat: number }>;

export type Settled = Readonly<{
  lines: readonly SettledLine[];
  subtotal: number;
  discount: number;
  delivery: number;
  fee: number;
  total: number;
  vat: number;
  /** The difference between the total and the sum of the parts, usually 0; positive when the total is larger. */
  off: number;
}>;

function add(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

/** Distributes an amount by weights; the parts add up to it. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = add(weights);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = whole === 0 ? 0 : Math.round((amount * before) / whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** The VAT of each line: stated, or its share of the order's VAT without delivery and fee. */
function taxOf(lines: readonly StatedLine[], sums: StatedSums): number[] {
  if (lines.every(({ tax }) => tax !== null)) return lines.map(({ tax }) => tax ?? 0);
  const productId = Math.max(0, (sums.tax ?? 0) - (sums.deliveryTax ?? 0) - (sums.feeTax ?? 0));
  return shareOut(
    productId,
    lines.map(({ total }) => total ?? 0),
  );
}

/** Lines without a total share the rest of the order's total. */
function withTotals(lines: readonly StatedLine[], sums: StatedSums): readonly StatedLine[] {
  const silent = lines.filter(({ total }) => total === null);
  if (silent.length === 0 || sums.total === null) return lines;
  const stated = add(lines.map(({ total }) => total ?? 0)) + sums.delivery + sums.fee;
  const left = sums.total - stated;
  if (silent.length > 1 || left < 0) return lines.map((line) => ({ ...line, total: line.total ?? 0 }));
  return lines.map((line) => ({ ...line, total: line.total ?? left }));
}

type Settlement = Readonly<{ isTaxWithin: boolean; isDiscountOff: boolean }>;

/** How exports state amounts: with or without VAT, before or after discount. */
const WAYS: readonly Settlement[] = [
  { isTaxWithin: false, isDiscountOff: true },
  { isTaxWithin: true, isDiscountOff: true },
  { isTaxWithin: false, isDiscountOff: false },
  { isTaxWithin: true, isDiscountOff: false },
];

function settleAs(settlement: Settlement, lines: readonly StatedLine[], sums: StatedSums): Settled {
  const { isTaxWithin, isDiscountOff } = settlement;
  const vats = taxOf(lines, sums);
  const outside = (tax: number | null) => (isTaxWithin ? 0 : (tax ?? 0));
  const paid = lines.map(({ total }, index) => (total ?? 0) + outside(vats[index] ?? 0));
  const stated = Math.abs(sums.discount) + outside(Math.abs(sums.discountTax ?? 0));
  const ownDiscounts = lines.map(({ subtotal, subtotalTax, total, tax }) =>
    subtotal === null ? 0 : subtotal + outside(subtotalTax ?? tax) - (total ?? 0) - outside(tax),
  );
  const hasOwn = isDiscountOff && ownDiscounts.every((one) => one >= 0) && add(ownDiscounts) > 0;
  const discounts = hasOwn ? ownDiscounts : shareOut(stated, paid);
  const before = isDiscountOff ? paid.map((one, index) => one + (discounts[index] ?? 0)) : paid;
  const subtotal = add(before);
  const discount = add(discounts);
  const delivery = sums.delivery + outside(sums.deliveryTax);
  const fee = sums.fee + outside(sums.feeTax);
  const total = sums.total ?? subtotal - discount + delivery + fee;
  return {
    lines: before.map((one, index) => ({
      total: one,
      discount: discounts[index] ?? 0,
      vat: vats[index] ?? 0,
    })),
    subtotal,
    discount,
    delivery,
    fee,
    total,
    vat: sums.tax ?? add(vats) + (sums.deliveryTax ?? 0) + (sums.feeTax ?? 0),
    off: total - (subtotal - discount + delivery + fee),
  };
}

/**
 * Derives how an order's total is composed. The first interpretation that adds up is used; without one, the total is
 * kept and the difference is reported.
 */
export function settle(stated: readonly StatedLine[], sums: StatedSums): Settled {
  const lines = withTotals(stated, sums);
  const tried = WAYS.map((settlement) => settleAs(settlement, lines, sums));
  const [first] = tried.toSorted((a, b) => Math.abs(a.off) - Math.abs(b.off));
  return first ?? settleAs({ isTaxWithin: true, isDiscountOff: true }, lines, sums);
}
