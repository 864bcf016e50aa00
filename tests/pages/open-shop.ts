import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/client.ts';
import { createSettings } from '#shop/settings';
import { freePort, startShop } from '../running-shop.ts';
import { createTestDatabase, openTestServer, prepareTemplate } from '../test-server.ts';

/** Programs press faster than shoppers; tests of the limits set their own. */
async function pressAsFastAsYouLike(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  const settings = createSettings({ db, clock: () => new Date() });
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await settings.set(key, 0);
  await close();
}

/** Before all page tests: the real shop on the demo goods, with a database and a folder of its own. */
export default async function openShop(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  await prepareTemplate(server);
  const database = await createTestDatabase(server);
  await pressAsFastAsYouLike(database.url);
  const folder = await mkdtemp(join(tmpdir(), 'jamra-pages-'));
  const port = await freePort();
  const shop = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  });
  process.env.SHOP_URL = `http://127.0.0.1:${port}`;
  process.env.SHOP_DATABASE = database.url;
  process.env.SHOP_FOLDER = folder;
  return async () => {
    await shop.stop();
    await database.drop();
    await server.release();
    await rm(folder, { recursive: true, force: true });
  };
}
