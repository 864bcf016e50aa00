import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductId, PromotionId } from '#kernel/ids.ts';
import { aed, minus, NOTHING, plus, times } from '#kernel/money.ts';
import { sumUp, withDiscounts } from '#shop/cart/rules/totals.ts';
import type { TaxDocument } from '#shop/invoices';
import { creditedLines, linesOfOrder, restOf, sumsOf } from '#shop/invoices/rules/document-lines.ts';
import { differenceOf, type Order, type OrderLine } from '#shop/orders';
import { planAmount, refundableAmount } from '#shop/orders/rules/refunds/plan-amount.ts';
import {
  isAllRefunded,
  planRefund,
  type RefundPlan,
  type RefundRequest,
} from '#shop/orders/rules/refunds/plan-refund.ts';
import { creditedAfter } from '#shop/orders/rules/refunds/refundable-amount.ts';
import { changedOrder, splitOrder } from '#shop/orders/staff/rules/changed-order.ts';
import { quoteBasket } from '#shop/promotions/rules/quote-basket.ts';
import { aBasket, aLine, aPromotion } from '../a-promotion.ts';

/** `npm run prove:totals` checks 100 000. */
const ORDERS = Number(process.env.PROVE_ORDERS ?? 500);
const NOW = new Date('2026-11-21T12:00:00+04:00');

const line = fc.record({
  minor: fc.integer({ min: 1, max: 250_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  isTaxable: fc.boolean(),
});
const promotion = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percentage', percent }) as const),
  fc
    .integer({ min: 1, max: 90_000 })
    .map((minor) => ({ kind: 'basket-amount', amount: aed(minor) }) as const),
);
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  benefits: fc.array(promotion, { maxLength: 3 }),
  delivery: fc.constantFrom(0, 1500, 3000, 1999),
  giftWrap: fc.constantFrom(0, 0, 1500, 1007),
  fee: fc.constantFrom(0, 0, 500, 333),
  picks: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
});
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never;

/** An order by the cart's own rules: promotions, shares of lines, totals. */
function orderOf({ lines, benefits, delivery, giftWrap, fee }: Sale): Order {
  const basket = aBasket(
    lines.map(({ minor, quantity }, index) =>
      aLine(String(index), { product: index + 1, fils: minor, quantity }),
    ),
    { codes: [] },
  );
  const promotions = benefits.map((benefit, index) =>
    aPromotion({ id: (index + 1) as PromotionId, code: `c${index}`, isAutomatic: true, benefit }),
  );
  const { discounts } = quoteBasket(basket, {
    promotions,
    uses: new Map(),
    settings: { 'restrictions.promoteTobacco': false },
  });
  const priced = lines.map(({ minor, quantity, isTaxable }, index) => ({
    key: String(index),
    productId: (index + 1) as ProductId,
    quantity,
    unitPrice: aed(minor),
    total: times(aed(minor), quantity),
    product: { isTaxable },
  }));
  const shared = withDiscounts(priced as never, discounts) as unknown as OrderLine[];
  const ownLines = shared.map((one, index) => ({
    ...one,
    name: { en: `Goods ${index}` },
    sku: `S${index}`,
    options: [],
    parts: [],
    refundedQuantity: 0,
    giftCard: null,
    isTaxable: lines[index]?.isTaxable ?? true,
  }));
  const beside = { delivery: aed(delivery), giftWrap: aed(giftWrap), fee: aed(fee) };
  const totals = { ...sumUp(ownLines, Object.values(beside)), ...beside };
  const money = {
    ...{ paid: totals.total, refunded: NOTHING },
    ...{ refundedDelivery: NOTHING, refundedGiftWrap: NOTHING, refundedFee: NOTHING },
  };
  return {
    lines: ownLines,
    totals,
    money,
    discounts: discounts.map(({ promotionId, code, title, amount, freesDelivery }) => ({
      promotionId,
      code,
      title,
      amount,
      freesDelivery,
    })),
    delivery: { id: 'x', code: 'x', title: { en: 'Delivery' }, arrivesOn: null },
  } as unknown as Order;
}

/** The VAT in an amount, computed independently in whole numbers: half a fils is rounded up. */
function vatIn(minor: number): number {
  return Number((BigInt(minor) * 10n + 105n) / 210n);
}

