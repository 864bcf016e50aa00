import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { inLanguage } from '#kernel/language.ts';
import { createInvoices } from '#shop/invoices';
import type { createSettings, LogoPicture } from '#shop/settings';
import type { ComposeDeps } from '../deps.ts';

type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  /** A picture as PNG of a width in pixels; null when it cannot be read. */
  png: (file: string, widthPx: number) => Promise<Uint8Array | null>;
}>;

/** Sharp in print, at most as wide as a third of the page. */
const LOGO_PX = 720;

/** Tax documents, with the view that prints them under the store's name and logo. */
export function composeInvoices({ db }: Pick<ComposeDeps, 'db'>, { settings, png }: Modules) {
  const logoOf = async (logo: LogoPicture | null) => {
    const bytes = logo === null ? null : await png(logo.file, LOGO_PX);
    return logo === null || bytes === null
      ? null
      : { png: Buffer.from(bytes), ratio: logo.widthPx / logo.heightPx };
  };
  return createInvoices({
    db,
    settings: settings.all,
    zone: SHOP_TIME_ZONE,
    print: async (documents, language) => {
      // The PDF libraries are loaded on demand.
      const { printTaxDocuments } = await import('#views/tax-document/print-tax-document.ts');
      const { 'shop.name': name, 'shop.logo': logo } = await settings.all();
      const store = { name: inLanguage(name, language), logo: await logoOf(logo) };
      return printTaxDocuments(documents, { language, store });
    },
  });
}
