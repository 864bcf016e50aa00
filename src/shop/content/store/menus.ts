import type { DbOrTx } from '#platform/database/client.ts';

export async function readMenus(db: DbOrTx): Promise<{ location: string; items: unknown }[]> {
  return db.selectFrom('menu').select(['location', 'items']).execute();
}

export async function saveMenu(db: DbOrTx, location: string, items: unknown): Promise<void> {
  const text = JSON.stringify(items);
  await db
    .insertInto('menu')
    .values({ location, items: text })
    .onConflict((conflict) =>
      conflict.column('location').doUpdateSet((eb) => ({ items: text, version: eb('menu.version', '+', 1) })),
    )
    .execute();
}
