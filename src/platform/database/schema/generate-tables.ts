import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbedded } from '../embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { printTables, readColumns } from './table-types.ts';

// Writes tables.ts from a freshly migrated database; with --check only reports whether it is up to date.

const target = join(import.meta.dirname, '../tables.ts');

async function withFreshDatabase<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({
    dataDir: join(import.meta.dirname, '../../../../data/test-postgres'),
    say: (sentence) => process.stderr.write(`${sentence}\n`),
    settings: { fsync: 'off' },
  });
  const name = `tables_${process.pid}`;
  const admin = new pg.Client({ connectionString: embedded.urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: embedded.urlOf(name), max: 1 });
  // The database is dropped while the pool's last connection is still closing.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.destroy();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await embedded.release();
  }
}

const fresh = await withFreshDatabase(async (db) => printTables(await readColumns(db)));
if (!process.argv.includes('--check')) {
  writeFileSync(target, fresh);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== fresh) {
  process.stderr.write(
    'src/platform/database/tables.ts is not what the migrations make: run "npm run tables".\n',
  );
  process.exitCode = 1;
}
