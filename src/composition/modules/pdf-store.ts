import { inLanguage, type Language } from '#kernel/language.ts';
import type { createSettings, LogoPicture } from '#shop/settings';

export type PdfStoreDeps = Readonly<{
  settings: ReturnType<typeof createSettings>;
  /** A picture as PNG of a width in pixels; null when it cannot be read. */
  png: (file: string, widthPx: number) => Promise<Uint8Array | null>;
}>;

/** Sharp in print, at most as wide as a third of the page. */
const LOGO_PX = 720;

/** The store as documents in PDF show it: its name, and its logo if it has one. */
export function readPdfStore({ settings, png }: PdfStoreDeps) {
  const logoOf = async (logo: LogoPicture | null) => {
    const bytes = logo === null ? null : await png(logo.file, LOGO_PX);
    return logo === null || bytes === null
      ? null
      : { png: Buffer.from(bytes), ratio: logo.widthPx / logo.heightPx };
  };
  return async (language: Language) => {
    const { 'shop.name': name, 'shop.logo': logo } = await settings.all();
    return { name: inLanguage(name, language), logo: await logoOf(logo) };
  };
}
