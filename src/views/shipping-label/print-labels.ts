import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { LabelFile, LabelParcel } from '#shop/shipments';
import { registerFonts } from '../tax-document/fonts.ts';
import { labelsPdf } from './label-pdf.tsx';

registerFonts();

/** Renders shipping labels as PDF. Its libraries are large, so this module is imported on demand. */
export async function printLabels(parcels: readonly LabelParcel[], language: Language): Promise<LabelFile> {
  return { pdf: await renderToBuffer(labelsPdf({ parcels, language, t: wordsIn(language) })) };
}
