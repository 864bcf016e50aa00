import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { TaxDocument } from '#shop/invoices';
import { registerFonts } from './fonts.ts';
import { taxPaper } from './tax-paper.tsx';

registerFonts();

/**
 * Prints a tax document as PDF. What this needs is heavy: whoever prints loads this file when it is wanted, never at the
 * start.
 */
export function printPaper(document: TaxDocument, language: Language): Promise<Buffer> {
  return renderToBuffer(taxPaper({ document, language, t: wordsIn(language) }));
}
