import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_PARTS } from '#shop/data-transfer';
import { type Command, type CommandContext, WRONG_CALL } from '../command.ts';
import { writeTable } from '../csv-file.ts';
import { showProgress } from '../progress.ts';

const USAGE = `npm run export -- FILE.zip | FILE.csv
    FILE.zip: the whole store in open formats: JSON Lines tables, images and a WooCommerce product CSV. Import it into
    an empty store with "npm run import -- FILE.zip". docs/import.md lists what is not included.
    FILE.csv: products only. Images are given as paths in the store's files folder; import it with
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

async function writeProducts(file: string, { shop, out }: CommandContext): Promise<number> {
  const progress = showProgress(out);
  let productId = 0;
  const rows: Rows = counted(shop.catalogue.exportProducts(), (done) => {
    productId = done;
    progress.report('Writing ', done, 0);
  });
  await writeTable(rows, file);
  progress.end();
  out.write(`${productId} products and variations exported to ${file}.\n`);
  return 0;
}

/** The archive appears complete or not at all. */
async function writeArchive(file: string, { shop, out }: CommandContext): Promise<number> {
  const progress = showProgress(out);
  const draft = `${file}.${process.pid}.part`;
  try {
    const pieces = counted(shop.dataTransfer.export(EXPORT_PARTS), (done) =>
      progress.report('Writing ', done, 0),
    );
    await pipeline(Readable.from(pieces), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
    progress.end();
  }
  out.write(`Store exported to ${file}. It contains personal data: keep it safe.\n`);
  return 0;
}

/** `npm run export`: the shop's data in open formats. */
export const exportProducts: Command = {
  name: 'export',
  usage: USAGE,
  run: async (args, runtime) => {
    const [file] = args;
    if (file === undefined || args.length !== 1 || file.startsWith('-')) return WRONG_CALL;
    return file.toLowerCase().endsWith('.zip')
      ? writeArchive(resolve(file), runtime)
      : writeProducts(resolve(file), runtime);
  },
};
