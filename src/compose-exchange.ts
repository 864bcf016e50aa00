import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { csvText } from '#platform/csv/csv-text.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { rowBringer } from '#platform/database/bring-rows.ts';
import type { Db } from '#platform/database/client.ts';
import { openTables } from '#platform/database/table-rows.ts';
import { type FileStore, filesBelow } from '#platform/files/files.ts';
import { pictureFinder } from '#platform/files/find-picture.ts';
import { linesBelow } from '#platform/files/kept-lines.ts';
import { inspectPicture } from '#platform/files/pictures.ts';
import { openZip } from '#platform/files/unzip.ts';
import { zipped } from '#platform/files/zip.ts';
import { sanitise } from '#platform/html/sanitise.ts';
import { askOutside } from '#platform/outward/ask.ts';
import { CATEGORY_COLUMNS, type createCatalogue } from '#shop/catalogue';
import { CUSTOMER_COLUMNS, type createCustomers } from '#shop/customers';
import { type ArchiveNeeds, createExchange } from '#shop/exchange';
import { importOldOrders, linkingOldOrders, newOrderKey, ORDER_COLUMNS } from '#shop/orders';
import { type createReviews, REVIEW_COLUMNS } from '#shop/reviews';
import { definitions, isSettingKey } from '#shop/settings';
import type { ComposeNeeds } from './compose.ts';

type Around = {
  listing: {
    /** Writes what lists read anew for some products. */
    refreshProducts: ArchiveNeeds['relist'];
  };
  catalogue: ReturnType<typeof createCatalogue>;
  reviews: ReturnType<typeof createReviews>;
  customers: ReturnType<typeof createCustomers>;
  media: {
    /** The file of a picture that the shop already has under a name. */
    library: { fileByName: (fileName: string) => Promise<string | null> };
  };
};

function archiveNeeds(
  db: Db,
  { pictures, relist }: Pick<ArchiveNeeds, 'relist'> & { pictures: FileStore },
): ArchiveNeeds {
  return {
    db,
    openZip,
    bringer: rowBringer,
    sanitise,
    isSettingValue: (key, value) => !isSettingKey(key) || definitions[key].schema.safeParse(value).success,
    pictures: {
      isThere: async (file) => (await access(pictures.pathOf(file)).catch(() => false)) !== false,
      write: pictures.write,
      remove: pictures.remove,
      isPicture: async (bytes) => (await inspectPicture(bytes)) !== null,
    },
    newOrderKey,
    relist,
  };
}

/** Tables that staff bring in. Their files wait outside of what the shop shows; pictures are those of the library by their
 * own names, those of the shop's folder, or come by address. */
export function composeExchange(
  { db, clock, config, importDue }: ComposeNeeds,
  { catalogue, reviews, customers, media, listing }: Around,
) {
  const files = filesBelow(join(config.dataDir, 'exchange'));
  const ask = askOutside({ loopback: config.asksLoopback });
  const readPicture = pictureFinder(files.pathOf('any.csv'), config.filesDir, ask);
  const pictures = filesBelow(config.filesDir);
  const oldOrders = linkingOldOrders({ db, formerOwners: customers.formerOwners });
  return createExchange({
    db,
    clock,
    importDue,
    importers: {
      products: { columns: [['sku', 'id', 'name']], run: oldOrders.goods(catalogue.importGoods) },
      categories: { columns: CATEGORY_COLUMNS, run: catalogue.importCategories },
      reviews: { columns: REVIEW_COLUMNS, run: reviews.importOld },
      customers: { columns: CUSTOMER_COLUMNS, run: oldOrders.owners(customers.importOld) },
      orders: {
        columns: ORDER_COLUMNS,
        run: importOldOrders({ db, clock, formerOwners: customers.formerOwners }),
      },
    },
    archive: archiveNeeds(db, { pictures, relist: listing.refreshProducts }),
    pathOf: files.pathOf,
    keepFile: files.copy,
    readBytes: (path) => createReadStream(path),
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
