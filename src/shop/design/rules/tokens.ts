import { SHIPPED_FONTS } from './fonts.ts';
import type { Script } from './scripts.ts';

/** What a token is about; the design kit shows them in this order. */
export const TOKEN_GROUPS = [
  'page',
  'text',
  'accent',
  'states',
  'dark',
  'type',
  'shape',
  'space',
  'buttons',
] as const;
export type TokenGroup = (typeof TOKEN_GROUPS)[number];

type Colour = Readonly<{ kind: 'colour'; group: TokenGroup; shipped: string; property: string }>;
type Size = Readonly<{
  kind: 'size';
  group: TokenGroup;
  shipped: number;
  unit: 'px' | '%';
  min: number;
  max: number;
}>;
type Choice = Readonly<{
  kind: 'choice';
  group: TokenGroup;
  shipped: string;
  choices: readonly string[];
  /** Uploaded fonts of this script may be chosen too. */
  script?: Script;
}>;
/** A token of the design: its allowed values and its shipped value. */
export type Token = Colour | Size | Choice;

/** Colours by their role; its custom property is `--c-` and the name. */
const colours = <Name extends string>(group: TokenGroup, shipped: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(shipped).map(([name, hex]) => [
      name,
      { kind: 'colour', group, shipped: hex, property: `--c-${name}` },
    ]),
  ) as Record<Name, Colour>;

const dark = (shipped: string, property: string): Colour => ({
  kind: 'colour',
  group: 'dark',
  shipped,
  property,
});
const size = (group: TokenGroup, of: Omit<Size, 'kind' | 'group'>): Size => ({ kind: 'size', group, ...of });
const choice = (group: TokenGroup, shipped: string, choices: readonly string[]): Choice => ({
  kind: 'choice',
  group,
  shipped,
  choices,
});
const font = (script: Script, shipped: string): Choice => ({
  ...choice('type', shipped, Object.keys(SHIPPED_FONTS[script])),
  script,
});

/** The corner radius of buttons by their shape. */
export const BUTTON_RADII: Readonly<Record<string, string>> = {
  pill: '999px',
  rounded: '.75rem',
  square: '.125rem',
};

/**
 * Every token that the design kit changes. Shipped values are those of `views/style/tokens.css`; a test compares both.
 *
 * Colours are `#rrggbb`, sizes whole pixels or per cent.
 */
export const TOKENS = {
  ...colours('page', {
    ground: '#faf8f5',
    surface: '#ffffff',
    sunken: '#f2ede7',
    backdrop: '#e8e1d9',
    line: '#e4dcd2',
    'line-2': '#cfc4b8',
    field: '#8c7f73',
    focus: '#2a211c',
  }),
  ...colours('text', { ink: '#2a211c', 'ink-2': '#5a4f47', 'ink-3': '#6e6259' }),
  ...colours('accent', {
    accent: '#b2481f',
    'accent-hover': '#8f3814',
    'on-accent': '#ffffff',
    'accent-text': '#8f3814',
    'accent-tint': '#f7e6dc',
    star: '#b2481f',
    'star-off': '#cfc4b8',
  }),
  ...colours('states', {
    ok: '#38633f',
    'ok-tint': '#e7eee5',
    warn: '#7d5200',
    'warn-tint': '#fbf0da',
    bad: '#a3262c',
    'bad-tint': '#f9e7e4',
    info: '#2b5a70',
    'info-tint': '#e4eef2',
  }),
  'dark-ground': dark('#1d1613', '--char-900'),
  'dark-surface': dark('#2a211c', '--char-800'),
  'dark-ink': dark('#f6eee5', '--c-ink'),
  'dark-ink-2': dark('#d3c6b9', '--c-ink-2'),
  'dark-ink-3': dark('#c9bbad', '--c-ink-3'),
  'dark-field': dark('#837469', '--c-field'),
  'dark-accent': dark('#ffc98a', '--glow-300'),
  'font-latin': font('latin', 'instrument-sans'),
  'font-arabic': font('arabic', 'readex-pro'),
  'text-size': size('type', { shipped: 16, unit: 'px', min: 16, max: 20 }),
  'heading-size': size('type', { shipped: 100, unit: '%', min: 80, max: 120 }),
  'radius-s': size('shape', { shipped: 8, unit: 'px', min: 0, max: 16 }),
  'radius-m': size('shape', { shipped: 12, unit: 'px', min: 0, max: 24 }),
  'radius-l': size('shape', { shipped: 24, unit: 'px', min: 0, max: 48 }),
  spacing: size('space', { shipped: 100, unit: '%', min: 80, max: 125 }),
  'button-shape': choice('buttons', 'pill', Object.keys(BUTTON_RADII)),
  'button-height': size('buttons', { shipped: 52, unit: 'px', min: 44, max: 64 }),
} as const satisfies Readonly<Record<string, Token>>;

export type TokenName = keyof typeof TOKENS;
export const TOKEN_NAMES = Object.keys(TOKENS) as readonly TokenName[];

/** A value for every token: colours and choices as text, sizes as numbers. */
export type Design = Readonly<Record<TokenName, string | number>>;
/** What differs from the shipped design. */
export type DesignChanges = Readonly<Partial<Design>>;

export function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(TOKENS, name);
}

/** Every token's value: the changed ones, and the shipped ones of the rest. */
export function withChanges(changes: DesignChanges): Design {
  const shipped = Object.fromEntries(TOKEN_NAMES.map((name) => [name, TOKENS[name].shipped])) as Design;
  return { ...shipped, ...changes };
}

/** What of a design differs from the shipped one, in the order of the tokens. */
export function changesIn(design: DesignChanges): DesignChanges {
  return Object.fromEntries(
    TOKEN_NAMES.flatMap((name) => {
      const value = design[name];
      return value === undefined || value === TOKENS[name].shipped ? [] : [[name, value]];
    }),
  );
}
