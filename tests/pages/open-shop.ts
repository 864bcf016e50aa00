import { openDatabase } from '#platform/database/client.ts';
import { createSettings } from '#shop/settings';
import { runShop } from './run-shop.ts';

/** Programs press faster than shoppers; tests of the limits set their own. */
export async function pressAsFastAsYouLike(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  const settings = createSettings({ db, clock: () => new Date() });
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await settings.set(key, 0);
  await close();
}

/** Before all page tests: the real shop on the demo goods, with a database and a folder of its own. */
export default async function openShop(): Promise<() => Promise<void>> {
  const shop = await runShop({ demo: true, prepare: pressAsFastAsYouLike });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = shop.databaseUrl;
  process.env.SHOP_FOLDER = shop.folder;
  return shop.stop;
}
