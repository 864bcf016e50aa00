import { sql } from 'kysely';
import type { CartId, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order, OrderLine } from '../order.ts';
import { searchText } from '../rules/order-search.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { ENDED } from '../rules/states.ts';
import { parseOrder, REFUND_DUE } from './order-row.ts';

/** A line as sold, before refunds. */
export type NewLine = Omit<OrderLine, 'refundedQuantity' | 'credited'>;

/** The cart an order was made of, with its lines as one text. */
export type OrderedCart = Readonly<{ id: CartId; lines: string }>;

/** Omitted for orders that are not gift-wrapped. */
type GiftFact = 'isGiftWrapped' | 'giftMessage';

export type NewOrder = Omit<Order, 'id' | 'lines' | 'money' | 'tracking' | 'oldShop' | GiftFact> &
  Partial<Pick<Order, GiftFact>> & {
    lines: readonly NewLine[];
    idempotencyKey: string;
    /** Omitted for orders that were not made of a cart. */
    cart?: OrderedCart;
  };

/** The columns that an edit may write again. */
function changeable(order: Pick<Order, 'address' | 'delivery' | 'discounts' | 'totals'>) {
  const { totals } = order;
  return {
    address: JSON.stringify(order.address),
    delivery: JSON.stringify(order.delivery),
    discounts: JSON.stringify(
      order.discounts.map(({ amount, ...discount }) => ({ ...discount, amountMinor: amount.minor })),
    ),
    subtotal_minor: totals.subtotal.minor,
    discount_minor: totals.discount.minor,
    delivery_minor: totals.delivery.minor,
    gift_wrap_minor: totals.giftWrap.minor,
    fee_minor: totals.fee.minor,
    total_minor: totals.total.minor,
    vat_minor: totals.vat.minor,
  };
}

/** Columns that every new or replaced order sets. */
function columnsOf(order: NewOrder) {
  return {
    idempotency_key: order.idempotencyKey,
    cart_id: order.cart?.id ?? null,
    cart_lines: order.cart?.lines ?? '',
    status: order.status,
    language: order.language,
    customer_id: order.customerId,
    email: order.email,
    phone: order.phone,
    company: order.company,
    trn: order.trn,
    note: order.note,
    is_gift_wrapped: order.isGiftWrapped ?? false,
    gift_message: order.giftMessage ?? '',
    payment_method: order.paymentMethod,
    ...changeable(order),
    age_confirmed_at: order.ageConfirmedAt,
    terms_version: order.termsVersion,
    privacy_version: order.privacyVersion,
    reserved_until: order.reservedUntil,
    placed_at: order.placedAt,
  };
}

/** @returns the new order's id, or null when one with this idempotency key is there already */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<OrderId | null> {
  const row = await tx
    .insertInto('shop_order')
    .values({
      key: order.key,
      origin: order.origin,
      origin_order_id: order.originOrderId,
      ...columnsOf(order),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const id = row.id;
  await saveSearchText(tx, { ...order, id });
  return id;
}

async function saveSearchText(
  tx: DbOrTx,
  order: Parameters<typeof searchText>[0] & { id: OrderId },
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ sought: searchText(order) })
    .where('id', '=', order.id)
    .execute();
}

export async function insertLines(tx: DbOrTx, orderId: OrderId, lines: readonly NewLine[]): Promise<void> {
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
        is_taxable: line.isTaxable,
        parts: JSON.stringify(line.parts),
        gift_card: line.giftCard === null ? null : JSON.stringify(line.giftCard),
      })),
    )
    .execute();
}

/** Writes an edited order; replaces all lines, since none has been refunded. */
export async function rewriteOrder(tx: DbOrTx, order: Order): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ ...changeable(order), sought: searchText(order), updated_at: sql`now()` })
    .where('id', '=', order.id)
    .execute();
  await tx.deleteFrom('order_line').where('order_id', '=', order.id).execute();
  await insertLines(tx, order.id, order.lines);
}

