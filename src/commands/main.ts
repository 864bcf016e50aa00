import { ConfigError, parseConfig } from '#composition/config.ts';
import { openRuntime } from '#composition/runtime.ts';
import { cache } from './cache.ts';
import { type Command, callCommand } from './command.ts';
import { backup } from './data-transfer/backup.ts';
import { exportProducts } from './data-transfer/export.ts';
import { importProducts } from './data-transfer/import.ts';
import { restore } from './data-transfer/restore.ts';
import { entries } from './entries.ts';
import { mails } from './mails.ts';
import { customers } from './orders/customers.ts';
import { orders } from './orders/orders.ts';
import { payments } from './payments/payments.ts';
import { promotions } from './promotions/promotions.ts';
import { redirects } from './redirects.ts';
import { reviews } from './reviews.ts';
import { searchWords } from './search-words.ts';
import { settings } from './settings.ts';

const commands: readonly Command[] = [
  importProducts,
  exportProducts,
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
 * Runs one command on the configured shop, whether it is serving or not.
 *
 * @param args the command's name and its arguments
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
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
      return await callCommand(command, args, { ...runtime, out: process.stdout });
    } finally {
      await runtime.close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
