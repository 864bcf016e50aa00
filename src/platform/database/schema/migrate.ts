import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { lockUntilCommit } from '../advisory-lock.ts';
import { migrations } from '../migrations/index.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';
import { recordBaseline } from './squashed-history.ts';

/** Where the schema comes from. */
export type SchemaSource = Readonly<{
  /** By name; they run in the order of names. */
  migrations: Readonly<Record<string, Migration>>;
  functions: readonly SqlFile[];
}>;

/** @returns whether every migration has run and every function file was applied in its current text */
async function isUpToDate<T>(db: Kysely<T>, source: SchemaSource): Promise<boolean> {
  const result = await sql<{ isKnown: boolean }>`
    select to_regclass('public.repeatable_migration') is not null as "isKnown"
  `.execute(db);
  if (result.rows[0]?.isKnown !== true) return false;
  const { rows } = await sql<{ migrations: string[]; functions: string[] }>`
    select array(select name::text from kysely_migration) as migrations,
      array(select name || ' ' || checksum from repeatable_migration) as functions
  `.execute(db);
  return (
    isSame(rows[0]?.migrations, Object.keys(source.migrations)) &&
    isSame(
      rows[0]?.functions,
      source.functions.map(({ name, checksum }) => `${name} ${checksum}`),
    )
  );
}

function isSame(names: readonly string[] = [], expected: readonly string[]): boolean {
  const known = new Set(names);
  return known.size === expected.length && expected.every((one) => known.has(one));
}

/**
 * Keeps the transaction usable after a failure, so that the migrator can release its lock and report the error.
 */
function withSavepoint(migration: Migration): Migration {
  return {
    up: async (tx) => {
      await sql`savepoint migration`.execute(tx);
      try {
        await migration.up(tx);
      } catch (error) {
        await sql`rollback to savepoint migration`.execute(tx);
        throw error;
      }
      await sql`release savepoint migration`.execute(tx);
    },
  };
}

async function runMigrations<T>(tx: Transaction<T>, source: SchemaSource): Promise<void> {
  const named = Object.entries(source.migrations).map(([name, one]) => [name, withSavepoint(one)] as const);
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: async () => Object.fromEntries(named) },
    // Branches may land in another order than their numbers.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Applies function files whose text changed since they were last applied. */
async function applyFunctions<T>(tx: Transaction<T>, functions: readonly SqlFile[]): Promise<void> {
  await sql`
    create table if not exists repeatable_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )
  `.execute(tx);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from repeatable_migration
  `.execute(tx);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, text, checksum } of functions) {
    if (applied.get(name) === checksum) continue;
    await sql.raw(text).execute(tx);
    await sql`
      insert into repeatable_migration (name, checksum) values (${name}, ${checksum})
      on conflict (name) do update set checksum = excluded.checksum, applied_at = now()
    `.execute(tx);
  }
  await sql`
    delete from repeatable_migration where name <> all(${functions.map(({ name }) => name)}::text[])
  `.execute(tx);
}

/** The shop's schema. */
export function readShopSchema(): SchemaSource {
  return { migrations, functions: readSqlFiles('functions') };
}

/**
 * Updates the database in one transaction: pending migrations, then changed functions and triggers. Runs once even if
 * several processes start at the same time; an up-to-date database needs two small queries.
 *
 * @param source the shop's own when left out
 * @throws the first error; the database is then unchanged
 */
export async function migrate<T>(db: Kysely<T>, source = readShopSchema()): Promise<void> {
  if (await isUpToDate(db, source)) return;
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'migrate');
    await recordBaseline(tx);
    await runMigrations(tx, source);
    await applyFunctions(tx, source.functions);
  });
}
