import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Assets } from '#app/context.ts';
import type { Runtime } from '#composition/runtime.ts';
import type { Db } from '#platform/database/client.ts';
import { openValkey, type Valkey } from '#platform/valkey/open-valkey.ts';

/** Written by the build: a digest of all sources. */
const STAMP = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'stamp');
const SPACE_LENGTH = 22;

/** Valkey, shared by the processes of one shop. Each build has its own key space. */
export type SharedStore = Readonly<{ valkey: Valkey; pagesSpace: string; countsSpace: string }>;

function spaceNamed(parts: readonly unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  // The braces keep all keys of a shop on one cluster node, so that a command may use two of them.
  return `jamra:{${digest.slice(0, SPACE_LENGTH)}}`;
}

function readStamp(): string {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return randomUUID();
  }
}

/** Identifies the database itself, however its URL is written. */
async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select current_database() || ' ' || oid || ' ' || (select system_identifier from pg_control_system()) as name
    from pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.name ?? '';
}

type Opening = { runtime: Runtime; app: FastifyInstance; assets: Assets; formTargets: readonly string[] };

/** Opens Valkey if it is configured; otherwise null. */
export async function openSharedStore(opening: Opening): Promise<SharedStore | null> {
  const { runtime, app, assets, formTargets } = opening;
  const { config, secret, db } = runtime;
  if (config.valkeyUrl === null) return null;
  const valkey = await openValkey({
    url: config.valkeyUrl,
    say: (sentence, isBack) => (isBack ? app.log.info(sentence) : app.log.warn(sentence)),
  });
  app.addHook('onClose', async () => valkey.close());
  const shop = [secret, config.publicUrl, await databaseName(db)];
  return {
    valkey,
    countsSpace: spaceNamed(shop),
    pagesSpace: spaceNamed([...shop, readStamp(), assets, formTargets]),
  };
}
