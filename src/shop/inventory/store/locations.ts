import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';

/** A stock location; orders take from the first with stock. */
export type StockLocation = Readonly<{
  id: number;
  name: Localized;
  goods: number;
  pieces: number;
  /** Accepts no stock; its movements stay in the ledger. */
  isClosed: boolean;
  version: number;
}>;

export async function readLocations(db: DbOrTx): Promise<StockLocation[]> {
  const { rows } = await sql<StockLocation>`
    select l.id, l.name, l.version, l.closed_at is not null as "isClosed", count(s.product_id) filter (where s.quantity > 0)::int as goods,
      coalesce(sum(s.quantity) filter (where s.quantity > 0), 0)::int as pieces
    from stock_location l left join stock_shelf s on s.location_id = l.id
    group by l.id order by l.closed_at is not null, l.position, l.id
  `.execute(db);
  return rows;
}

export async function findLocation(db: DbOrTx, id: number): Promise<{ name: Localized } | null> {
  const row = await db.selectFrom('stock_location').select('name').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether a location accepts stock. */
export async function isOpenLocation(db: DbOrTx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('stock_location')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks all locations, so that concurrent closing leaves one open. */
export async function lockLocations(tx: DbOrTx): Promise<void> {
  await sql`select id from stock_location order by id for update`.execute(tx);
}

export async function setClosed(db: DbOrTx, id: number, at: Date | null): Promise<void> {
  await db.updateTable('stock_location').set({ closed_at: at }).where('id', '=', id).execute();
}

export type MovingAll = Readonly<{
  from: number;
  to: number;
  by: Readonly<{ staffId: number | null; name: string }>;
  at: Date;
}>;

/** Transfers all stock of a location through the ledger; totals stay. */
export async function moveAllStock(tx: DbOrTx, { from, to, by, at }: MovingAll): Promise<void> {
  await sql`
    select from stock_level where product_id in (
      select product_id from stock_shelf where location_id = ${from} and quantity <> 0
    ) order by product_id for update
  `.execute(tx);
  await sql`
    insert into stock_movement (product_id, location_id, change, reason, by_staff_id, by_name, at)
    select product_id, place, change, 'transfer', ${by.staffId}::int, ${by.name}, ${at} from (
      select product_id, ${to}::int as place, quantity as change from stock_shelf
        where location_id = ${from} and quantity <> 0
      union all
      select product_id, ${from}::int, -quantity from stock_shelf where location_id = ${from} and quantity <> 0
    ) both_ways order by product_id, change desc
  `.execute(tx);
}

/** Whether a location has a non-zero stock. */
export async function holdsStock(db: DbOrTx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('stock_shelf')
    .select('product_id')
    .where('location_id', '=', id)
    .where('quantity', '!=', 0)
    .limit(1)
    .executeTakeFirst();
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

export async function updateLocation(db: DbOrTx, id: number, name: Localized): Promise<void> {
  await db
    .updateTable('stock_location')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', id)
    .execute();
}

/** Orders locations; unlisted ones follow in their order. */
export async function orderLocations(tx: Tx, ids: readonly number[]): Promise<void> {
  // Lock in a fixed order to prevent deadlocks.
  await sql`select from stock_location order by id for update`.execute(tx);
  await sql`
    update stock_location set position = placed.place from (
      select l.id, row_number() over (order by wanted.place nulls last, l.position, l.id) as place
      from stock_location l left join unnest(${ids}::int[]) with ordinality as wanted(id, place) on wanted.id = l.id
    ) placed where placed.id = stock_location.id
  `.execute(tx);
}

/** @returns false when the ledger refers to it, or it is the only one */
export async function deleteLocation(db: DbOrTx, id: number): Promise<boolean> {
  const deleted = await sql`
    delete from stock_location where id = ${id}
      and not exists (select from stock_movement where location_id = ${id})
      and not exists (select from stock_shelf where location_id = ${id})
      and (select count(*) from stock_location) > 1
  `.execute(db);
  return (deleted.numAffectedRows ?? 0n) > 0n;
}
