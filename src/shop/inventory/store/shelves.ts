import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

type Row = {
  product_id: number;
  level: number;
  reserved: number;
  shelves: { id: number; quantity: number }[];
};

/** The stock of a product: in total, reserved by unshipped orders, and by location. */
export type StockNow = Readonly<{
  productId: number;
  level: number;
  /** Already subtracted from `level`. */
  reserved: number;
  locations: readonly Readonly<{ locationId: number; quantity: number }>[];
}>;

/** Stock without a location belongs to the first. */
function byLocation({ level, shelves }: Row, first: number | undefined): StockNow['locations'] {
  const open = level - shelves.reduce((sum, { quantity }) => sum + quantity, 0);
  const known = shelves.map(({ id, quantity }) => ({ locationId: id, quantity }));
  if (open === 0 || first === undefined) return known;
  const quantity = known.find(({ locationId }) => locationId === first)?.quantity ?? 0;
  const rest = known.filter(({ locationId }) => locationId !== first);
  return [{ locationId: first, quantity: quantity + open }, ...rest];
}

/** The stock of products and variations that are tracked. */
export async function readStock(db: DbOrTx, ids: readonly number[]): Promise<StockNow[]> {
  const first = await db
    .selectFrom('stock_location')
    .select('id')
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<Row>`
    select stock_level.product_id, stock_level.quantity as level,
      coalesce((select -sum(change)::int from stock_movement m join shop_order o on o.id = m.order_id
        where m.product_id = stock_level.product_id and o.status in ('pending', 'on-hold', 'confirmed', 'packed')), 0) as reserved,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'quantity', s.quantity) order by l.position, l.id)
        from stock_shelf s join stock_location l on l.id = s.location_id
        where s.product_id = stock_level.product_id and s.quantity <> 0), '[]') as shelves
    from stock_level where product_id = any(${ids}::int[]) order by product_id
  `.execute(db);
  return rows.map((row) => ({
    productId: row.product_id,
    level: row.level,
    reserved: row.reserved,
    locations: byLocation(row, first?.id),
  }));
}
