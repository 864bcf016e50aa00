import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { migrate, readShopSchema } from './migrate.ts';

const db = await aDatabase({ poolSize: 4 });
const shop = readShopSchema();
const GREETING = {
  name: 'greeting',
  text: "create or replace function greeting() returns text language sql as $$ select 'good morning' $$",
  checksum: 'first',
};

async function greet(): Promise<unknown> {
  const { rows } = await sql<{ text: string }>`select greeting() as text`.execute(db);
  return rows[0]?.text;
}

/** When each function file was last applied. */
async function readApplied(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; at: string }>`
    select name, applied_at::text as at from repeatable_migration order by name collate "C"
  `.execute(db);
  return new Map(rows.map(({ name, at }) => [name, at]));
}

it('applies a function file again when its text changes, and no other', async () => {
  await migrate(db, { ...shop, functions: [...shop.functions, GREETING] });
  const before = await readApplied();
  const text = GREETING.text.replace('morning', 'evening');
  await migrate(db, { ...shop, functions: [...shop.functions, { ...GREETING, text, checksum: 'second' }] });
  expect(await greet()).toBe('good evening');
  const after = await readApplied();
  expect([...after].filter(([name, at]) => before.get(name) !== at).map(([name]) => name)).toEqual([
    'greeting',
  ]);
});

it('runs nothing on an up-to-date database', async () => {
  await migrate(db);
  const before = await readApplied();
  expect([...before.keys()]).toEqual(shop.functions.map(({ name }) => name));
  await migrate(db);
  expect(await readApplied()).toEqual(before);
});

it('migrates once when several processes start at once', async () => {
  const runs: string[] = [];
  const migrations = { ...shop.migrations, '9998-counted': { up: async () => void runs.push('run') } };
  await Promise.all([1, 2, 3].map(() => migrate(db, { ...shop, migrations })));
  expect(runs).toEqual(['run']);
  await sql`delete from kysely_migration where name = '9998-counted'`.execute(db);
});

it('reports a failing migration or file, rolls back and can be repeated', async () => {
  const up = async (tx: Kysely<unknown>) =>
    void (await sql`create table half_way (); select no_column`.execute(tx));
  const failing = { ...shop, migrations: { ...shop.migrations, '9999-failing': { up } } };
  await expect(migrate(db, failing)).rejects.toThrow('no_column');
  const typo = { name: 'typo', text: 'create table half_way (); select no_function()', checksum: 'typo' };
  await expect(migrate(db, { ...shop, functions: [...shop.functions, typo] })).rejects.toThrow('no_function');
  const { rows } = await sql`select to_regclass('half_way') as half, (select count(*)::int from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())) as locks`.execute(
    db,
  );
  expect(rows).toEqual([{ half: null, locks: 0 }]);
  await migrate(db);
});
