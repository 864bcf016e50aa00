import { aed, type Money, minus, NOTHING, plus, shareOf } from '#kernel/money.ts';
import type { OrderLine } from '../../order.ts';

/** An amount including VAT, and the VAT. */
export type Taxed = Readonly<{ amount: Money; vat: Money }>;

const NONE: Taxed = { amount: NOTHING, vat: NOTHING };

function less(all: Taxed, part: Taxed): Taxed {
  return { amount: minus(all.amount, part.amount), vat: minus(all.vat, part.vat) };
}

function both(one: Taxed, other: Taxed): Taxed {
  return { amount: plus(one.amount, other.amount), vat: plus(one.vat, other.vat) };
}

/** The price of the first pieces of a line after discounts; parts add up to the line. */
function priceOf({ total, discount, vat, quantity }: OrderLine, pieces: number): Taxed {
  return {
    amount: shareOf(minus(total, discount), pieces, quantity),
    vat: shareOf(vat, pieces, quantity),
  };
}

function creditedOf({ credited = NONE }: OrderLine): Taxed {
  return credited;
}

/** What was refunded of a line, by pieces and by amount. */
export function refundedOf(line: OrderLine): Taxed {
  return both(priceOf(line, line.refundedQuantity), creditedOf(line));
}

/** The refundable remainder of a line. */
export function refundableOf(line: OrderLine): Taxed {
  return less(priceOf(line, line.quantity), refundedOf(line));
}

/** The VAT of a part of the remainder, rounded so that the last part gets the rest. */
function vatOf(amount: Money, left: Taxed): Money {
  if (left.amount.minor === 0) return left.vat;
  return minus(left.vat, shareOf(left.vat, left.amount.minor - amount.minor, left.amount.minor));
}

/** An amount of a line without quantity, up to its remainder. */
export function partOf(line: OrderLine, amount: Money): Taxed {
  return { amount, vat: vatOf(amount, refundableOf(line)) };
}

/**
 * What pieces of a line are refunded with: their price less their share of what was refunded by amount.
 *
 * @param quantity at most the pieces that were not refunded
 */
export function priceOfPieces(line: OrderLine, quantity: number): Taxed {
  const { refundedQuantity } = line;
  const price = less(priceOf(line, refundedQuantity + quantity), priceOf(line, refundedQuantity));
  const credited = creditedOf(line);
  if (credited.amount.minor === 0 && credited.vat.minor === 0) return price;
  const left = line.quantity - refundedQuantity;
  const share = shareOf(credited.amount, left - quantity, left).minor;
  const stays = Math.max(share, credited.amount.minor - price.amount.minor);
  const atMost = minus(
    priceOf(line, line.quantity).amount,
    priceOf(line, refundedQuantity + quantity).amount,
  );
  const used = credited.amount.minor - Math.min(stays, atMost.minor);
  return partOf(line, aed(price.amount.minor - used));
}

/** The amount refunded by value that remains for the items left after a refund. */
export function creditedAfter(line: OrderLine, refund: Taxed & Readonly<{ quantity: number }>): Taxed {
  return less(both(refundedOf(line), refund), priceOf(line, line.refundedQuantity + refund.quantity));
}
