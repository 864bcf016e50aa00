import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { csvText } from '#platform/csv/csv-text.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import type { Db } from '#platform/database/client.ts';
import { rowImporter } from '#platform/database/dump/import-rows.ts';
import { openTables } from '#platform/database/dump/table-rows.ts';
import { type FileStore, filesBelow } from '#platform/files/files.ts';
import { inspectFont } from '#platform/files/fonts/fonts.ts';
import { lineFilesBelow } from '#platform/files/line-files.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { inspectPicture } from '#platform/files/pictures/pictures.ts';
import { openZip } from '#platform/files/unzip.ts';
import { zipped } from '#platform/files/zip.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { createPublicFetch } from '#platform/outward/public-fetch.ts';
import { CATEGORY_COLUMNS, type createCatalogue } from '#shop/catalogue';
import { CUSTOMER_COLUMNS, type createCustomers } from '#shop/customers';
import { type ArchiveDeps, createDataTransfer } from '#shop/data-transfer';
import type { Raise } from '#shop/events.ts';
import type { GiftCards } from '#shop/gift-cards';
import { importOrders, linkImportedOrders, newOrderKey, ORDER_COLUMNS } from '#shop/orders';
import { type createReviews, REVIEW_COLUMNS } from '#shop/reviews';
import { definitions, isSettingKey } from '#shop/settings';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import type { ComposeDeps } from '../deps.ts';

type DataTransferModules = {
  listing: {
    /** Refreshes the listing of some products. */
    refreshProducts: ArchiveDeps['relist'];
  };
  catalogue: ReturnType<typeof createCatalogue>;
  reviews: ReturnType<typeof createReviews>;
  customers: ReturnType<typeof createCustomers>;
  giftCards: Pick<GiftCards, 'newCode'>;
  raise: Raise;
  media: {
    /** The picture file that the library has under a name. */
    library: { fileByName: (fileName: string) => Promise<string | null> };
  };
};

function archiveDeps(
  db: Db,
  { files, ...given }: Pick<ArchiveDeps, 'relist' | 'newGiftCardCode'> & { files: FileStore },
): ArchiveDeps {
  return {
    db,
    openZip,
    bringer: rowImporter,
    sanitise,
    prepareTree: (tree) => prepareTree(tree, { richText: sanitise, html: sanitiseHtml }),
    isSettingValue: (key, value) => !isSettingKey(key) || definitions[key].schema.safeParse(value).success,
    files: {
      isThere: async (file) => (await access(files.pathOf(file)).catch(() => false)) !== false,
      write: files.write,
      remove: files.remove,
      isA: {
        picture: async (bytes) => (await inspectPicture(bytes)) !== null,
        font: async (bytes) => !('fault' in (await inspectFont(bytes))),
      },
    },
    newOrderKey,
    ...given,
  };
}

/**
 * Builds the imports by staff. Uploaded files are stored outside the public folder; pictures come from the library
 * by name, from the shop's folder, or by URL.
 */
export function composeDataTransfer(
  { db, clock, config }: ComposeDeps,
  { catalogue, reviews, customers, media, listing, giftCards, raise }: DataTransferModules,
) {
  const files = filesBelow(join(config.dataDir, 'exchange'));
  const publicFetch = createPublicFetch({ loopback: config.asksLoopback });
  const readPicture = pictureFinder(files.pathOf('any.csv'), config.filesDir, publicFetch);
  const pictures = filesBelow(config.filesDir);
  const oldOrders = linkImportedOrders({ db, formerOwners: customers.formerOwners });
  return createDataTransfer({
    db,
    clock,
    raise,
    importers: {
      products: { columns: [['sku', 'id', 'name']], run: oldOrders.products(catalogue.importProducts) },
      categories: { columns: CATEGORY_COLUMNS, run: catalogue.importCategories },
      reviews: { columns: REVIEW_COLUMNS, run: reviews.importOld },
      customers: { columns: CUSTOMER_COLUMNS, run: oldOrders.owners(customers.importOld) },
      orders: {
        columns: ORDER_COLUMNS,
        run: importOrders({ db, clock, formerOwners: customers.formerOwners }),
      },
    },
    archive: archiveDeps(db, {
      files: pictures,
      relist: listing.refreshProducts,
      newGiftCardCode: giftCards.newCode,
    }),
    pathOf: files.pathOf,
    readBytes: (path) => createReadStream(path),
    forgetFile: async (name) => {
      await files.remove(name);
      await files.remove(`${name}.pages`);
    },
    saveFile: files.copy,
    lines: lineFilesBelow(join(config.dataDir, 'exchange')),
    csvText,
    publicFetch,
    fault: (fault) => process.emitWarning(fault instanceof Error ? fault : String(fault)),
    productFile: () => csvText(catalogue.exportProducts()),
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
