import { aed, type Money, minus, NOTHING, plus, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Amount, keyOfLine } from '#shop/invoices';
import { vatIncludedIn } from '#shop/taxes';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import { priceOfPieces } from './refundable-amount.ts';

/** What to refund; amounts include VAT. */
export type RefundRequest = Readonly<{
  lines: readonly Readonly<{ position: number; quantity: number; isRestocked: boolean }>[];
  delivery: Money;
  /** Nothing when omitted. */
  giftWrap?: Money | undefined;
  fee: Money;
}>;

export type RefundedLine = Readonly<{
  position: number;
  /** 0 where an amount is refunded without pieces. */
  quantity: number;
  isRestocked: boolean;
  amount: Money;
  vat: Money;
}>;

export type RefundPlan = Readonly<{
  lines: readonly RefundedLine[];
  delivery: Money;
  giftWrap: Money;
  fee: Money;
  /** The value of the refunded items, and its VAT. */
  worth: Money;
  vat: Money;
  /** The amount to send: at most what remains of the payments. */
  payOut: Money;
  amounts: readonly Amount[];
}>;

/** The VAT of a further part of delivery, gift wrap or fee, so that parts add up to the whole. */
function vatOfPart(part: Money, before: Money): Money {
  return minus(vatIncludedIn(plus(before, part)), vatIncludedIn(before));
}

function beside(
  key: 'delivery' | 'gift-wrap' | 'fee',
  part: Money,
  { whole, before }: { whole: Money; before: Money },
): Amount[] {
  if (part.minor === 0) return [];
  const isLast = before.minor + part.minor === whole.minor;
  return [{ key, quantity: isLast ? 1 : 0, gross: part, vat: vatOfPart(part, before) }];
}

/** The payments that are not refunded yet. */
export function paidLeft({ money }: Order): Money {
  return minus(money.paid, money.refunded);
}

type Charges = Readonly<{ delivery: Money; giftWrap: Money; fee: Money }>;

/** The refundable remainder of delivery, gift wrap and fee. */
export function chargesLeft({ totals, money }: Order): Charges {
  return {
    delivery: minus(totals.delivery, money.refundedDelivery),
    giftWrap: minus(totals.giftWrap, money.refundedGiftWrap),
    fee: minus(totals.fee, money.refundedFee),
  };
}

/** The sums of a refund whose lines are calculated. */
export function planOf(
  order: Order,
  { lines, delivery, giftWrap, fee }: Charges & Readonly<{ lines: readonly RefundedLine[] }>,
): RefundPlan {
  const { totals, money } = order;
  const amounts: Amount[] = [
    ...lines.map(({ position, quantity, amount, vat }) => ({
      key: keyOfLine(position),
      quantity,
      gross: amount,
      vat,
    })),
    ...beside('delivery', delivery, { whole: totals.delivery, before: money.refundedDelivery }),
    ...beside('gift-wrap', giftWrap, { whole: totals.giftWrap, before: money.refundedGiftWrap }),
    ...beside('fee', fee, { whole: totals.fee, before: money.refundedFee }),
  ];
  const worth = sum(amounts.map(({ gross }) => gross));
  const payOut = aed(Math.min(worth.minor, paidLeft(order).minor));
  const vat = sum(amounts.map((amount) => amount.vat));
  return { lines, delivery, giftWrap, fee, worth, vat, payOut, amounts };
}

function toPlan(
  order: Order,
  { lines: requested, giftWrap = NOTHING, ...charges }: RefundRequest,
): RefundPlan {
  const lines = requested.flatMap((one) => {
    const line = order.lines[one.position];
    return line === undefined ? [] : [{ ...one, ...priceOfPieces(line, one.quantity) }];
  });
  return planOf(order, { lines, giftWrap, ...charges });
}

function lineRefusal(order: Order, { lines }: RefundRequest): OrderRefusal | null {
  const seen = new Set<number>();
  for (const { position, quantity } of lines) {
    const line = order.lines[position];
    if (line === undefined || seen.has(position)) return { code: 'orders.unknown-line', position };
    seen.add(position);
    const left = line.quantity - line.refundedQuantity;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
      return { code: 'orders.wrong-quantity', name: line.name, left };
  }
  return null;
}

function besideRefusal(part: Money, charged: Money, before: Money): OrderRefusal | null {
  const left = minus(charged, before);
  return part.minor < 0 || part.minor > left.minor ? { code: 'orders.more-than-charged', left } : null;
}

/**
 * Calculates a refund, to the fils.
 *
 * @returns the plan, or a refusal: more quantity, delivery, gift wrap or fee than remains, no value, an unpaid order,
 *   or more than was paid
 * Source: OR-04
 */
export function planRefund(order: Order, request: RefundRequest): Outcome<RefundPlan, OrderRefusal> {
  const { totals, money } = order;
  const refusal =
    lineRefusal(order, request) ??
    besideRefusal(request.delivery, totals.delivery, money.refundedDelivery) ??
    besideRefusal(request.giftWrap ?? NOTHING, totals.giftWrap, money.refundedGiftWrap) ??
    besideRefusal(request.fee, totals.fee, money.refundedFee);
  if (refusal !== null) return refuse(refusal);
  const plan = toPlan(order, request);
  if (plan.worth.minor === 0) return refuse({ code: 'orders.nothing-to-refund' });
  if (plan.worth.minor > plan.payOut.minor)
    return money.paid.minor === 0
      ? refuse({ code: 'orders.nothing-paid' })
      : refuse({ code: 'orders.more-than-paid', left: paidLeft(order) });
  return done(plan);
}

/** Calculates a return: free items are counted and restocked, without money or credit note. */
export function planReturn(order: Order, request: RefundRequest): Outcome<RefundPlan, OrderRefusal> {
  const plan = toPlan(order, request);
  const isFree = plan.amounts.length > 0 && plan.worth.minor === 0;
  const refusal = isFree ? lineRefusal(order, request) : null;
  if (refusal !== null) return refuse(refusal);
  return isFree ? done(plan) : planRefund(order, request);
}

/** Everything that remains of an order; sends what remains of its payments. */
export function planRest(order: Order, { isRestocked }: { isRestocked: boolean }): RefundPlan {
  return toPlan(order, restOf(order, isRestocked));
}

function restOf(order: Order, isRestocked: boolean): RefundRequest & Charges {
  return {
    lines: order.lines.flatMap(({ quantity, refundedQuantity }, position) =>
      quantity > refundedQuantity ? [{ position, quantity: quantity - refundedQuantity, isRestocked }] : [],
    ),
    ...chargesLeft(order),
  };
}

/** @returns whether nothing of value remains to refund; free items may remain */
export function isAllRefunded(order: Order): boolean {
  return planRest(order, { isRestocked: false }).worth.minor === 0;
}

/** @returns whether no item, delivery, gift wrap or fee remains */
export function isFullyRefunded(order: Order): boolean {
  const { lines, delivery, giftWrap, fee } = restOf(order, false);
  return lines.length === 0 && sum([delivery, giftWrap, fee]).minor === NOTHING.minor;
}