/** Writes when the customer's age was confirmed. */
export async function saveAgeConfirmed(tx: DbOrTx, id: OrderId, at: Instant): Promise<void> {
  await tx.updateTable('shop_order').set({ age_confirmed_at: at }).where('id', '=', id).execute();
}

/** Replaces an unpaid order by a new version from the same cart; number and key stay. */
export async function resumeOrder(tx: DbOrTx, id: OrderId, order: NewOrder): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      ...columnsOf(order),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await saveSearchText(tx, { ...order, id });
  await tx.deleteFrom('order_line').where('order_id', '=', id).execute();
  await insertLines(tx, id, order.lines);
}

/** Writes a payment method and its fee. */
export async function saveMethod(
  tx: DbOrTx,
  id: OrderId,
  { code, totals }: { code: string; totals: Order['totals'] },
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      payment_method: code,
      fee_minor: totals.fee.minor,
      total_minor: totals.total.minor,
      vat_minor: totals.vat.minor,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Orders with lines, in the requested order; unknown ones are left out. */
export async function readOrders(db: DbOrTx, ids: readonly OrderId[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('shop_order')
    .selectAll()
    .select(REFUND_DUE.as('refund_due_minor'))
    .where('id', '=', sql<OrderId>`any(${ids}::int[])`)
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', sql<OrderId>`any(${ids}::int[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      parseOrder(
        row,
        lines.filter((line) => line.order_id === id),
      ),
    ];
  });
}

export async function findOrder(db: DbOrTx, id: OrderId): Promise<Order | null> {
  return (await readOrders(db, [id]))[0] ?? null;
}

/** Locks an order until the transaction ends; every change starts with this lock. */
export async function lockOrder(tx: DbOrTx, id: OrderId): Promise<Order | null> {
  const row = await tx
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : findOrder(tx, id);
}

export async function findOrderByIdempotency(db: DbOrTx, idempotencyKey: string): Promise<Order | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row === undefined ? null : findOrder(db, row.id);
}

/** @returns null for an order that was not made of a cart */
export async function orderedCart(db: DbOrTx, id: OrderId): Promise<OrderedCart | null> {
  const row = await db
    .selectFrom('shop_order')
    .select(['cart_id', 'cart_lines'])
    .where('id', '=', id)
    .executeTakeFirst();
  const cartId = row?.cart_id ?? null;
  return cartId === null ? null : { id: cartId, lines: row?.cart_lines ?? '' };
}

type Change = Partial<Pick<Order, 'reservedUntil' | 'tracking'>> & { status?: OrderStatus };

export async function saveStatus(tx: DbOrTx, id: OrderId, change: Change): Promise<void> {
  const { status, reservedUntil, tracking } = change;
  await tx
    .updateTable('shop_order')
    .set({
      ...(status === undefined ? {} : { status }),
      ...(reservedUntil === undefined ? {} : { reserved_until: reservedUntil }),
      ...(tracking === undefined ? {} : { tracking: JSON.stringify(tracking) }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** @param amountMinor negative for refunds */
export async function addPaid(tx: DbOrTx, id: OrderId, amountMinor: number): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ paid_minor: sql`paid_minor + ${amountMinor}::int`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Unpaid orders whose reservation has expired. */
export async function readOverdue(db: DbOrTx, now: Instant, limit: number): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('shop_order')
    .select('id')
    .where('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The number of orders in each slot.
 *
 * @param except an order to leave out
 */
export async function countSlots(
  db: DbOrTx,
  slots: readonly string[],
  except: OrderId | null,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ slot: string; count: number }>`
    select delivery #>> '{slot,id}' as slot, count(*)::int as count
    from shop_order
    where delivery #>> '{slot,id}' = any(${[...slots]}::text[])
      and status <> all(${[...ENDED]}::text[])
      and id is distinct from ${except}::int
    group by 1
  `.execute(db);
  return new Map(rows.map(({ slot, count }) => [slot, count]));
}
