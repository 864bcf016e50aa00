import type { Writable } from 'node:stream';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import type { Db } from '#platform/database/client.ts';

/** What commands work with: the same shop as the server's. */
export type CommandContext = {
  shop: Shop;
  db: Db;
  databaseUrl: string;
  config: Config;
  /** Output; a terminal gets progress bars. */
  out: Writable & { isTTY?: boolean };
};

/** A command of `npm run`, one file each. */
export type Command = {
  name: string;
  /** One line per form of the call. */
  usage: string;
  /** @returns the exit code: 0 done, 1 refused, 2 wrong usage */
  run: (args: string[], runtime: CommandContext) => Promise<number>;
};
