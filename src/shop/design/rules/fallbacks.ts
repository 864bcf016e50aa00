import type { Language } from '#kernel/language.ts';
import type { FontMetrics } from './fonts.ts';
import type { Script } from './scripts.ts';
import type { ChosenFonts } from './uploaded-fonts.ts';

/** A font of the visitor's device, and how wide it sets the script's sample in em. */
type LocalFont = Readonly<{ family: string; names: readonly string[]; width: number }>;

/** Letters of the Arabic fallbacks: the rest of a text has the Latin ones. */
const ARABIC_LETTERS = 'U+600-6FF';

/**
 * Fonts that devices have, the most common first: Windows, macOS and iOS have Arial, Android Roboto and Noto, Linux
 * Liberation, which is as wide as Arial, and DejaVu. Widths were measured as those of the shop's fonts are.
 */
const LOCAL_FONTS: Readonly<Record<Script, readonly LocalFont[]>> = {
  latin: [
    { family: 'L1', names: ['Arial', 'Liberation Sans', 'Roboto'], width: 121.722 },
    { family: 'L2', names: ['DejaVu Sans'], width: 137.719 },
  ],
  arabic: [
    { family: 'A1', names: ['Arial'], width: 60.424 },
    { family: 'A2', names: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], width: 68.578 },
    { family: 'A3', names: ['DejaVu Sans'], width: 79.207 },
  ],
};

/** Families that stand in for the design's fonts until they are there, Arabic ones first: these have a range. */
export const FALLBACK_FAMILIES = [...LOCAL_FONTS.arabic, ...LOCAL_FONTS.latin].map(({ family }) => family);

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

function faceOf(script: Script, { family, names, width }: LocalFont, metrics: FontMetrics): string {
  const scale = metrics.width / width;
  const sources = names.map((name) => `local("${name}")`).join();
  return [
    `@font-face{font-family:${family};src:${sources};size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}${script === 'arabic' ? `;unicode-range:${ARABIC_LETTERS}` : ''}}`,
  ].join(';');
}

/** The families of a page, in the order in which a character looks for its font. */
export function familiesOf({ latin, arabic }: ChosenFonts, language: Language): string {
  const own = [latin.family, arabic.family].map((family) => `"${family}"`);
  const list = language === 'ar' ? own.toReversed() : own;
  return ['"Dirham"', ...list, ...FALLBACK_FAMILIES, 'system-ui', 'sans-serif'].join(',');
}

/**
 * Fonts of the device with the size and the line of the design's fonts, so that nothing on the page moves when these
 * arrive. English pages have those of Latin letters only.
 */
export function fallbackStyle(chosen: ChosenFonts, language: Language): string {
  const scripts: readonly Script[] = language === 'ar' ? ['arabic', 'latin'] : ['latin'];
  const faces = scripts.flatMap((script) =>
    LOCAL_FONTS[script].map((local) => faceOf(script, local, chosen[script].metrics)),
  );
  const root = language === 'ar' ? ':root:lang(ar)' : ':root';
  return `${faces.join('')}@layer tokens{${root}{--font:${familiesOf(chosen, language)}}}`;
}
