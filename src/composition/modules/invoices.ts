import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { createInvoices } from '#shop/invoices';
import type { ComposeDeps } from '../deps.ts';
import { type PdfStoreDeps, readPdfStore } from './pdf-store.ts';

/** Tax documents, with the view that prints them under the store's name and logo. */
export function composeInvoices({ db }: Pick<ComposeDeps, 'db'>, { settings, png }: PdfStoreDeps) {
  const storeIn = readPdfStore({ settings, png });
  return createInvoices({
    db,
    settings: settings.all,
    zone: SHOP_TIME_ZONE,
    print: async (documents, language) => {
      // The PDF libraries are loaded on demand.
      const { printTaxDocuments } = await import('#views/tax-document/print-tax-document.ts');
      return printTaxDocuments(documents, { language, store: await storeIn(language) });
    },
  });
}
