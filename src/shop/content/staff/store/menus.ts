import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { MenuItem } from '../../rules/menu.ts';

/** A stored menu; `version` 0 for an empty place. */
export type StoredMenu = Readonly<{ items: unknown; version: number }>;

export async function readMenu(db: DbOrTx, place: string): Promise<StoredMenu> {
  const row = await db
    .selectFrom('menu')
    .select(['items', 'version'])
    .where('location', '=', place)
    .executeTakeFirst();
  return row ?? { items: [], version: 0 };
}

/** Serialises edits of a menu. */
export async function lockMenu(tx: DbOrTx, place: string): Promise<void> {
  await lockUntilCommit(tx, `shop.content.menu ${place}`);
}

/** Writes a menu with the next version number. */
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
