import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { TaxDocument } from '#shop/invoices';
import { registerFonts } from './fonts.ts';
import type { PdfStore } from './store-mark.tsx';
import { taxDocumentPdf } from './tax-document.tsx';

registerFonts();

type Printing = Readonly<{ language: Language; store: PdfStore }>;

/** Renders tax documents as one PDF. Its libraries are large, so this module is imported on demand. */
export function printTaxDocuments(
  documents: readonly TaxDocument[],
  { language, store }: Printing,
): Promise<Buffer> {
  return renderToBuffer(taxDocumentPdf({ documents, store, language, t: wordsIn(language) }));
}
