import type { Writable } from 'node:stream';
import type { Db } from '#platform/database/client.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';

/** What a command works with: the same shop that the server opens. */
export type CommandHouse = {
  shop: Shop;
  db: Db;
  databaseUrl: string;
  config: Config;
  /** Where words for the person go; a terminal gets progress bars. */
  out: Writable & { isTTY?: boolean };
};

/** One word after `npm run`: a file of its own in this folder. */
export type Command = {
  name: string;
  /** One line per way to call it. */
  usage: string;
  /** @returns the exit code: 0 done, 1 refused, 2 called wrongly */
  run: (args: string[], runtime: CommandHouse) => Promise<number>;
};
