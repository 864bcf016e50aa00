import { join } from 'node:path';
import { readCsv } from '#platform/csv/read-csv.ts';
import { filesBelow } from '#platform/files/files.ts';
import { pictureFinder } from '#platform/files/find-picture.ts';
import type { createCatalogue } from '#shop/catalogue';
import { createExchange } from '#shop/exchange';
import type { ComposeNeeds } from './compose.ts';

type Around = { catalogue: ReturnType<typeof createCatalogue> };

/** Tables that staff bring in. Their files wait outside of what the shop shows; pictures are those of the shop, or come by address. */
export function composeExchange({ db, clock, config, importDue }: ComposeNeeds, { catalogue }: Around) {
  const files = filesBelow(join(config.dataDir, 'exchange'));
  return createExchange({
    db,
    clock,
    importDue,
    importers: {
      products: { columns: [['sku', 'id', 'name']], run: catalogue.importGoods },
    },
    keepFile: files.write,
    forgetFile: files.remove,
    readRows: (name) => readCsv(files.pathOf(name)),
    readPicture: pictureFinder(files.pathOf('any.csv'), config.filesDir),
  });
}
