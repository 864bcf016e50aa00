/** Unicode ranges of a font file, as Google Fonts cuts them. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC';

type FontFile = Readonly<{ url: string; range: string }>;

/** A font that the shop serves itself; the first file is preloaded where its script is the page's. */
type Font = Readonly<{
  family: string;
  weights: string;
  /** How wide the font sets its spaces beyond its own, in em. */
  word: string;
  /** Whether the storefront's stylesheet declares it already. */
  isShipped?: boolean;
  files: readonly [FontFile, ...FontFile[]];
}>;

const fileOf = (name: string, range: string): FontFile => ({
  url: `/fonts/${name}-wght-normal.woff2`,
  range,
});
const latinFiles = (name: string): Font['files'] => [
  fileOf(`${name}-latin`, LATIN),
  fileOf(`${name}-latin-ext`, LATIN_EXT),
];

/** Fonts for Latin letters. */
export const LATIN_FONTS = {
  'instrument-sans': {
    family: 'Instrument Sans Variable',
    weights: '400 700',
    word: '.045em',
    isShipped: true,
    files: latinFiles('instrument-sans'),
  },
  figtree: { family: 'Figtree Variable', weights: '300 900', word: '0em', files: latinFiles('figtree') },
  manrope: { family: 'Manrope Variable', weights: '200 800', word: '0em', files: latinFiles('manrope') },
  lora: { family: 'Lora Variable', weights: '400 700', word: '0em', files: latinFiles('lora') },
} as const satisfies Record<string, Font>;

/** Fonts for Arabic letters. */
export const ARABIC_FONTS = {
  'readex-pro': {
    family: 'Readex Pro Variable',
    weights: '160 700',
    word: '0em',
    isShipped: true,
    files: [fileOf('readex-pro-arabic', ARABIC)],
  },
  cairo: {
    family: 'Cairo Variable',
    weights: '200 1000',
    word: '0em',
    files: [fileOf('cairo-arabic', ARABIC)],
  },
  alexandria: {
    family: 'Alexandria Variable',
    weights: '100 900',
    word: '0em',
    files: [fileOf('alexandria-arabic', ARABIC)],
  },
} as const satisfies Record<string, Font>;

const fonts: Readonly<Record<string, Font>> = { ...LATIN_FONTS, ...ARABIC_FONTS };

/** @throws for a name that `parseDesign` would not let through */
export function fontNamed(name: string): Font {
  const font = fonts[name];
  if (font === undefined) throw new Error(`no font is called ${name}`);
  return font;
}

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
