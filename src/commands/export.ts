import { resolve } from 'node:path';
import type { Command, CommandHouse } from './command.ts';
import { writeTable } from './csv-file.ts';
import { showProgress } from './progress.ts';

const USAGE = `npm run export -- FILE.csv
    writes all goods as WooCommerce's product file. Pictures stand in it by their place in the shop's files folder:
    bring it back with "npm run import -- FILE.csv --images DATA/files". Of the Arabic texts it has the names.`;

type Rows = AsyncGenerator<Record<string, string>>;

async function* counted(rows: Rows, tell: (done: number) => void) {
  let done = 0;
  for await (const row of rows) {
    done += 1;
    tell(done);
    yield row;
  }
}

async function run(file: string, { shop, out }: CommandHouse): Promise<number> {
  const progress = showProgress(out);
  let goods = 0;
  const rows = counted(shop.catalogue.exportGoods(), (done) => {
    goods = done;
    progress.tell('Writing ', done, 0);
  });
  await writeTable(rows, file);
  progress.end();
  out.write(`${goods} products and variations stand in ${file}.\n`);
  return 0;
}

/** `npm run export`: all goods as WooCommerce's product file. */
export const exportGoods: Command = {
  name: 'export',
  usage: USAGE,
  run: async (args, house) => {
    const [file] = args;
    if (file === undefined || args.length !== 1 || file.startsWith('-')) {
      house.out.write(`${USAGE}\n`);
      return 2;
    }
    return run(resolve(file), house);
  },
};
