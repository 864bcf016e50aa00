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

/** The language's own letters first; what they lack, e.g. a name in the other script, comes from the other font. */
export const FAMILIES: Readonly<Record<Language, string[]>> = { en: [LATIN, ARABIC], ar: [ARABIC, LATIN] };

/** Gives the fonts to the library that prints; they are made by bin/pdf-fonts.js. */
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
  // Words are never broken: hyphens follow the rules of one language only.
  Font.registerHyphenationCallback((word) => [word]);
}
