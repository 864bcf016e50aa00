import { afterAll } from 'vitest';
import { openDatabase } from '#platform/database/client.ts';
import { aShop } from '../a-shop.ts';
import { freePort, type RunningShop, startShop } from '../running-shop.ts';
import { createTestDatabase, openTestServer } from '../test-server.ts';

/** A test's database with the shop's actions on it, and processes that serve from it. */
export async function aServedShop() {
  const server = await openTestServer();
  const database = await createTestDatabase(server);
  const { db, close } = openDatabase({ url: database.url, poolSize: 4 });
  const runtime = aShop(db);
  runtime.time.now = new Date();
  const processes: RunningShop[] = [];
  afterAll(async () => {
    for (const one of processes) await one.stop();
    await close();
    await database.disconnect();
    await server.release();
  }, 60_000);
  return {
    runtime,
    databaseUrl: database.url,
    /** The output of each process. */
    output: () => processes.map((one) => one.output()),
    /** Starts one more process. @returns its address */
    serve: async (env: Record<string, string> = {}): Promise<string> => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      processes.push(
        await startShop({
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: database.url,
          DATA_DIR: runtime.config.dataDir,
          PUBLIC_URL: url,
          LOG_LEVEL: 'silent',
          DEMO: '0',
          SECRET_KEY: 'a secret that all processes know',
          ...env,
        }),
      );
      return url;
    },
  };
}
