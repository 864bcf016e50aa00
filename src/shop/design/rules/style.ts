import { familiesOf } from './fallbacks.ts';
import { facesOf } from './fonts.ts';
import {
  BUTTON_RADII,
  type Design,
  type DesignChanges,
  TOKENS,
  type TokenName,
  withChanges,
} from './tokens.ts';
import { type ChosenFonts, fontsOf, type UploadedFont } from './uploaded-fonts.ts';

const ROOT_PX = 16;

/** Sizes of headings by window, as `tokens.css` has them: Latin, and Arabic where it differs. */
export const HEADING_SIZES = {
  '--t-display': ['clamp(2.625rem, 1.87rem + 3.36vw, 4.875rem)', 'clamp(2.375rem, 1.75rem + 2.8vw, 4.25rem)'],
  '--t-h1': ['clamp(2rem, 1.58rem + 1.86vw, 3.25rem)', 'clamp(1.8125rem, 1.45rem + 1.6vw, 2.875rem)'],
  '--t-h2': ['clamp(1.6875rem, 1.4rem + 1.3vw, 2.5rem)', 'clamp(1.5rem, 1.27rem + 1.02vw, 2.1875rem)'],
  '--t-h3': ['clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)'],
} as const;

/** Sizes of text. */
export const TEXT_SIZES = {
  '--t-lead': 'clamp(1.0625rem, 1rem + 0.28vw, 1.25rem)',
  '--t-body': '1rem',
  '--t-small': '0.875rem',
  '--t-micro': '0.8125rem',
} as const;

/** Distances; the gutter at the window's edge stays. */
export const DISTANCES = {
  '--s-1': '0.25rem',
  '--s-2': '0.5rem',
  '--s-3': '0.75rem',
  '--s-4': '1rem',
  '--s-5': '1.5rem',
  '--s-6': '2rem',
  '--s-7': '3rem',
  '--s-8': '4rem',
  '--s-9': '6rem',
  '--section': 'clamp(4rem, 2.9rem + 4.9vw, 8rem)',
  '--gap': 'clamp(0.75rem, 0.5rem + 1.1vw, 1.5rem)',
} as const;

/** The large radius by window. */
export const LARGE_RADIUS = 'clamp(1rem, 0.8rem + 0.7vw, 1.5rem)';

/** Where a custom property is set: everywhere, on Arabic pages, in dark sections. */
type Scope = 'all' | 'arabic' | 'dark';
type Declaration = readonly [scope: Scope, property: string, value: string];

const SELECTORS: Readonly<Record<Scope, string>> = {
  all: ':root',
  arabic: ':root:lang(ar)',
  dark: '[data-scheme="dark"]',
};

const rem = (px: string | number) => `${Number(px) / ROOT_PX}rem`;
const times = (value: string, factor: number) => `calc(${value}*${factor})`;

function scaled(sizes: Readonly<Record<string, string>>, factor: number): Declaration[] {
  return Object.entries(sizes).map(([property, value]) => ['all', property, times(value, factor)]);
}

function headings(percent: number): Declaration[] {
  return Object.entries(HEADING_SIZES).flatMap(([property, [latin, arabic]]): Declaration[] => [
    ['all', property, times(latin, percent / 100)],
    ...(arabic === undefined ? [] : [['arabic', property, times(arabic, percent / 100)] as const]),
  ]);
}

/** Both lists of families, with the fonts of both scripts in each. */
function families(chosen: ChosenFonts): Declaration[] {
  return [
    ['all', '--font', familiesOf(chosen, 'en')],
    ['arabic', '--font', familiesOf(chosen, 'ar')],
  ];
}

type Declare = (value: string | number, chosen: ChosenFonts) => readonly Declaration[];

/** Tokens that are more than one custom property of their value. */
const declares: Readonly<Partial<Record<TokenName, Declare>>> = {
  'font-latin': (_name, chosen) => [
    ...families(chosen),
    ['all', '--word', chosen.latin.word],
    ['arabic', '--word', chosen.arabic.word],
  ],
  'font-arabic': (_name, chosen) => families(chosen),
  'text-size': (px) => scaled(TEXT_SIZES, Number(px) / ROOT_PX),
  'heading-size': (percent) => headings(Number(percent)),
  'radius-s': (px) => [['all', '--r-s', rem(px)]],
  'radius-m': (px) => [['all', '--r-m', rem(px)]],
  'radius-l': (px) => [
    ['all', '--r-l', times(LARGE_RADIUS, Number((Number(px) / TOKENS['radius-l'].shipped).toFixed(3)))],
  ],
  spacing: (percent) => scaled(DISTANCES, Number(percent) / 100),
  'button-shape': (shape) => [['all', '--r-pill', BUTTON_RADII[shape] ?? '']],
  'button-height': (px) => [['all', '--control', rem(px)]],
};

type Drawn = Readonly<{ design: Design; chosen: ChosenFonts }>;

function declarationsOf(name: TokenName, { design, chosen }: Drawn): readonly Declaration[] {
  const value = design[name];
  const declared = declares[name]?.(value, chosen);
  if (declared !== undefined) return declared;
  const token = TOKENS[name];
  if (token.kind !== 'colour') return [];
  // The roles of dark sections are named as those of the page.
  const isRole = token.group === 'dark' && token.property.startsWith('--c-');
  return [[isRole ? 'dark' : 'all', token.property, String(value)]];
}

/**
 * The CSS of the shop's changes to the shipped design.
 *
 * @param changes the differences, from `parseDesign` or `readDesign`
 * @param fonts the uploaded fonts
 * @returns CSS for after the stylesheet: custom properties in the layer of the tokens, and font faces that the
 *   stylesheet lacks; null without differences
 */
export function designStyle(changes: DesignChanges, fonts: readonly UploadedFont[] = []): string | null {
  const names = Object.keys(changes) as TokenName[];
  if (names.length === 0) return null;
  const design = withChanges(changes);
  const chosen = fontsOf(changes, fonts);
  const declarations = names.flatMap((name) => declarationsOf(name, { design, chosen }));
  const rules = (Object.keys(SELECTORS) as Scope[]).flatMap((scope) => {
    // A property that two tokens set is printed once.
    const properties = new Map(
      declarations.flatMap(([of, property, value]) => (of === scope ? [[property, value]] : [])),
    );
    const body = [...properties].map(([property, value]) => `${property}:${value}`).join(';');
    return body === '' ? [] : [`${SELECTORS[scope]}{${body}}`];
  });
  return `${facesOf(chosen.latin)}${facesOf(chosen.arabic)}@layer tokens{${rules.join('')}}`;
}
