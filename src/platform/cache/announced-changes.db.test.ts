import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { openDatabase } from '../database/client.ts';

const server = await openTestServer();
const database = await createTestDatabase(server);
const { db, close } = openDatabase({ url: database.url, poolSize: 1 });
const listener = new pg.Client({ connectionString: database.url });
await listener.connect();
await listener.query('listen jamra_pages');
afterAll(async () => {
  await listener.end();
  await close();
  await database.disconnect();
  await server.release();
});

const changes: string[] = [];
listener.on('notification', ({ payload = '' }) => changes.push(payload));

/** What an update announces; the answer to a later query of the listener arrives after it. */
async function announced(update: () => Promise<unknown>): Promise<string[]> {
  // Announcements of earlier statements arrive before this answer.
  await listener.query('select');
  changes.length = 0;
  await update();
  await listener.query('select');
  return changes
    .flatMap((names) => names.split(' '))
    .filter((name) => /^(product:|fit_word)/.test(name))
    .toSorted();
}

const { rows } = await sql<{ id: number }>`
  insert into product (type, class, slug, sku, name, description, status, regular_price_minor)
  select 'simple', 'accessory', 'goods-' || n, 'GOODS-' || n, jsonb_build_object('en', 'Goods ' || n), '{"en": ""}', 'published', n
  from generate_series(1, 3) n returning id
`.execute(db);
const [one = 0, two = 0, three = 0] = rows.map(({ id }) => id);

const price =
  (assigned: string, where = 'true') =>
  () =>
    sql.raw(`update product set regular_price_minor = ${assigned} where ${where}`).execute(db);

it('announces the rows that an update changed, and no others', async () => {
  expect(await announced(price('regular_price_minor'))).toEqual([]);
  expect(await announced(price(`case id when ${two} then 500 else regular_price_minor end`))).toEqual([
    `product:${two}`,
  ]);
  expect(await announced(price('regular_price_minor + 1', `id <> ${three}`))).toEqual([
    `product:${one}`,
    `product:${two}`,
  ]);
});

it('announces both of two rows that swap a value', async () => {
  await announced(price('id'));
  expect(await announced(price(`case id when ${one} then ${two} else ${one} end`, `id <> ${three}`))).toEqual(
    [`product:${one}`, `product:${two}`],
  );
});

it('announces a small table by its name, and only where a value changes', async () => {
  const set = (word: string) => () => sql.raw(`update fit_word set word = ${word}`).execute(db);
  await sql`insert into fit_word (product_id, side, word) values (${one}, 'is', 'duo')`.execute(db);
  expect(await announced(set('word'))).toEqual([]);
  expect(await announced(set(`'solo'`))).toEqual(['fit_word']);
});
