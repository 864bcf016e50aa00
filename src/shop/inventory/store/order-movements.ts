import { sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A stock movement of an order. */
export type OrderMovement = Readonly<{
  id: number;
  sku: string;
  name: Localized;
  change: number;
  reason: string;
  /** Null without a location. */
  location: Localized | null;
  at: Instant;
}>;

/** All stock movements of an order, oldest first. */
export async function readOrderMovements(db: DbOrTx, orderId: OrderId): Promise<OrderMovement[]> {
  const { rows } = await sql<OrderMovement>`
    select m.id, coalesce(product.sku, '') as sku, coalesce(parent.name, product.name) as name, m.change, m.reason,
      stock_location.name as location, m.at
    from stock_movement m join product on product.id = m.product_id
      left join product parent on parent.id = product.parent_id
      left join stock_location on stock_location.id = m.location_id
    where m.order_id = ${orderId}
    order by m.id
  `.execute(db);
  return rows;
}
