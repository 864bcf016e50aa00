import { sql } from 'kysely';
import type { Editor } from '#kernel/editor.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { MenuItem } from '../menu.ts';

/** A menu as it is stored; `version` 0 for a place that nobody has filled yet. */
export type StoredMenu = Readonly<{ items: unknown; version: number }>;

export async function readMenu(db: DbOrTx, place: string): Promise<StoredMenu> {
  const row = await db
    .selectFrom('menu')
    .select(['items', 'version'])
    .where('location', '=', place)
    .executeTakeFirst();
  return row ?? { items: [], version: 0 };
}

/** One who edits a menu at a time. */
export async function lockMenu(tx: DbOrTx, place: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop.content.menu'), hashtext(${place}))`.execute(tx);
}

/** Writes a menu as its next version. */
export async function writeMenu(
  tx: DbOrTx,
  place: string,
  { items, version }: { items: readonly MenuItem[]; version: number },
): Promise<void> {
  const text = JSON.stringify(items);
  await tx
    .insertInto('menu')
    .values({ location: place, items: text, version })
    .onConflict((conflict) => conflict.column('location').doUpdateSet({ items: text, version }))
    .execute();
}

/** Keeps a version; one that is kept already stays as it is. */
export async function keepMenuVersion(
  tx: DbOrTx,
  place: string,
  { items, version, by, at }: { items: unknown; version: number; by: Editor; at: Date },
): Promise<void> {
  await tx
    .insertInto('menu_version')
    .values({
      location: place,
      version,
      items: JSON.stringify(items),
      by_staff_id: by.staffId,
      by_name: by.name,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const SHOWN_VERSIONS = 50;

export type MenuVersion = Readonly<{ version: number; name: string; at: Date }>;

export async function readMenuVersions(db: DbOrTx, place: string): Promise<MenuVersion[]> {
  return db
    .selectFrom('menu_version')
    .select(['version', 'by_name as name', 'at'])
    .where('location', '=', place)
    .orderBy('version', 'desc')
    .limit(SHOWN_VERSIONS)
    .execute();
}

export async function readMenuVersion(
  db: DbOrTx,
  place: string,
  version: number,
): Promise<{ items: unknown } | null> {
  const row = await db
    .selectFrom('menu_version')
    .select('items')
    .where('location', '=', place)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}
