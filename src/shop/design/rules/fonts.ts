import { BASIC_LATIN, LATIN_LETTERS, SCRIPT_FACTS, type Script } from './scripts.ts';

const LATIN_EXT = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113';

type FontFile = Readonly<{ url: string; range: string }>;

/** Metrics in em: the widths are those of the script's sample, at the weight of running text and of headings. */
export type FontMetrics = Readonly<{
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  boldWidth: number;
  /** How wide its space is: Arabic text has those of the Latin font. */
  space: number;
}>;

/** A font that the shop serves itself; the first file is preloaded where its script is the page's. */
export type Font = Readonly<{
  family: string;
  weights: string;
  /** How wide the font sets its spaces beyond its own, in em. */
  word: string;
  metrics: FontMetrics;
  /** Whether the storefront's stylesheet declares it already. */
  isShipped?: boolean;
  files: readonly [FontFile, ...FontFile[]];
}>;

const fileOf = (name: string, range: string): FontFile => ({
  url: `/fonts/${name}-wght-normal.woff2`,
  range,
});
const latinFiles = (name: string): Font['files'] => [
  fileOf(`${name}-basic`, BASIC_LATIN),
  fileOf(`${name}-latin`, LATIN_LETTERS),
  fileOf(`${name}-latin-ext`, LATIN_EXT),
];
const arabicFiles = (name: string): Font['files'] => [
  fileOf(`${name}-arabic-basic`, SCRIPT_FACTS.arabic.range),
];

const LATIN_FONTS = {
  'instrument-sans': {
    family: 'Instrument Sans Variable',
    weights: '400 700',
    word: '.045em',
    metrics: { ascent: 0.97, descent: 0.25, lineGap: 0, width: 122.336, boldWidth: 125.536, space: 0.2 },
    isShipped: true,
    files: latinFiles('instrument-sans'),
  },
  figtree: {
    family: 'Figtree Variable',
    weights: '300 900',
    word: '0em',
    metrics: { ascent: 0.95, descent: 0.25, lineGap: 0, width: 121.485, boldWidth: 123.547, space: 0.247 },
    files: latinFiles('figtree'),
  },
  manrope: {
    family: 'Manrope Variable',
    weights: '200 800',
    word: '0em',
    metrics: { ascent: 1.066, descent: 0.3, lineGap: 0, width: 123.19, boldWidth: 127.49, space: 0.2 },
    files: latinFiles('manrope'),
  },
  lora: {
    family: 'Lora Variable',
    weights: '400 700',
    word: '0em',
    metrics: { ascent: 1.006, descent: 0.274, lineGap: 0, width: 126.202, boldWidth: 128.14, space: 0.263 },
    files: [fileOf('lora-latin', SCRIPT_FACTS.latin.range), fileOf('lora-latin-ext', LATIN_EXT)],
  },
} satisfies Record<string, Font>;

const ARABIC_FONTS = {
  'readex-pro': {
    family: 'Readex Pro Variable',
    weights: '350 700',
    word: '0em',
    metrics: { ascent: 1, descent: 0.25, lineGap: 0, width: 83.037, boldWidth: 86.973, space: 0 },
    isShipped: true,
    files: arabicFiles('readex-pro'),
  },
  cairo: {
    family: 'Cairo Variable',
    weights: '350 700',
    word: '0em',
    metrics: { ascent: 1.303, descent: 0.571, lineGap: 0, width: 77.421, boldWidth: 80.978, space: 0 },
    files: arabicFiles('cairo'),
  },
  alexandria: {
    family: 'Alexandria Variable',
    weights: '350 700',
    word: '0em',
    metrics: { ascent: 0.968, descent: 0.251, lineGap: 0, width: 85.481, boldWidth: 91.423, space: 0 },
    files: arabicFiles('alexandria'),
  },
} satisfies Record<string, Font>;

/** The shipped fonts of a script by their names in the design. */
export const SHIPPED_FONTS: Readonly<Record<Script, Readonly<Record<string, Font>>>> = {
  latin: LATIN_FONTS,
  arabic: ARABIC_FONTS,
};

/** The `@font-face` rules of a font that the stylesheet does not declare. */
export function facesOf({ family, weights, isShipped = false, files }: Font): string {
  if (isShipped) return '';
  return files
    .map(
      ({ url, range }) =>
        `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}}`,
    )
    .join('');
}
