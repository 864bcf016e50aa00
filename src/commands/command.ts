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

/** What a command returns that was called in a wrong way. */
export const WRONG_CALL = null;
/** 0 done, 1 refused, 2 a file that cannot be read. */
export type ExitCode = number | typeof WRONG_CALL;

/** A command of `npm run`, one file each. */
export type Command = {
  name: string;
  /** One line per form of the call. */
  usage: string;
  run: (args: string[], runtime: CommandContext) => Promise<ExitCode>;
};

function isWrongOption(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/**
 * Calls a command; a wrong call, such as an unknown option, prints its usage.
 *
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export async function callCommand(
  { run, usage }: Command,
  args: string[],
  context: CommandContext,
): Promise<number> {
  const code = await run(args, context).catch((error: unknown) => {
    if (isWrongOption(error)) return WRONG_CALL;
    throw error;
  });
  if (code !== WRONG_CALL) return code;
  context.out.write(`${usage}\n`);
  return 2;
}
