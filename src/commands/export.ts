import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_PARTS } from '#shop/exchange';
import type { Command, CommandHouse } from './command.ts';
import { writeTable } from './csv-file.ts';
import { showProgress } from './progress.ts';

const USAGE = `npm run export -- FILE.zip | FILE.csv
    FILE.zip: everything in open formats: tables of JSON lines, pictures, goods as WooCommerce's product file, too.
    "npm run import -- FILE.zip" makes the same shop of it. What stays behind says docs/import.md.
    FILE.csv: the goods alone. Pictures stand in it by their place in the shop's files folder: bring it back with
    "npm run import -- FILE.csv --images DATA/files".`;

type Rows = AsyncGenerator<Record<string, string>>;

async function* counted<T>(rows: AsyncGenerator<T>, tell: (done: number) => void) {
  let done = 0;
  for await (const row of rows) {
    done += 1;
    tell(done);
    yield row;
  }
}

async function writeGoods(file: string, { shop, out }: CommandHouse): Promise<number> {
  const progress = showProgress(out);
  let goods = 0;
  const rows: Rows = counted(shop.catalogue.exportGoods(), (done) => {
    goods = done;
    progress.tell('Writing ', done, 0);
  });
  await writeTable(rows, file);
  progress.end();
  out.write(`${goods} products and variations stand in ${file}.\n`);
  return 0;
}

/** An archive is there whole or not at all. */
async function writeArchive(file: string, { shop, out }: CommandHouse): Promise<number> {
  const progress = showProgress(out);
  const draft = `${file}.${process.pid}.part`;
  try {
    const pieces = counted(shop.exchange.export(EXPORT_PARTS), (done) => progress.tell('Writing ', done, 0));
    await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
    progress.end();
  }
  out.write(`Everything stands in ${file}, in open formats. There are people in it: keep it safe.\n`);
  return 0;
}

/** `npm run export`: what the shop has, in open formats. */
export const exportGoods: Command = {
  name: 'export',
  usage: USAGE,
  run: async (args, runtime) => {
    const [file] = args;
    if (file === undefined || args.length !== 1 || file.startsWith('-')) {
      runtime.out.write(`${USAGE}\n`);
      return 2;
    }
    return file.toLowerCase().endsWith('.zip')
      ? writeArchive(resolve(file), runtime)
      : writeGoods(resolve(file), runtime);
  },
};
