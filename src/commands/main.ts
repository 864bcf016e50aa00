import { ConfigError, parseConfig } from '#src/config.ts';
import { openRuntime } from '#src/runtime.ts';
import { backup } from './backup.ts';
import { cache } from './cache.ts';
import type { Command } from './command.ts';
import { customers } from './customers.ts';
import { entries } from './entries.ts';
import { exportGoods } from './export.ts';
import { importGoods } from './import.ts';
import { mails } from './mails.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { promotions } from './promotions.ts';
import { redirects } from './redirects.ts';
import { restore } from './restore.ts';
import { reviews } from './reviews.ts';
import { searchWords } from './search-words.ts';
import { settings } from './settings.ts';

const commands: readonly Command[] = [
  importGoods,
  exportGoods,
  backup,
  restore,
  reviews,
  settings,
  searchWords,
  entries,
  redirects,
  promotions,
  orders,
  payments,
  customers,
  mails,
  cache,
];

function printUsage(): void {
  const lines = commands.map((command) => command.usage);
  process.stderr.write(`Usage:\n${lines.join('\n')}\n`);
}

/**
 * Runs one command on the shop that the environment names, whether the shop is serving or not.
 *
 * @param args the command's name and its own words
 * @returns the exit code: 0 done, 1 refused, 2 called wrongly
 */
export async function runCommand([name, ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command = commands.find((one) => one.name === name);
  if (command === undefined || args.includes('--help')) {
    if (command === undefined) printUsage();
    else process.stdout.write(`${command.usage}\n`);
    return command === undefined ? 2 : 0;
  }
  try {
    const runtime = await openRuntime(parseConfig(env), (sentence) => process.stderr.write(`${sentence}\n`));
    try {
      return await command.run(args, { ...runtime, out: process.stdout });
    } finally {
      await runtime.close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
