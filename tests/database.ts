import { afterAll } from 'vitest';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { createTestDatabase, openTestServer } from './test-server.ts';

/** Beside page tests, a hundred orders at once wait longer for twelve connections. */
const PATIENCE_MS = 60_000;

/** The database of one test file, closed when the file is done. */
export async function aDatabase({ poolSize = 12 } = {}): Promise<Db> {
  const server = await openTestServer();
  const copy = await createTestDatabase(server);
  const { db, close } = openDatabase({ url: copy.url, poolSize, patienceMs: PATIENCE_MS });
  afterAll(async () => {
    await close();
    await copy.disconnect();
    await server.release();
  });
  return db;
}
