import { Font } from '@react-pdf/renderer';
import type { Language } from '#kernel/language.ts';
import arabicRegular from './fonts/arabic-regular.ttf?inline';
import arabicStrong from './fonts/arabic-strong.ttf?inline';
import latinRegular from './fonts/latin-regular.ttf?inline';
import latinStrong from './fonts/latin-strong.ttf?inline';

export const REGULAR = 400;
export const STRONG = 600;

const LATIN = 'Paper Latin';
const ARABIC = 'Paper Arabic';

/** The font of the language first; missing glyphs come from the other. */
export const FAMILIES: Readonly<Record<Language, string[]>> = { en: [LATIN, ARABIC], ar: [ARABIC, LATIN] };

/** Registers the fonts, which bin/pdf-fonts.js generates. */
export function registerFonts(): void {
  const fonts = [
    [LATIN, latinRegular, latinStrong],
    [ARABIC, arabicRegular, arabicStrong],
  ] as const;
  for (const [family, regular, strong] of fonts) {
    Font.register({
      family,
      fonts: [
        { src: regular, fontWeight: REGULAR },
        { src: strong, fontWeight: STRONG },
      ],
    });
  }
  // No hyphenation: the library's rules are for one language only.
  Font.registerHyphenationCallback((word) => [word]);
}
