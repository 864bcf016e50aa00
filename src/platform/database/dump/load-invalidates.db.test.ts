import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, openTestServer } from '#tests/test-server.ts';
import { ALL, INVALIDATION_CHANNEL } from '../../cache/invalidation.ts';
import { openDatabase } from '../client.ts';
import { dump } from './dump.ts';
import { readLines, writeLines } from './dump-file.ts';
import { load } from './load.ts';

const server = await openTestServer();
const database = await createTestDatabase(server);
const { db, close } = openDatabase({ url: database.url, poolSize: 2 });
const folder = await mkdtemp(join(tmpdir(), 'load-'));
const hearing = new pg.Client({ connectionString: database.url });
afterAll(async () => {
  await hearing.end();
  await close();
  await database.disconnect();
  await server.release();
  await rm(folder, { recursive: true, force: true });
});

it('a restore invalidates everything in every running process', async () => {
  const file = join(folder, 'shop.backup');
  await writeLines(file, (write) => dump(db, { filesDir: folder, createdAt: new Date(), write }));
  const messages: string[] = [];
  hearing.on('notification', ({ payload = '' }) => messages.push(payload));
  await hearing.connect();
  await hearing.query(`listen ${INVALIDATION_CHANNEL}`);
  await load(db, { filesDir: folder, lines: () => readLines(file), replace: true });
  await expect.poll(() => messages).toContain(ALL);
});
