import type { Language } from '#kernel/language.ts';
import type { FontMetrics } from './fonts.ts';
import { SCRIPT_FACTS, type Script } from './scripts.ts';
import type { ChosenFonts } from './uploaded-fonts.ts';

/** One weight of a font of the device: its full names, and how wide it sets the script's sample in em. */
type LocalFace = Readonly<{ names: readonly string[]; width: number }>;
type LocalFont = Readonly<{ family: string; regular: LocalFace; bold: LocalFace }>;
/** What devices of a kind have for each script; `space` is that of the Latin font, in em. */
type Device = Readonly<Record<Script, LocalFont> & { space: number }>;

/**
 * The most common first: Windows, macOS and iOS have Arial, as wide as Liberation; Android has Roboto and Noto Naskh;
 * Linux has DejaVu. Widths were measured as those of the shop's fonts are.
 */
const DEVICES: readonly Device[] = [
  {
    latin: {
      family: 'L1',
      regular: { names: ['Arial', 'Liberation Sans'], width: 121.722 },
      bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 130.658 },
    },
    arabic: {
      family: 'A1',
      regular: { names: ['Arial'], width: 60.424 },
      bold: { names: ['Arial Bold'], width: 61.918 },
    },
    space: 0.278,
  },
  {
    latin: {
      family: 'L2',
      regular: { names: ['Roboto'], width: 120.312 },
      bold: { names: ['Roboto Bold'], width: 122.4 },
    },
    arabic: {
      family: 'A2',
      regular: { names: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], width: 68.578 },
      bold: { names: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], width: 71.56 },
    },
    space: 0.248,
  },
  {
    latin: {
      family: 'L3',
      regular: { names: ['DejaVu Sans'], width: 137.719 },
      bold: { names: ['DejaVu Sans Bold'], width: 155.226 },
    },
    arabic: {
      family: 'A3',
      regular: { names: ['DejaVu Sans'], width: 79.207 },
      bold: { names: ['DejaVu Sans Bold'], width: 96.166 },
    },
    space: 0.318,
  },
];

/** The weights for which a device's bold face is used. */
const BOLD_WEIGHTS = '600 900';
/** Letters of the Arabic fallbacks: the rest of a text has the Latin ones. */
const ARABIC_LETTERS = 'U+600-6FF';

/** Fallback families for the time until the design's fonts are loaded, Arabic ones first: these have a range. */
const FALLBACK_FAMILIES = (['arabic', 'latin'] as const).flatMap((script) =>
  DEVICES.map((device) => device[script].family),
);

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The face of a local font, as wide and as high as a font whose sample is `width` em wide. */
function faceOf(family: string, local: LocalFace, { width, ...metrics }: FontMetrics): string {
  const scale = width / local.width;
  return [
    `@font-face{font-family:${family}`,
    `src:${local.names.map((name) => `local(${name})`).join()}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ].join(';');
}

/**
 * The metrics that a device's font has to meet. Arabic text has the spaces of the Latin font: what those are too wide, the
 * letters are narrower.
 */
function targetOf(
  script: Script,
  { latin: local, space }: Device,
  { latin, arabic }: ChosenFonts,
): FontMetrics {
  if (script === 'latin') return latin.metrics;
  const scaledSpace = (space * latin.metrics.width) / local.regular.width;
  const spaces = SCRIPT_FACTS.arabic.sample.length - 1;
  const gap = (latin.metrics.space - scaledSpace) * spaces;
  const { width, boldWidth, ...rest } = arabic.metrics;
  return { ...rest, width: width + gap, boldWidth: boldWidth + gap };
}

function facesFor(script: Script, chosen: ChosenFonts): string {
  const range = script === 'arabic' ? `;unicode-range:${ARABIC_LETTERS}` : '';
  return DEVICES.flatMap((device) => {
    const { family, regular, bold } = device[script];
    const target = targetOf(script, device, chosen);
    const boldTarget = { ...target, width: target.boldWidth };
    return [
      `${faceOf(family, regular, target)}${range}}`,
      `${faceOf(family, bold, boldTarget)};font-weight:${BOLD_WEIGHTS}${range}}`,
    ];
  }).join('');
}

/** The families of a page, in the order in which a character looks for its font. */
export function familiesOf({ latin, arabic }: ChosenFonts, language: Language): string {
  const families = [latin.family, arabic.family].map((family) => `"${family}"`);
  const list = language === 'ar' ? families.toReversed() : families;
  return ['"Dirham"', ...list, ...FALLBACK_FAMILIES, 'system-ui', 'sans-serif'].join(',');
}

/**
 * Device fonts with the width and line height of the design's fonts, so that the layout does not shift when these
 * load. English pages have only the Latin ones.
 */
export function fallbackStyle(chosen: ChosenFonts, language: Language): string {
  const scripts: readonly Script[] = language === 'ar' ? ['arabic', 'latin'] : ['latin'];
  const faces = scripts.map((script) => facesFor(script, chosen)).join('');
  const root = language === 'ar' ? ':root:lang(ar)' : ':root';
  return `${faces}@layer tokens{${root}{--font:${familiesOf(chosen, language)}}}`;
}
