import { createSettings } from '#shop/settings';
import { withDatabase } from '../with-database.ts';
import { runShop } from './run-shop.ts';

/** Turns rate limits off: programs are faster than shoppers; tests of the limits set their own. */
export function pressAsFastAsYouLike(url: string): Promise<void> {
  return withDatabase({ url }, async (db) => {
    const settings = createSettings({ db, clock: () => new Date(), raise: async () => undefined });
    for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await settings.set(key, 0);
  });
}

const ROOM_FOR_ALL_TESTS = 500;

/**
 * Same-day delivery closes in the afternoon: here the next evening can be ordered at any hour. No window is full or
 * closes while a test fills in its form.
 */
function deliverAtAnyHour(url: string): Promise<void> {
  return withDatabase({ url }, async (db) => {
    await db.updateTable('shipping_slot').set({ capacity: ROOM_FOR_ALL_TESTS }).execute();
    await db.updateTable('shipping_slot').set({ cutoff_hours: 0 }).where('cutoff_hours', '=', 12).execute();
    await db.updateTable('shipping_method').set({ days_ahead: 1 }).where('code', '=', 'same_day').execute();
  });
}

/**
 * The real shop with the demo products, a database and a folder of its own; tests find it by the environment that this
 * sets.
 *
 * @returns removes it
 */
export async function openDemoShop({
  hasSmallPictures,
}: {
  hasSmallPictures: boolean;
}): Promise<() => Promise<void>> {
  const shop = await runShop({ demo: true, prepare: pressAsFastAsYouLike, hasSmallPictures });
  await deliverAtAnyHour(shop.databaseUrl);
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE = shop.databaseUrl;
  process.env.SHOP_FOLDER = shop.folder;
  process.env.SHOP_SERVICES = shop.services;
  return shop.stop;
}

/** Opens the shop that all page tests share. */
export default function openShop(): Promise<() => Promise<void>> {
  return openDemoShop({ hasSmallPictures: true });
}
