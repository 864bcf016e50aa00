import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { composeShop } from '../src/compose.ts';
import { parseConfig } from '../src/config.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { argonPasswords } from '../src/platform/password.ts';

/**
 * Opens a running shop's database beside it, with the shop's own verbs on it; what they would queue is dropped.
 *
 * @param folder where the shop's data lies
 * @param heard told every statement that the verbs send
 * @returns the verbs, the database and its address, and the way to leave
 */
export async function openBesideShop(folder, heard = () => undefined) {
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), say: () => undefined });
  const pool = new pg.Pool({ connectionString: embedded.url, max: 4 });
  // Else a server that dies would end this process with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => heard({ text: query.sql, values: query.parameters }),
  });
  const nothing = async () => undefined;
  const shop = composeShop({
    db,
    config: parseConfig({ DATA_DIR: folder }),
    clock: () => new Date(),
    secret: 'signs nothing that leaves this process',
    orderNews: nothing,
    refundDue: nothing,
    followDue: nothing,
    customerGone: nothing,
    messageKept: nothing,
    stockReturned: nothing,
    stockFell: nothing,
    letterWanted: nothing,
    passwords: argonPasswords,
  });
  return {
    shop,
    db,
    url: embedded.url,
    close: async () => {
      await db.destroy();
      await embedded.release();
    },
  };
}
