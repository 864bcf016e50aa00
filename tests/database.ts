import { afterAll } from 'vitest';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { createTestDatabase, openTestServer } from './test-server.ts';

/** The database of one test file, closed when the file is done. */
export async function aDatabase({ poolSize = 12 } = {}): Promise<Db> {
  const server = await openTestServer();
  const copy = await createTestDatabase(server);
  const { db, close } = openDatabase({ url: copy.url, poolSize });
  afterAll(async () => {
    await close();
    await copy.disconnect();
    await server.release();
  });
  return db;
}