/** The expected totals of an order, computed from its lines only. */
function recomputed({ lines, totals }: Order) {
  let subtotal = 0;
  let discount = 0;
  const charges = [totals.delivery.minor, totals.giftWrap.minor, totals.fee.minor];
  let vat = charges.reduce((all, minor) => all + vatIn(minor), 0);
  for (const one of lines) {
    const gross = one.unitPrice.minor * one.quantity;
    subtotal += gross;
    discount += one.discount.minor;
    if (one.isTaxable) vat += vatIn(gross - one.discount.minor);
  }
  const total = charges.reduce((all, minor) => all + minor, subtotal - discount);
  return { subtotal, discount, vat, total };
}

function checkSums(order: Order): void {
  const { subtotal, discount, vat, total } = order.totals;
  const sums = { subtotal: subtotal.minor, discount: discount.minor, vat: vat.minor, total: total.minor };
  expect(sums).toEqual(recomputed(order));
  expect(order.discounts.reduce((all, { amount }) => all + amount.minor, 0)).toBe(discount.minor);
  for (const one of order.lines) {
    expect(one.discount.minor).toBeGreaterThanOrEqual(0);
    expect(one.discount.minor).toBeLessThanOrEqual(one.total.minor);
  }
  const papers = sumsOf(linesOfOrder(order));
  expect([papers.gross.minor, papers.vat.minor]).toEqual([total.minor, vat.minor]);
  expect(papers.net.minor + papers.vat.minor).toBe(papers.gross.minor);
}

function refunded(order: Order, { lines, delivery, giftWrap, fee, payOut }: RefundPlan): Order {
  const { money } = order;
  return {
    ...order,
    lines: order.lines.map((one, position) => {
      const part = lines.find((each) => each.position === position);
      if (part === undefined) return one;
      const credited = creditedAfter(one, part);
      return { ...one, refundedQuantity: one.refundedQuantity + part.quantity, credited };
    }),
    money: {
      byGiftCard: aed(0),
      refundDue: aed(0),
      paid: money.paid,
      refunded: plus(money.refunded, payOut),
      refundedDelivery: plus(money.refundedDelivery, delivery),
      refundedGiftWrap: plus(money.refundedGiftWrap, giftWrap),
      refundedFee: plus(money.refundedFee, fee),
    },
  };
}

/** Some pieces of a line, some of delivery, gift wrap and fee; a late refund takes all that is left of these. */
function askedOf(order: Order, pick: number, isLate: boolean): RefundRequest {
  const position = pick % order.lines.length;
  const line = order.lines[position];
  const quantity = Math.min((line?.quantity ?? 0) - (line?.refundedQuantity ?? 0), 1 + (pick % 3));
  const delivery = minus(order.totals.delivery, order.money.refundedDelivery).minor;
  const giftWrap = minus(order.totals.giftWrap, order.money.refundedGiftWrap).minor;
  const fee = minus(order.totals.fee, order.money.refundedFee).minor;
  return {
    lines: quantity === 0 ? [] : [{ position, quantity, isRestocked: false }],
    delivery: aed(isLate ? delivery : Math.min(delivery, pick % 700)),
    giftWrap: aed(isLate ? giftWrap : Math.min(giftWrap, pick % 300)),
    fee: aed(isLate ? fee : Math.min(fee, pick % 90)),
  };
}

/** All pieces of a line that are left: a single one may be worth less than a fils. */
function restOfLine(order: Order, pick: number): RefundRequest {
  const position = pick % order.lines.length;
  const line = order.lines[position];
  const quantity = (line?.quantity ?? 0) - (line?.refundedQuantity ?? 0);
  const lines = quantity === 0 ? [] : [{ position, quantity, isRestocked: false }];
  return { lines, delivery: NOTHING, giftWrap: NOTHING, fee: NOTHING };
}

function nextRefund(order: Order, request: RefundRequest): RefundPlan | null {
  const plan = planRefund(order, request);
  if (plan.ok) return plan.value;
  expect(plan.refusal.code).toBe('orders.nothing-to-refund');
  return null;
}

