import type { Instant } from '#kernel/instant.ts';
import { type Money, minus, NOTHING, shareOf, times } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { isTooMuch, sumUp } from '#shop/cart';
import { priceAt, type Sellable } from '#shop/catalogue';
import { spread } from '#shop/promotions';
import { vatIncludedIn } from '#shop/taxes';
import type { DeliveryAddress, Order, OrderDiscount, OrderLine } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';

export type Lines = readonly OrderLine[];

/** Pieces of an existing line, or a product added at today's price. */
export type ChosenLine = Readonly<{ quantity: number }> & ({ position: number } | { product: Sellable });

export type OrderChange = Readonly<{
  /** All lines of the changed order; missing ones are removed. */
  lines?: readonly ChosenLine[];
  address?: DeliveryAddress;
  delivery?: Order['delivery'] & Readonly<{ cost: Money }>;
}>;

/** A line with another quantity: the discount applies to the original quantity; additional items get none. */
export function withQuantity(line: OrderLine, quantity: number): OrderLine {
  const total = times(line.unitPrice, quantity);
  const discount = shareOf(line.discount, Math.min(quantity, line.quantity), line.quantity);
  const vat = line.isTaxable ? vatIncludedIn(minus(total, discount)) : NOTHING;
  return { ...line, quantity, total, discount, vat };
}

/** A new line at the current price; null without a price. */
export function orderLineOf(product: Sellable, quantity: number, now: Instant): OrderLine | null {
  const unitPrice = priceAt(product.prices, now).now;
  if (unitPrice === null || !product.isPublished) return null;
  const total = times(unitPrice, quantity);
  return {
    productId: product.productId,
    variationId: product.variationId,
    sku: product.sku,
    name: product.name,
    options: product.options.map(({ name, value }) => ({ name, value })),
    class: product.class,
    imageFile: product.image?.file ?? '',
    quantity,
    unitPrice,
    total,
    discount: NOTHING,
    vat: product.isTaxable ? vatIncludedIn(total) : NOTHING,
    isTaxable: product.isTaxable,
    parts: product.parts,
    giftCard: null,
    refundedQuantity: 0,
  };
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && quantity <= 10_000;
}

function chosenLine(order: Order, chosen: ChosenLine, now: Instant): Outcome<OrderLine, OrderRefusal> {
  const known = 'position' in chosen ? order.lines[chosen.position] : null;
  if (known === undefined)
    return refuse({ code: 'orders.unknown-line', position: 'position' in chosen ? chosen.position : 0 });
  if (!isCount(chosen.quantity))
    return refuse({
      code: 'orders.wrong-quantity',
      name: known?.name ?? { en: '' },
      left: known?.quantity ?? 0,
    });
  if (known !== null) return done(withQuantity(known, chosen.quantity));
  const line = 'product' in chosen ? orderLineOf(chosen.product, chosen.quantity, now) : null;
  return line === null ? refuse({ code: 'orders.not-for-sale' }) : done(line);
}

function chosenLines(order: Order, lines: readonly ChosenLine[], now: Instant): Outcome<Lines, OrderRefusal> {
  if (lines.length === 0) return refuse({ code: 'orders.no-lines' });
  const positions = lines.flatMap((line) => ('position' in line ? [line.position] : []));
  const twice = positions.find((position, index) => positions.indexOf(position) !== index);
  if (twice !== undefined) return refuse({ code: 'orders.unknown-line', position: twice });
  const changedLines: OrderLine[] = [];
  for (const chosen of lines) {
    const line = chosenLine(order, chosen, now);
    if (!line.ok) return line;
    changedLines.push(line.value);
  }
  return done(changedLines);
}

/** The discounts by promotion; they add up to the discount of all lines, to the fils. */
export function explained(discounts: readonly OrderDiscount[], all: Money): OrderDiscount[] {
  const parts = discounts.map(({ amount }, index) => ({ key: String(index), amount }));
  const shares = new Map(spread(all, parts).map(({ key, amount }) => [key, amount]));
  return discounts.map((discount, index) => ({ ...discount, amount: shares.get(String(index)) ?? NOTHING }));
}

