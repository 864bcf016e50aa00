import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { foldLetters } from '#kernel/text/fold-letters.ts';
import { aDatabase } from '#tests/database.ts';
import { insertManyOrders } from '#tests/many-orders.ts';
import { migrate, readShopSchema } from '../schema/migrate.ts';
import { migrations } from './index.ts';

const db = await aDatabase();

const WRITTEN = '1001 zoë@example.com zoë núñez إيمان آل مُرّة ئوؤ پچڤگ شركـة sku-1';

it('OR-03 earlier orders are found regardless of accents and letter forms', async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0134');
  await sql`drop schema public cascade; create schema public; create extension if not exists pg_trgm`.execute(
    db,
  );
  await migrate(db, { migrations: Object.fromEntries(earlier), functions: [] });
  await insertManyOrders(db, 2);
  await sql`update shop_order set sought = ${WRITTEN}::text where id = 1001`.execute(db);
  await migrate(db, readShopSchema());
  const { sought } = await db
    .selectFrom('shop_order')
    .select('sought')
    .where('id', '=', 1001 as never)
    .executeTakeFirstOrThrow();
  expect(sought).toBe(foldLetters(WRITTEN));
});
