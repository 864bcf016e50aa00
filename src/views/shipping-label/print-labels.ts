import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { LabelFile, LabelParcel } from '#shop/shipments';
import { registerFonts } from '../tax-document/fonts.ts';
import type { PdfStore } from '../tax-document/store-mark.tsx';
import { labelsPdf } from './label-pdf.tsx';

registerFonts();

type Printing = Readonly<{ language: Language; store: PdfStore }>;

/** Renders shipping labels as PDF. Its libraries are large, so this module is imported on demand. */
export async function printLabels(
  parcels: readonly LabelParcel[],
  { language, store }: Printing,
): Promise<LabelFile> {
  const labels = labelsPdf({ parcels, logo: store.logo, language, t: wordsIn(language) });
  return { pdf: await renderToBuffer(labels) };
}
