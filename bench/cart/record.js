import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { composeShop } from '../../src/compose.ts';
import { parseConfig } from '../../src/config.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';

/**
 * Opens the running shop's database beside it, with the shop's own verbs on it.
 *
 * @returns `record(work)`, which gives every statement that `work` made the verbs send; the address; the way to leave
 */
export async function openRecorder(folder) {
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), say: () => undefined });
  const url = embedded.url;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  let heard = [];
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => heard.push({ text: query.sql, values: query.parameters }),
  });
  const nothing = async () => undefined;
  const shop = composeShop({
    db,
    config: parseConfig({ DATA_DIR: folder }),
    clock: () => new Date(),
    orderPlaced: nothing,
    messageKept: nothing,
    stockReturned: nothing,
    stockFell: nothing,
    secret: 'signs nothing that leaves this bench',
  });
  return {
    shop,
    url,
    record: async (work) => {
      heard = [];
      await work();
      return heard.filter(({ text }) => /^\s*(select|insert|update|delete|with)/i.test(text));
    },
    close: async () => {
      await db.destroy();
      await embedded.release();
    },
  };
}
