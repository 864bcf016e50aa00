import { type Money, toDecimal } from '#kernel/money.ts';
import type { TaxDocument } from '#shop/invoices';
import { differenceOf, type Order, type OrderEvent } from '#shop/orders';
import { deliveryTime } from '#views/order/delivery-time.ts';

function amount(money: Money): string {
  return `AED ${toDecimal(money)}`;
}

/** An order on one line. */
export function lineOfOrder(order: Order): string {
  const { id, status, placedAt, address, phone, totals } = order;
  const day = placedAt.toISOString().slice(0, 16).replace('T', ' ');
  return [id, status, day, `${address.firstName} ${address.lastName}`, phone, amount(totals.total)].join(
    ' · ',
  );
}

function lineOfEvent({ at, kind, from, to, actor, reason, facts, isForCustomer }: OrderEvent): string {
  const what = kind === 'move' ? `${from ?? 'new'} → ${to}` : kind;
  const more = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  const words = [
    at.toISOString(),
    what,
    actor,
    reason,
    ...more,
    ...(isForCustomer ? ['for the customer'] : []),
  ];
  return `  ${words.filter((word) => word !== '').join(' · ')}`;
}

type Shown = { order: Order; documents: readonly TaxDocument[]; events: readonly OrderEvent[] };

/** Delivery method, and time in the shop's time zone. */
function lineOfDelivery({ delivery, termsVersion, privacyVersion }: Order): string[] {
  const time = deliveryTime(delivery, 'en');
  return [
    `  ${delivery.title.en}${time === null ? '' : `: ${time}`}`,
    `  accepted terms ${termsVersion || '-'}, privacy ${privacyVersion || '-'}`,
  ];
}

/** An order with lines, totals, documents and timeline. */
export function linesOfOrder({ order, documents, events }: Shown): string[] {
  const { totals, money, lines } = order;
  return [
    lineOfOrder(order),
    `  ${order.email}, ${order.paymentMethod}${order.company === '' ? '' : `, ${order.company} ${order.trn}`}`,
    ...lines.map(
      ({ sku, name, quantity, total, refundedQuantity }, position) =>
        `  ${position}: ${quantity} × ${name.en} (${sku}) ${amount(total)}${refundedQuantity === 0 ? '' : `, ${refundedQuantity} refunded`}`,
    ),
    `  discount ${amount(totals.discount)}, delivery ${amount(totals.delivery)}, gift wrap ${amount(totals.giftWrap)}, fee ${amount(totals.fee)}, VAT ${amount(totals.vat)}`,
    `  paid ${amount(money.paid)}, refunded ${amount(money.refunded)}, balance ${amount(differenceOf(order))}`,
    ...lineOfDelivery(order),
    ...documents.map(({ kind, label, sums }) => `  ${kind} ${label}: ${amount(sums.gross)}`),
    ...events.map(lineOfEvent),
  ];
}
