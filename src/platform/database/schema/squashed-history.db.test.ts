import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import type { Db } from '../client.ts';
import { newestMigration } from '../dump/dump.ts';
import { readLines } from '../dump/dump-file.ts';
import { rowImporter } from '../dump/import-rows.ts';
import { load } from '../dump/load.ts';
import * as baseline from '../migrations/0001-baseline.ts';
import { migrate, readShopSchema } from './migrate.ts';
import { SQUASHED } from './squashed-history.ts';

/** A backup from migration 0053. */
const BACKUP = join(import.meta.dirname, '../fixtures/before-baseline.backup');

/** SHA-256 of `describeTables` after the 47 old migrations. */
const OLD_TABLES = '4bf613fdbca227635949c6e1e7ee47a7421c73fccba44fc9652af19593dea334';

const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readHistory(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

type Lines = { line: string };

/** Every column, constraint and index of a database, one per line. */
async function describeTables(db: Db): Promise<string[]> {
  const { rows } = await sql<Lines>`
    select concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity::text, attstorage::text, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) as line
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and relname !~ '_migration'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u')
        and conname !~ '_migration'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename !~ '_migration'
  `.execute(db);
  return rows.map(({ line }) => line).sort();
}

/** Every trigger and function of a database, one per line. */
async function describeFunctions(db: Db): Promise<string[]> {
  const { rows } = await sql<Lines>`
    select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, oidvectortypes(proargtypes), prosrc, proconfig) from pg_proc
      where pronamespace = 'public'::regnamespace
  `.execute(db);
  return rows.map(({ line }) => line).sort();
}

async function describeSchema(db: Db): Promise<string[]> {
  return [...(await describeTables(db)), ...(await describeFunctions(db))];
}

/** Resets a database to the tables of the baseline. */
async function makeBaseline(db: Db): Promise<void> {
  await sql`drop schema public cascade; create schema public`.execute(db);
  await migrate(db, { migrations: { '0001-baseline': baseline }, functions: [] });
}

/** Resets a database to the state before the baseline and before function files. */
async function goBack(db: Db, history: readonly string[]): Promise<void> {
  await makeBaseline(db);
  await sql`drop table repeatable_migration`.execute(db);
  await sql`delete from kysely_migration`.execute(db);
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, '2026-11-23T08:00:00.000Z' from unnest(${history}::text[]) as name
  `.execute(db);
}

it('creates the tables of the migrations 0001 to 0053; change them in a new migration', async () => {
  const db = await aDatabase({ poolSize: 2 });
  await makeBaseline(db);
  const described = (await describeTables(db)).join('\n');
  expect(createHash('sha256').update(described).digest('hex')).toBe(OLD_TABLES);
});

it('recognises a database with the complete old history', async () => {
  const db = await aDatabase({ poolSize: 2 });
  const fresh = await describeSchema(db);
  await goBack(db, SQUASHED);
  await sql`insert into product (type, slug, name) values ('simple', 'kept', '{"en": "Kept"}')`.execute(db);
  await migrate(db);
  expect(await describeSchema(db)).toEqual(fresh);
  expect(await readHistory(db)).toEqual(Object.keys(readShopSchema().migrations));
  expect((await sql`select slug from product`.execute(db)).rows).toEqual([{ slug: 'kept' }]);
});

it('runs later migrations on such a database', async () => {
  const db = await aDatabase({ poolSize: 2 });
  await goBack(db, SQUASHED);
  const shop = readShopSchema();
  const up = async (tx: Kysely<unknown>) => void (await sql`create table later ()`.execute(tx));
  await migrate(db, { ...shop, migrations: { ...shop.migrations, '9999-later': { up } } });
  expect(await newestMigration(db)).toBe('9999-later');
});

it('refuses a database with a partial history and changes nothing', async () => {
  const db = await aDatabase({ poolSize: 2 });
  const older = SQUASHED.filter((name) => name !== '0053-rate-limit-counts');
  await goBack(db, older);
  await expect(migrate(db)).rejects.toThrow(
    'it lacks 0053-rate-limit-counts. Start it once with the last version',
  );
  expect(await readHistory(db)).toEqual(older);
});

it('restores a backup from before the baseline into a new shop', async () => {
  const db = await aDatabase({ poolSize: 2 });
  await load(db, { filesDir: folder, lines: () => readLines(BACKUP), replace: false });
  const { rows } = await sql`
    select sku, total_minor as total, stock_level.quantity as stock from shop_order
    join order_line using (total_minor) join stock_level using (product_id)
  `.execute(db);
  expect(rows).toEqual([{ sku: 'KOV-1', total: 24900, stock: 7 }]);
  await migrate(db);
  expect(await readHistory(db)).toEqual(Object.keys(readShopSchema().migrations));
});

it('restores new backups into a shop with old history', async () => {
  const db = await aDatabase({ poolSize: 2 });
  await goBack(db, SQUASHED);
  await migrate(db);
  expect(await rowImporter.knowsMigration(db, '0001-baseline')).toBe(true);
});

it('accepts archives of any squashed migration, and of no other', async () => {
  const db = await aDatabase({ poolSize: 2 });
  expect(await rowImporter.knowsMigration(db, '0053-rate-limit-counts')).toBe(true);
  expect(await rowImporter.knowsMigration(db, '0053-something-else')).toBe(false);
});
