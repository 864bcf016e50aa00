import { type Db, openDatabase } from '#platform/database/client.ts';
import { argonPasswords } from '#platform/password.ts';
import type { WantedLetter } from '#shop/customers';
import { composeShop, type Shop } from '#src/compose.ts';
import { parseConfig } from '#src/config.ts';
import { PLAIN_IMPORT, rowsOf } from '../a-shop.ts';

/** What stands beside the business: its database, and the letters of accounts that were asked for and go to nobody. */
type Beside = Readonly<{ db: Db; letters: WantedLetter[] }>;

/** Works with the business of the running shop, as a command would. */
export async function withShop<T>(work: (shop: Shop, beside: Beside) => Promise<T>): Promise<T> {
  const letters: WantedLetter[] = [];
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 2 });
  const config = parseConfig({
    DATA_DIR: process.env.SHOP_FOLDER ?? '',
    PUBLIC_URL: process.env.SHOP_URL ?? '',
  });
  try {
    return await work(
      composeShop({
        db,
        config,
        clock: () => new Date(),
        queue: { counts: async () => [], failed: async () => [], retry: async () => false },
        orderNews: async () => undefined,
        refundDue: async () => undefined,
        followDue: async () => undefined,
        customerGone: async () => undefined,
        stockReturned: async () => undefined,
        stockFell: async () => undefined,
        messageKept: async () => undefined,
        cartLeft: async () => undefined,
        letterWanted: async (_tx, letter) => void letters.push(letter),
        importDue: async () => undefined,
        passwords: argonPasswords,
        secret: 'no page is signed with it',
      }),
      { db, letters },
    );
  } finally {
    await close();
  }
}

/** Brings goods into the running shop that no list shows: only who knows the address meets them. */
export async function addHiddenGoods(rows: readonly Record<string, string>[]): Promise<void> {
  await withShop(async (shop) => {
    const report = await shop.catalogue.importGoods(
      rowsOf(rows.map((row) => ({ 'Visibility in catalog': 'hidden', ...row }))),
      PLAIN_IMPORT,
    );
    if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused[0]));
  });
}
