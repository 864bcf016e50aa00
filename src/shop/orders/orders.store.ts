import { sql } from 'kysely';
import { z } from 'zod';
import type { OrderId, OrderKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductClass } from '#shop/catalogue';
import { EMIRATES } from '#shop/shipping';
import type { Order, OrderLine, OrderStatus } from './order.ts';
import { BOUGHT } from './states.ts';

const text = z.string();
const localized = z.object({ en: text, ar: text.optional() });
const address = z.object({
  firstName: text,
  lastName: text,
  building: text,
  street: text,
  emirate: z.enum(EMIRATES),
  landmark: text,
  makani: text,
});
const delivery = z.object({
  id: text,
  code: text,
  title: localized,
  arrivesOn: text.nullable().transform((day) => (day === null ? null : new Date(day))),
});
const discounts = z.array(
  z
    .object({ code: text.nullable(), title: localized, amountMinor: z.int(), freesDelivery: z.boolean() })
    .transform(({ amountMinor, ...discount }) => ({ ...discount, amount: aed(amountMinor) })),
);
const options = z.array(z.object({ name: localized, value: localized }));

export type NewOrder = Omit<Order, 'id'> & { idempotencyKey: string; termsVersion: string };

/** @returns the new order's id, or null when one with this idempotency key is there already */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<OrderId | null> {
  const { totals } = order;
  const row = await tx
    .insertInto('shop_order')
    .values({
      key: order.key,
      idempotency_key: order.idempotencyKey,
      status: order.status,
      language: order.language,
      email: order.email,
      phone: order.phone,
      address: JSON.stringify(order.address),
      note: order.note,
      delivery: JSON.stringify(order.delivery),
      payment_method: order.paymentMethod,
      discounts: JSON.stringify(
        order.discounts.map(({ amount, ...discount }) => ({ ...discount, amountMinor: amount.minor })),
      ),
      subtotal_minor: totals.subtotal.minor,
      discount_minor: totals.discount.minor,
      delivery_minor: totals.delivery.minor,
      fee_minor: totals.fee.minor,
      total_minor: totals.total.minor,
      vat_minor: totals.vat.minor,
      age_confirmed_at: order.ageConfirmedAt,
      terms_version: order.termsVersion,
      placed_at: order.placedAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : (row.id as OrderId);
}

export async function insertLines(tx: DbOrTx, orderId: OrderId, lines: readonly OrderLine[]): Promise<void> {
  await tx
    .insertInto('order_line')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        product_id: line.productId,
        variation_id: line.variationId,
        sku: line.sku,
        name: JSON.stringify(line.name),
        options: JSON.stringify(line.options),
        class: line.class,
        image_file: line.imageFile,
        quantity: line.quantity,
        unit_minor: line.unitPrice.minor,
        total_minor: line.total.minor,
        discount_minor: line.discount.minor,
        vat_minor: line.vat.minor,
      })),
    )
    .execute();
}

export type NewEvent = {
  from: OrderStatus | null;
  to: OrderStatus;
  actor: string;
  reason: string;
  at: Instant;
};

export async function insertEvent(tx: DbOrTx, orderId: OrderId, event: NewEvent): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: orderId,
      from_status: event.from,
      to_status: event.to,
      actor: event.actor,
      reason: event.reason,
      at: event.at,
    })
    .execute();
}

type LineRow = Awaited<ReturnType<typeof readLines>>[number];

function readLines(db: DbOrTx, orderId: number) {
  return db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

function parseLine(row: LineRow): OrderLine {
  return {
    productId: row.product_id as ProductId,
    variationId: row.variation_id as ProductId | null,
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
  };
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function readOrder(db: DbOrTx, id: number) {
  return db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirst();
}

function parseOrder(row: OrderRow, lines: readonly LineRow[]): Order {
  return {
    id: row.id as OrderId,
    key: row.key as OrderKey,
    status: row.status as OrderStatus,
    language: row.language as Language,
    email: row.email,
    phone: row.phone,
    address: address.parse(row.address),
    note: row.note,
    delivery: delivery.parse(row.delivery),
    paymentMethod: row.payment_method,
    lines: lines.map(parseLine),
    discounts: discounts.parse(row.discounts),
    totals: {
      subtotal: aed(row.subtotal_minor),
      discount: aed(row.discount_minor),
      delivery: aed(row.delivery_minor),
      fee: aed(row.fee_minor),
      total: aed(row.total_minor),
      vat: aed(row.vat_minor),
    },
    ageConfirmedAt: row.age_confirmed_at,
    placedAt: row.placed_at,
  };
}

export async function findOrder(db: DbOrTx, id: OrderId): Promise<Order | null> {
  const row = await readOrder(db, id);
  return row === undefined ? null : parseOrder(row, await readLines(db, id));
}

export async function findOrderByIdempotency(db: DbOrTx, idempotencyKey: string): Promise<Order | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row === undefined ? null : findOrder(db, row.id as OrderId);
}

/** @returns whether somebody with this e-mail bought the product, in any of its variations */
export async function hasBought(db: DbOrTx, email: string, productId: ProductId): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select('shop_order.id')
    .where(sql<string>`lower(shop_order.email)`, '=', email.toLowerCase())
    .where('shop_order.status', 'in', BOUGHT)
    .where('order_line.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
