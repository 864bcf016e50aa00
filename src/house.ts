import { join } from 'node:path';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { composeShop, type Shop } from './compose.ts';
import type { Config } from './config.ts';

/** An open shop: its business, its database, and the way to leave both. */
export type House = {
  shop: Shop;
  db: Db;
  config: Config;
  /** Where the database is, for programs that connect on their own. */
  databaseUrl: string;
  close: () => Promise<void>;
};

type Say = (sentence: string) => void;

/**
 * Opens the shop: brings the embedded database up when no other is named, migrates, composes.
 *
 * @param say takes the few sentences a person should read while waiting
 */
export async function openHouse(config: Config, say: Say): Promise<House> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({ dataDir: join(config.dataDir, 'postgres'), say })
      : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase({ url: databaseUrl, poolSize: 10 });
  await migrate(database.db);
  const shop = await composeShop({ db: database.db, config, clock: () => new Date() });
  return {
    shop,
    db: database.db,
    config,
    databaseUrl,
    close: async () => {
      await database.close();
      await embedded?.release();
    },
  };
}
