import { sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

const MOST_LISTED = 500;

/** Tags by order; those without any are left out. */
export async function readTags(
  db: DbOrTx,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, readonly string[]>> {
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'tags'])
    .where('id', '=', sql<OrderId>`any(${[...ids]}::int[])`)
    .where(sql<boolean>`tags <> '{}'`)
    .execute();
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}

/** All tags in use, by name. */
export async function listTags(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from shop_order where tags <> '{}' order by 1 limit ${MOST_LISTED}::int
  `.execute(db);
  return rows.map(({ tag }) => tag);
}

export async function saveTags(tx: DbOrTx, id: OrderId, tags: readonly string[]): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ tags: sql<string[]>`${[...tags]}::text[]` })
    .where('id', '=', id)
    .execute();
}
