import { sql } from 'kysely';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StockRefusal } from '../refusals.ts';

export type StockDeduction = { productId: ProductId; quantity: number };

/**
 * Takes stock of one product, from the locations in order; untracked products always have enough.
 *
 * Refusals: `inventory.too-few`; nothing is taken then.
 */
export async function deductStock(
  tx: DbOrTx,
  { productId, quantity }: StockDeduction,
  orderId: OrderId,
): Promise<Outcome<void, StockRefusal>> {
  const { rows } = await sql<{ left: number | null; taken: boolean }>`
    with counted as (
      select stock_level.product_id, quantity, may_go_below_zero from stock_level
      join product on product.id = stock_level.product_id and product.manages_stock
      where stock_level.product_id = ${productId} for update of stock_level
    ), movement as (
      insert into stock_movement (product_id, change, reason, order_id, location_id)
      select counted.product_id, drawn.share, 'sale', ${orderId}::int, drawn.location_id
      from (select product_id from counted where may_go_below_zero or quantity >= ${quantity}::int) counted,
        lateral spread_stock(counted.product_id, ${-quantity}::int) drawn
      returning 1
    )
    select (select quantity from counted) as left, exists (select from movement) as taken
  `.execute(tx);
  const [row] = rows;
  if (row === undefined || row.left === null || row.taken) return done(undefined);
  return refuse({ code: 'inventory.too-few', productId, left: Math.max(0, row.left) });
}

/** Why stock is returned: the order failed, or its items came back. */
export type GivingBack = 'release' | 'return';

/**
 * Returns everything an order holds to the locations it was taken from; in product order, to prevent deadlocks.
 *
 * @returns the products whose level rose
 */
export async function releaseAll(
  tx: DbOrTx,
  orderId: OrderId,
  reason: GivingBack = 'release',
): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    insert into stock_movement (product_id, change, reason, order_id, location_id)
    select product_id, -sum(change), ${reason}, ${orderId}::int, location_id from stock_movement
    where order_id = ${orderId} group by product_id, location_id having sum(change) < 0 order by product_id, location_id
    returning product_id
  `.execute(tx);
  return [...new Set(rows.map(({ product_id }) => product_id))];
}

/** The stock an order holds by product, from the ledger; without untracked products. */
export async function readHeld(tx: DbOrTx, orderId: OrderId): Promise<Map<ProductId, number>> {
  const { rows } = await sql<{ product_id: ProductId; held: number }>`
    select product_id, -sum(change)::int as held from stock_movement
    where order_id = ${orderId} group by product_id having sum(change) < 0
  `.execute(tx);
  return new Map(rows.map(({ product_id, held }) => [product_id, held]));
}

type Returned = { productId: ProductId; quantity: number; reason: GivingBack; orderId: OrderId };
type Placed = { locationId: number | null; quantity: number };

/** Returns part of an order's stock of one product to its locations; the caller has checked the quantity. */
export async function putBack(
  tx: DbOrTx,
  { productId, quantity, reason, orderId }: Returned,
): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    with held as (
      select location_id, -sum(change)::int as held, min(id) as first from stock_movement
      where order_id = ${orderId} and product_id = ${productId} group by location_id having sum(change) < 0
    ), spread as (
      select location_id, least(held, greatest(${quantity}::int - (sum(held) over (order by first) - held), 0))::int as share from held
    )
    insert into stock_movement (product_id, change, reason, order_id, location_id)
    select ${productId}::int, share, ${reason}, ${orderId}::int, location_id from spread where share > 0
    returning location_id as "locationId", change as quantity
  `.execute(tx);
  return rows;
}

/** Takes what one order released for another, at the same locations. */
export async function takeOver(
  tx: DbOrTx,
  { productId, orderId }: { productId: ProductId; orderId: OrderId },
  placed: readonly Placed[],
): Promise<void> {
  for (const { locationId, quantity } of placed) {
    await tx
      .insertInto('stock_movement')
      .values({
        product_id: productId,
        change: -quantity,
        reason: 'sale',
        order_id: orderId,
        location_id: locationId,
      })
      .execute();
  }
}

/**
 * @returns products whose level differs from the sum of their movements; any such product means a damaged ledger
 */
export async function findImbalances(db: DbOrTx): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select stock_level.product_id from stock_level
    left join stock_movement on stock_movement.product_id = stock_level.product_id
    group by stock_level.product_id, stock_level.quantity
    having stock_level.quantity <> coalesce(sum(stock_movement.change), 0)
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}

export async function readCardOwners(db: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select distinct coalesce(parent_id, id) as id from product where id = any(${ids}::int[])
  `.execute(db);
  return rows.map(({ id }) => id);
}