/** A part of what is left, without items; sometimes all of it. */
function nextAmount(order: Order, pick: number): RefundPlan | null {
  const left = refundableAmount(order).minor;
  expect(planAmount(order, aed(left + 1)).ok).toBe(false);
  const plan = planAmount(order, aed(pick % 11 === 0 ? left : 1 + (pick % left)));
  expect(plan).toMatchObject({ ok: true });
  return plan.ok ? plan.value : null;
}

type Refund = (order: Order, pick: number, isLate: boolean) => RefundPlan | null;

const byLine: Refund = (order, pick, isLate) =>
  nextRefund(order, askedOf(order, pick, isLate)) ?? nextRefund(order, restOfLine(order, pick));

/** Lines and amounts in turns, by the picks. */
const byLineAndAmount: Refund = (order, pick, isLate) =>
  pick % 2 === 0 && !isLate ? nextAmount(order, pick >> 1) : byLine(order, pick, isLate);

/** Refunds an order step by step until nothing is left, by the picks; each step has a credit note. */
function checkRefunds(whole: Order, picks: readonly number[], next: Refund): void {
  const invoice = { label: 'INV', lines: linesOfOrder(whole) } as unknown as TaxDocument;
  const credits: TaxDocument[] = [];
  let order = whole;
  for (const pick of [...picks, ...Array.from({ length: 80 }, (_, index) => index)]) {
    if (isAllRefunded(order)) break;
    const plan = next(order, pick, credits.length > 6);
    if (plan === null) continue;
    order = refunded(order, plan);
    const lines = creditedLines(invoice, plan.amounts);
    credits.push({ lines } as unknown as TaxDocument);
    expect(plan.payOut.minor).toBeGreaterThan(0);
    expect(sumsOf(lines).gross).toEqual(plan.payOut);
    for (const { vat, net } of lines) expect(Math.min(vat.minor, net.minor)).toBeGreaterThanOrEqual(0);
    expect(order.money.refunded.minor).toBeLessThanOrEqual(whole.totals.total.minor);
    expect(differenceOf(order)).toEqual(NOTHING);
  }
  expect(isAllRefunded(order)).toBe(true);
  expect(order.money.refunded).toEqual(whole.totals.total);
  expect(restOf(invoice, credits).filter(({ gross }) => gross.minor !== 0)).toEqual([]);
  expect(credits.reduce((all, { lines }) => all + sumsOf(lines).vat.minor, 0)).toBe(whole.totals.vat.minor);
}

function checkEdit(order: Order, picks: readonly number[]): void {
  const lines = order.lines
    .map((one, position) => ({ position, quantity: ((picks[position] ?? 0) % (one.quantity + 3)) as number }))
    .filter(({ quantity }) => quantity > 0);
  const cost = aed((picks[7] ?? 0) % 4000);
  const edited = changedOrder(
    order,
    { ...(lines.length === 0 ? {} : { lines }), delivery: { ...order.delivery, cost } },
    NOW,
  );
  if (!edited.ok) throw new Error(edited.refusal.code);
  checkSums(edited.value);
  expect(differenceOf(edited.value)).toEqual(minus(edited.value.totals.total, order.totals.total));
}

function checkSplit(order: Order, picks: readonly number[]): void {
  const lines = order.lines
    .map((one, position) => ({ position, quantity: (picks[position + 8] ?? 0) % (one.quantity + 1) }))
    .filter(({ quantity }) => quantity > 0);
  const split = splitOrder(order, lines);
  if (!split.ok) return void expect(split.refusal.code).toBe('orders.no-lines');
  const { remaining, moved } = split.value;
  checkSums(remaining);
  checkSums(moved);
  for (const sum of ['subtotal', 'discount', 'total', 'delivery', 'giftWrap', 'fee'] as const)
    expect(plus(remaining.totals[sum], moved.totals[sum])).toEqual(order.totals[sum]);
}

it(`OR-04 every total of ${ORDERS} random orders equals an independent calculation`, () => {
  fc.assert(
    fc.property(sale, (one) => {
      const order = orderOf(one);
      checkSums(order);
      checkRefunds(order, one.picks, byLine);
      checkRefunds(order, one.picks, byLineAndAmount);
      checkEdit(order, one.picks);
      checkSplit(order, one.picks);
    }),
    { numRuns: ORDERS },
  );
}, 3_600_000);
