import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startShop } from '../running-shop.ts';
import { createTestDatabase, openTestServer, prepareTemplate } from '../test-server.ts';

/** A shop that runs, and what it wrote to its screen since it started. */
export type OwnShop = Readonly<{
  url: string;
  databaseUrl: string;
  folder: string;
  said: () => string;
  stop: () => Promise<void>;
}>;

/**
 * The real shop in a process of its own, with a database and a folder of its own; `stop` takes all of it away.
 *
 * @param prepare done with the empty database before the shop opens
 */
export async function runShop({
  demo,
  prepare,
}: {
  demo: boolean;
  prepare: (databaseUrl: string) => Promise<void>;
}): Promise<OwnShop> {
  const server = await openTestServer();
  await prepareTemplate(server);
  const database = await createTestDatabase(server);
  await prepare(database.url);
  const folder = await mkdtemp(join(tmpdir(), 'jamra-pages-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    DEMO: demo ? '1' : '0',
    ASK_LOOPBACK: '1',
  });
  return {
    url,
    databaseUrl: database.url,
    folder,
    said: program.said,
    stop: async () => {
      await program.stop();
      await database.drop();
      await server.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
