import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { TaxDocument } from '#shop/invoices';
import { registerFonts } from './fonts.ts';
import { taxDocumentPdf } from './tax-document.tsx';

registerFonts();

/** Renders a tax document as PDF. Its libraries are large, so this module is imported on demand. */
export function printTaxDocument(document: TaxDocument, language: Language): Promise<Buffer> {
  return printTaxDocuments([document], language);
}

/** Renders several tax documents as one PDF. */
export function printTaxDocuments(documents: readonly TaxDocument[], language: Language): Promise<Buffer> {
  return renderToBuffer(taxDocumentPdf({ documents, language, t: wordsIn(language) }));
}