type Charges = Pick<Order['totals'], 'delivery' | 'giftWrap' | 'fee'>;

/** An order with other lines or charges, and new totals. */
export function withLines(order: Order, lines: Lines, { delivery, giftWrap, fee }: Charges): Order {
  const totals = { ...sumUp(lines, [delivery, giftWrap, fee]), delivery, giftWrap, fee };
  return { ...order, lines, discounts: explained(order.discounts, totals.discount), totals };
}

/** The order after a change, with totals; without effects on stock or documents. */
export function changedOrder(order: Order, change: OrderChange, now: Instant): Outcome<Order, OrderRefusal> {
  const lines = change.lines === undefined ? done(order.lines) : chosenLines(order, change.lines, now);
  if (!lines.ok) return lines;
  const { cost: delivery = order.totals.delivery, ...method } = change.delivery ?? {
    cost: undefined,
    ...order.delivery,
  };
  if (delivery.minor < 0) return refuse({ code: 'orders.more-than-charged', left: NOTHING });
  const moved = { ...order, address: change.address ?? order.address, delivery: method };
  const changed = withLines(moved, lines.value, { ...order.totals, delivery });
  return isTooMuch(changed.totals) ? refuse({ code: 'orders.too-much' }) : done(changed);
}

export type SplitOrder = Readonly<{ remaining: Order; moved: Order }>;

/**
 * Splits an order in two; delivery, gift wrap and fee stay with the first. The totals add up to the original.
 *
 * @param chosen pieces to move, by line
 */
export function splitOrder(
  order: Order,
  chosen: readonly Readonly<{ position: number; quantity: number }>[],
): Outcome<SplitOrder, OrderRefusal> {
  const moving = new Map(chosen.map(({ position, quantity }) => [position, quantity]));
  if (moving.size === 0 || moving.size < chosen.length) return refuse({ code: 'orders.no-lines' });
  for (const [position, quantity] of moving) {
    const line = order.lines[position];
    if (line === undefined) return refuse({ code: 'orders.unknown-line', position });
    if (!isCount(quantity) || quantity > line.quantity)
      return refuse({ code: 'orders.wrong-quantity', name: line.name, left: line.quantity });
  }
  const moved = order.lines.flatMap((line, position) => {
    const quantity = moving.get(position) ?? 0;
    return quantity === 0 ? [] : [withQuantity(line, quantity)];
  });
  const stored = order.lines.flatMap((line, position) => remainder(line, moving.get(position) ?? 0));
  if (stored.length === 0) return refuse({ code: 'orders.no-lines' });
  const stays = withLines(order, stored, order.totals);
  const goes = withLines(order, moved, { delivery: NOTHING, giftWrap: NOTHING, fee: NOTHING });
  const discounts = order.discounts.map((discount, index) => ({
    ...discount,
    // The use is counted with the original order.
    promotionId: null,
    amount: minus(discount.amount, stays.discounts[index]?.amount ?? NOTHING),
  }));
  return done({
    remaining: stays,
    moved: {
      ...goes,
      isGiftWrapped: false,
      giftMessage: '',
      discounts: discounts.filter(({ amount }) => amount.minor > 0),
    },
  });
}

/** The rest of a line, with the discount that does not move. */
function remainder(line: OrderLine, gone: number): OrderLine[] {
  if (gone === line.quantity) return [];
  if (gone === 0) return [line];
  const left = withQuantity(line, line.quantity - gone);
  const discount = minus(line.discount, withQuantity(line, gone).discount);
  const vat = line.isTaxable ? vatIncludedIn(minus(left.total, discount)) : NOTHING;
  return [{ ...left, discount, vat }];
}

/** @returns the paid amount that moves with the new order */
export function paidFor(order: Order, part: Money): Money {
  const { paid } = order.money;
  if (paid.minor >= order.totals.total.minor) return part;
  return order.totals.total.minor === 0 ? NOTHING : shareOf(paid, part.minor, order.totals.total.minor);
}
