import { sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** The orders of a parcel; parts of a split order may travel together. */
export async function findByTracking(
  db: DbOrTx,
  trackingNumber: string,
): Promise<{ id: OrderId; placedAt: Instant }[]> {
  return db
    .selectFrom('shop_order')
    .select(['id', 'placed_at as placedAt'])
    .where(sql`tracking ->> 'number'`, '=', trackingNumber)
    .where('tracking', 'is not', null)
    .orderBy('id')
    .execute();
}
