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

/** What comes on the same day is ordered until the afternoon: here the next evening can be had as well, at any hour. */
async function deliverAtAnyHour(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, poolSize: 1 });
  await db.updateTable('shipping_method').set({ days_ahead: 1 }).where('code', '=', 'same_day').execute();
  await close();
}

/**
 * The real shop on the demo goods, with a database and a folder of its own; tests find it by what this sets in the
 * environment.
 *
 * @returns what takes it away again
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const shop = await runShop({ demo: true, prepare: pressAsFastAsYouLike });
  await deliverAtAnyHour(shop.databaseUrl);
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = shop.databaseUrl;
  process.env.SHOP_FOLDER = shop.folder;
  return shop.stop;
}
