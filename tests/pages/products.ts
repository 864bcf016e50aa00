import { parseConfig } from '#composition/config.ts';
import { composeShop, type Shop } from '#composition/shop.ts';
import { queuedEvents } from '#composition/subscribers.ts';
import type { Db } from '#platform/database/client.ts';
import { argonPasswords } from '#platform/password.ts';
import type { RequestedEmail } from '#shop/events.ts';
import { PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { withDatabase } from '../with-database.ts';

/** Beside the shop's modules: its database, and the account emails that were requested and are not sent. */
type Beside = Readonly<{ db: Db; letters: RequestedEmail[] }>;

/** Works with the modules of the running shop, as a command would. */
export function withShop<T>(work: (shop: Shop, beside: Beside) => Promise<T>): Promise<T> {
  const letters: RequestedEmail[] = [];
  const config = parseConfig({
    DATA_DIR: process.env.SHOP_FOLDER ?? '',
    PUBLIC_URL: process.env.SHOP_URL ?? '',
  });
  return withDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 2 }, (db) =>
    work(
      composeShop({
        db,
        config,
        clock: () => new Date(),
        queue: { counts: async () => [], failed: async () => [], retry: async () => false },
        queued: {
          ...queuedEvents({ enqueue: async () => undefined }),
          EmailRequested: async (_tx, letter) => void letters.push(letter),
        },
        passwords: argonPasswords,
        secret: 'no page is signed with it',
      }),
      { db, letters },
    ),
  );
}

/** Imports products that no list shows: they are found by their address only. */
export async function addHiddenProducts(rows: readonly Record<string, string>[]): Promise<void> {
  await withShop(async (shop) => {
    const report = await shop.catalogue.importProducts(
      rowsOf(rows.map((row) => ({ 'Visibility in catalog': 'hidden', ...row }))),
      PLAIN_IMPORT,
    );
    if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused[0]));
  });
}
