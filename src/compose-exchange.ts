import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { csvText } from '#platform/csv/csv-text.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { openTables } from '#platform/database/table-rows.ts';
import { filesBelow } from '#platform/files/files.ts';
import { pictureFinder } from '#platform/files/find-picture.ts';
import { linesBelow } from '#platform/files/kept-lines.ts';
import { zipped } from '#platform/files/zip.ts';
import { askOutside } from '#platform/outward/ask.ts';
import { CATEGORY_COLUMNS, type createCatalogue } from '#shop/catalogue';
import { CUSTOMER_COLUMNS, type createCustomers } from '#shop/customers';
import { createExchange } from '#shop/exchange';
import { importOldOrders, ORDER_COLUMNS } from '#shop/orders';
import { type createReviews, REVIEW_COLUMNS } from '#shop/reviews';
import type { ComposeNeeds } from './compose.ts';

type Around = {
  catalogue: ReturnType<typeof createCatalogue>;
  reviews: ReturnType<typeof createReviews>;
  customers: ReturnType<typeof createCustomers>;
  media: {
    /** The file of a picture that the shop already has under a name. */
    library: { fileByName: (fileName: string) => Promise<string | null> };
  };
};

/** Tables that staff bring in. Their files wait outside of what the shop shows; pictures are those of the library by their
 * own names, those of the shop's folder, or come by address. */
export function composeExchange(
  { db, clock, config, importDue }: ComposeNeeds,
  { catalogue, reviews, customers, media }: Around,
) {
  const files = filesBelow(join(config.dataDir, 'exchange'));
  const ask = askOutside({ loopback: config.asksLoopback });
  const readPicture = pictureFinder(files.pathOf('any.csv'), config.filesDir, ask);
  const pictures = filesBelow(config.filesDir);
  return createExchange({
    db,
    clock,
    importDue,
    importers: {
      products: { columns: [['sku', 'id', 'name']], run: catalogue.importGoods },
      categories: { columns: CATEGORY_COLUMNS, run: catalogue.importCategories },
      reviews: { columns: REVIEW_COLUMNS, run: reviews.importOld },
      customers: { columns: CUSTOMER_COLUMNS, run: customers.importOld },
      orders: {
        columns: ORDER_COLUMNS,
        run: importOldOrders({ db, clock, formerOwners: customers.formerOwners }),
      },
    },
    keepFile: files.write,
    forgetFile: async (name) => {
      await files.remove(name);
      await files.remove(`${name}.pages`);
    },
    lines: linesBelow(join(config.dataDir, 'exchange')),
    csvText,
    ask,
    fault: (fault) => process.emitWarning(fault instanceof Error ? fault : String(fault)),
    productFile: () => csvText(catalogue.exportGoods()),
    openTables: () => openTables(db),
    readFile: async (name) => {
      const path = pictures.pathOf(name);
      return (await access(path).catch(() => false)) === false ? null : createReadStream(path);
    },
    zip: zipped,
    readRows: (name) => readCsv(files.pathOf(name)),
    readPicture: async (reference) => readPicture((await media.library.fileByName(reference)) ?? reference),
  });
}
