import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type StockLevel = { level: number; atLocation: number; mayGoBelowZero: boolean };

export type Counted = { manages_stock: boolean; type: string };

export async function readCounted(tx: DbOrTx, id: ProductId): Promise<Counted | null> {
  const row = await tx
    .selectFrom('product')
    .select(['manages_stock', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a product's level and its stock at a location; creates the row if needed. */
export async function lockStockLevel(tx: DbOrTx, productId: number, locationId: number): Promise<StockLevel> {
  await sql`insert into stock_level (product_id) values (${productId}) on conflict do nothing`.execute(tx);
  await sql`select from stock_level where product_id = ${productId} for update`.execute(tx);
  const { rows } = await sql<StockLevel>`
    select stock_level.quantity as level, may_go_below_zero as "mayGoBelowZero",
      coalesce(own.quantity, 0) + case when ${locationId}::int = first_stock_location()
        then stock_level.quantity - coalesce((select sum(quantity) from stock_shelf s where s.product_id = stock_level.product_id), 0)
        else 0 end::int as "atLocation"
    from stock_level left join stock_shelf own on own.product_id = stock_level.product_id and own.location_id = ${locationId}
    where stock_level.product_id = ${productId}
  `.execute(tx);
  const [stockLevel] = rows;
  if (stockLevel === undefined) throw new Error(`product ${productId} has no level`);
  return stockLevel;
}

export type HandMovement = {
  productId: ProductId;
  locationId: number;
  change: number;
  reason: string;
  note: string;
  by: { staffId: number | null; name: string };
  at: Date;
};

export async function insertHandMovement(tx: DbOrTx, movement: HandMovement): Promise<void> {
  await tx
    .insertInto('stock_movement')
    .values({
      product_id: movement.productId,
      location_id: movement.locationId,
      change: movement.change,
      reason: movement.reason,
      note: movement.note,
      by_staff_id: movement.by.staffId,
      by_name: movement.by.name,
      at: movement.at,
    })
    .execute();
}

export type LedgerEntry = Readonly<{
  id: number;
  /** The product or one of its variations. */
  productId: ProductId;
  sku: string;
  change: number;
  /** The total level after it. */
  levelAfter: number;
  reason: string;
  locationId: number | null;
  orderId: number | null;
  note: string;
  byStaffId: number | null;
  byName: string;
  at: Date;
}>;

/** Movements of a product and its variations, newest first. */
export async function readLedger(
  db: DbOrTx,
  productId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const { rows } = await sql<LedgerEntry & { total: number }>`
    select m.id, m.product_id as "productId", coalesce(product.sku, '') as sku, m.change,
      sum(m.change) over (partition by m.product_id order by m.id)::int as "levelAfter", m.reason,
      m.location_id as "locationId", m.order_id as "orderId", m.note, m.by_staff_id as "byStaffId",
      m.by_name as "byName", m.at, count(*) over ()::int as total
    from stock_movement m join product on product.id = m.product_id
    where m.product_id in (select id from product where id = ${productId} or parent_id = ${productId})
    order by m.id desc limit ${limit} offset ${offset}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, entries: rows.map(({ total: _total, ...entry }) => entry) };
}
