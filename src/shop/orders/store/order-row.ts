import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ProductId, PromotionId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import type { Database } from '#platform/database/client.ts';
import type { ProductClass } from '#shop/catalogue';
import { EMIRATES } from '#shop/shipping';
import { ORIGINS, type Order, type OrderEvent, type OrderLine, UNKNOWN_EMIRATE } from '../order.ts';
import type { OrderStatus } from '../rules/order-status.ts';

/** What refunds of an order are still to send. */
export const REFUND_DUE = sql<number>`(
  select coalesce(sum(total_minor - gift_card_minor), 0)::int from order_refund
  where order_id = shop_order.id and state <> 'paid-out'
)`;

export type OrderRow = Selectable<Database['shop_order']> & Readonly<{ refund_due_minor: number }>;
export type LineRow = Selectable<Database['order_line']>;
export type EventRow = Selectable<Database['order_event']>;

const text = z.string();
const localized = z.object({ en: text, ar: text.optional() });
const address = z.object({
  firstName: text,
  lastName: text,
  building: text,
  unit: text.optional(),
  street: text,
  area: text.optional(),
  emirate: z.enum([...EMIRATES, UNKNOWN_EMIRATE]),
  landmark: text,
  makani: text,
  mapPoint: text.optional(),
  deliveryNote: text.optional(),
});
const moment = text.transform((at) => new Date(at));
const delivery = z.object({
  id: text,
  code: text,
  title: localized,
  arrivesOn: moment.nullable(),
  slot: z.object({ id: text, from: moment, to: moment }).nullable().default(null),
});
const discounts = z.array(
  z
    .object({
      promotionId: z.int().nullable().default(null),
      code: text.nullable(),
      title: localized,
      amountMinor: z.int(),
      freesDelivery: z.boolean(),
    })
    .transform(({ amountMinor, promotionId, ...discount }) => ({
      ...discount,
      promotionId: promotionId as PromotionId | null,
      amount: aed(amountMinor),
    })),
);
const options = z.array(z.object({ name: localized, value: localized }));
const productId = z.int().transform((id) => id as ProductId);
const parts = z.array(
  z.object({
    productId,
    quantity: z.int(),
    partId: productId.optional(),
    sku: text.optional(),
    name: localized.optional(),
    options: options.optional(),
  }),
);
const giftCard = z
  .object({
    recipientName: text,
    recipientEmail: text,
    senderName: text,
    message: text,
    deliverOn: text,
  })
  .nullable();
const tracking = z.object({ carrier: text, number: text, url: text }).nullable();
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

function parseLine(row: LineRow): OrderLine {
  return {
    productId: row.product_id,
    variationId: row.variation_id,
    sku: row.sku,
    name: row.name,
    options: options.parse(row.options),
    class: row.class as ProductClass,
    imageFile: row.image_file,
    quantity: row.quantity,
    unitPrice: aed(row.unit_minor),
    total: aed(row.total_minor),
    discount: aed(row.discount_minor),
    vat: aed(row.vat_minor),
    isTaxable: row.is_taxable,
    parts: parts.parse(row.parts),
    giftCard: giftCard.parse(row.gift_card),
    refundedQuantity: row.refunded_quantity,
    credited: { amount: aed(row.credited_minor), vat: aed(row.credited_vat_minor) },
  };
}

/** @param lines the order's lines, in order */
export function parseOrder(row: OrderRow, lines: readonly LineRow[]): Order {
  return {
    id: row.id,
    key: row.key,
    status: row.status as OrderStatus,
    language: row.language as Language,
    oldShop:
      row.old_number === null
        ? null
        : { number: row.old_number, payment: row.old_payment, refunded: aed(row.old_refunded_minor) },
    customerId: row.customer_id,
    origin: z.enum(ORIGINS).parse(row.origin),
    originOrderId: row.origin_order_id,
    email: row.email,
    phone: row.phone,
    address: address.parse(row.address),
    company: row.company,
    trn: row.trn,
    note: row.note,
    isGiftWrapped: row.is_gift_wrapped,
    giftMessage: row.gift_message,
    delivery: delivery.parse(row.delivery),
    paymentMethod: row.payment_method,
    lines: lines.map(parseLine),
    discounts: discounts.parse(row.discounts),
    totals: {
      subtotal: aed(row.subtotal_minor),
      discount: aed(row.discount_minor),
      delivery: aed(row.delivery_minor),
      giftWrap: aed(row.gift_wrap_minor),
      fee: aed(row.fee_minor),
      total: aed(row.total_minor),
      vat: aed(row.vat_minor),
    },
    money: {
      paid: aed(row.paid_minor),
      byGiftCard: aed(row.gift_card_minor),
      refunded: aed(row.refunded_minor),
      refundDue: aed(row.refund_due_minor),
      refundedDelivery: aed(row.refunded_delivery_minor),
      refundedGiftWrap: aed(row.refunded_gift_wrap_minor),
      refundedFee: aed(row.refunded_fee_minor),
    },
    ageConfirmedAt: row.age_confirmed_at,
    termsVersion: row.terms_version,
    privacyVersion: row.privacy_version,
    reservedUntil: row.reserved_until,
    tracking: tracking.parse(row.tracking),
    placedAt: row.placed_at,
  };
}

export function parseEvent(row: EventRow): OrderEvent {
  return {
    id: row.id,
    kind: row.kind as OrderEvent['kind'],
    from: row.from_status as OrderStatus | null,
    to: row.to_status as OrderStatus,
    actor: row.actor,
    reason: row.reason,
    facts: facts.parse(row.facts),
    isForCustomer: row.is_for_customer,
    at: row.at,
  };
}
