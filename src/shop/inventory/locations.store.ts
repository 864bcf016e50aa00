import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A place where stock stands; orders draw from the first that has any. */
export type StockLocation = Readonly<{ id: number; name: Localized; goods: number; pieces: number }>;

export async function readLocations(db: DbOrTx): Promise<StockLocation[]> {
  const { rows } = await sql<StockLocation>`
    select l.id, l.name, count(s.product_id) filter (where s.quantity > 0)::int as goods,
      coalesce(sum(s.quantity) filter (where s.quantity > 0), 0)::int as pieces
    from stock_location l left join stock_shelf s on s.location_id = l.id
    group by l.id order by l.position, l.id
  `.execute(db);
  return rows;
}

export async function isLocation(db: DbOrTx, id: number): Promise<boolean> {
  const row = await db.selectFrom('stock_location').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function firstLocation(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select first_stock_location() as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function insertLocation(db: DbOrTx, name: Localized): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_location (name, position)
    select ${JSON.stringify(name)}::jsonb, coalesce(max(position) + 1, 0) from stock_location returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

export async function renameLocation(db: DbOrTx, id: number, name: Localized): Promise<boolean> {
  const changed = await db
    .updateTable('stock_location')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Puts locations into an order; those left out follow in the order they had. */
export async function orderLocations(db: DbOrTx, ids: readonly number[]): Promise<void> {
  await sql`
    update stock_location set position = placed.place from (
      select l.id, row_number() over (order by wanted.place nulls last, l.position, l.id) as place
      from stock_location l left join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = l.id
    ) placed where placed.id = stock_location.id
  `.execute(db);
}

/** @returns false when the ledger speaks of it, or it is the only one */
export async function deleteLocation(db: DbOrTx, id: number): Promise<boolean> {
  const gone = await sql`
    delete from stock_location where id = ${id}
      and not exists (select from stock_movement where location_id = ${id})
      and not exists (select from stock_shelf where location_id = ${id})
      and (select count(*) from stock_location) > 1
  `.execute(db);
  return (gone.numAffectedRows ?? 0n) > 0n;
}
