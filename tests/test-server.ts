import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { withDatabase } from './with-database.ts';

const root = join(import.meta.dirname, '..');
/** The sources of the template: migrations, functions and triggers. */
const SCHEMA = ['migrations', 'functions'].map((folder) => join(root, 'src/platform/database', folder));
/** The prefix of all test databases, by which leftovers of killed runs are found. */
const PREFIX = 'jamra_test_';

type Server = { urlOf: (database: string) => string; release: () => Promise<void> };

function templateName(): string {
  const digest = createHash('sha256');
  for (const folder of SCHEMA) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(ts|sql)$/.test(name)))
      digest.update(readFileSync(join(folder, file)));
  }
  return `jamra_template_${digest.digest('hex').slice(0, 16)}`;
}

function onServer(url: string): Server {
  return {
    urlOf: (database) => {
      const address = new URL(url);
      address.pathname = `/${database}`;
      return address.toString();
    },
    release: async () => undefined,
  };
}

/** The folder of a whole run's databases in memory (`bin/test-memory.js`), removed with the run. */
const IN_MEMORY = process.env.TEST_POSTGRES_DIR;

/**
 * The tests' own PostgreSQL: `TEST_DATABASE_URL`, else an embedded one, in memory or on the disk, which all runs of
 * this clone share.
 */
export async function openTestServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return onServer(given);
  const embedded: Embedded = await startEmbedded({
    dataDir: IN_MEMORY ?? join(root, 'data/test-postgres'),
    say: (sentence) => process.stdout.write(`${sentence}\n`),
    settings: {
      // Its data need not survive a crash.
      ...{
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        wal_level: 'minimal',
        max_wal_senders: '0',
      },
      // The databases live for seconds: vacuum and asynchronous reads cost more than they save.
      ...{ autovacuum: 'off', io_method: 'sync' },
      max_connections: '200',
    },
  });
  return embedded;
}

async function asAdmin<T>(server: Server, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Whether a database's run is still going on: it may be between two connections. */
function isOfLiveRun(database: string): boolean {
  const run = new RegExp(`^${PREFIX}(?:draft_)?(\\d+)`).exec(database)?.[1];
  try {
    return run !== undefined && process.kill(Number(run), 0);
  } catch {
    return false;
  }
}

/** The databases without connections whose names begin with one of the prefixes. */
async function listUnused(admin: pg.Client, prefixes: readonly string[]): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname <> $2
     and exists (select from unnest($1::text[]) as prefix where starts_with(datname, prefix))
     and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [prefixes, templateName()],
  );
  return rows.map(({ datname }) => datname);
}

async function dropAll(admin: pg.Client, databases: readonly string[]): Promise<void> {
  for (const name of databases) await admin.query(`drop database if exists "${name}"`);
}

/** The number in the names of a run's databases: the id of the process that started it. */
const runNumber = () => process.env.TEST_RUN ?? String(process.pid);

/** Before the first test file: workers name their databases by this process. */
export function beginRun(): void {
  process.env.TEST_RUN = String(process.pid);
}

/** After the last test file: drops the run's databases, unless they are in memory. */
export async function dropDatabasesOfRun(server: Server): Promise<void> {
  if (IN_MEMORY !== undefined) return;
  await asAdmin(server, async (admin) =>
    dropAll(admin, await listUnused(admin, [`${PREFIX}${runNumber()}_`])),
  );
}

/** One process at a time prepares the template; the lock is released with its connection. */
const PREPARING = 7_316_204;

/** Makes the migrated template once per state of the migrations, and drops leftovers of killed runs. */
export async function prepareTemplate(server: Server): Promise<void> {
  const template = templateName();
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [PREPARING]);
    const unused = await listUnused(admin, [PREFIX, 'jamra_template_']);
    await dropAll(
      admin,
      unused.filter((name) => !isOfLiveRun(name)),
    );
    const known = await admin.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount !== 0) return;
    const draft = `${PREFIX}draft_${process.pid}`;
    await admin.query(`create database "${draft}"`);
    await withDatabase({ url: server.urlOf(draft) }, migrate);
    await admin.query(`alter database "${draft}" rename to "${template}"`);
  });
}

export type TestDatabase = {
  url: string;
  /**
   * Ends its connections; `dropDatabasesOfRun` drops it: for minutes after a thousand files were deleted, ext4 checks
   * each of their inodes for each new file, and the next copies take a second of processor time each instead of a
   * twentieth.
   */
  disconnect: () => Promise<void>;
  drop: () => Promise<void>;
};

let copies = 0;

/** A copy of the migrated template, for one test file or one running shop. */
export async function createTestDatabase(server: Server): Promise<TestDatabase> {
  copies += 1;
  const name = `${PREFIX}${runNumber()}_${process.pid}_${copies}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin(server, (admin) =>
    admin.query(`create database "${name}" template "${templateName()}" strategy file_copy`),
  );
  const run = (statement: string, values: readonly string[] = []) =>
    asAdmin(server, async (admin) => void (await admin.query(statement, [...values])));
  return {
    url: server.urlOf(name),
    disconnect: () =>
      run('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    drop: () => run(`drop database if exists "${name}" with (force)`),
  };
}
