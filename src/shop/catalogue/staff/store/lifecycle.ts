import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type Due = { id: ProductId; status: 'published' | 'draft' };

/** Products with a due schedule, up to a limit. */
export async function readDue(db: DbOrTx, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, status from (
      select id, 'published' as status from product where publish_at <= ${now} and status = 'draft'
      union all
      select id, 'draft' as status from product where unpublish_at <= ${now} and status = 'published'
    ) due order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** Bundles that contain a product or one of its variations. */
export async function readHolders(db: DbOrTx, id: number): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select distinct product_id as id from bundle_part
    where part_id in (select id from product where id = ${id} or parent_id = ${id})
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Deletes a product with variations and related rows. */
export async function deleteProduct(tx: DbOrTx, id: number): Promise<void> {
  await sql`delete from product where parent_id = ${id}`.execute(tx);
  await sql`delete from product where id = ${id}`.execute(tx);
}
