import { contrastOf, passingColour } from './contrast.ts';
import type { Design, TokenName } from './tokens.ts';

/** Contrast ratios of WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for edges and icons. */
const TEXT = 4.5;
const EDGE = 3;

type Pair = Readonly<{ token: TokenName; ground: TokenName; needed: number }>;

const pairs = (needed: number, token: TokenName, ...grounds: TokenName[]): Pair[] =>
  grounds.map((ground) => ({ token, ground, needed }));

const LIGHT_GROUNDS = ['ground', 'surface', 'sunken'] as const;
/** Backgrounds that a widget may have as well. */
const BANDS = [...LIGHT_GROUNDS, 'backdrop', 'accent-tint'] as const;
const TINTS = ['ok-tint', 'warn-tint', 'bad-tint', 'info-tint'] as const;
const DARK_GROUNDS = ['dark-ground', 'dark-surface'] as const;

/** Every colour that is read on another one in the storefront. */
export const PAIRS: readonly Pair[] = [
  ...pairs(TEXT, 'ink', ...BANDS, ...TINTS),
  ...pairs(TEXT, 'ink-2', ...BANDS),
  ...pairs(TEXT, 'ink-3', ...BANDS),
  ...pairs(TEXT, 'accent-text', ...BANDS),
  ...pairs(TEXT, 'on-accent', 'accent', 'accent-hover'),
  // Buttons, chips and badges filled with ink, and a button that has added.
  ...pairs(TEXT, 'ground', 'ink', 'ink-2'),
  ...pairs(TEXT, 'surface', 'ok'),
  ...pairs(TEXT, 'ok', ...LIGHT_GROUNDS, 'ok-tint'),
  ...pairs(TEXT, 'warn', ...LIGHT_GROUNDS, 'warn-tint'),
  ...pairs(TEXT, 'bad', ...LIGHT_GROUNDS, 'bad-tint'),
  ...pairs(TEXT, 'info', ...LIGHT_GROUNDS, 'info-tint'),
  ...pairs(EDGE, 'accent', 'ground', 'surface'),
  ...pairs(EDGE, 'field', ...LIGHT_GROUNDS),
  ...pairs(EDGE, 'focus', ...LIGHT_GROUNDS),
  ...pairs(TEXT, 'dark-ink', ...DARK_GROUNDS),
  ...pairs(TEXT, 'dark-ink-2', ...DARK_GROUNDS),
  ...pairs(TEXT, 'dark-ink-3', ...DARK_GROUNDS),
  ...pairs(TEXT, 'dark-accent', ...DARK_GROUNDS),
  ...pairs(EDGE, 'dark-field', ...DARK_GROUNDS),
];

/** A pair with its contrast ratio, 1 to 21. */
export type MeasuredPair = Pair & Readonly<{ ratio: number; passes: boolean }>;

/** The contrast of every pair of a design. Source: WCAG 2.2 AA */
export function measurePairs(design: Design): readonly MeasuredPair[] {
  return PAIRS.map((pair) => {
    const ratio = contrastOf(String(design[pair.token]), String(design[pair.ground]));
    return { ...pair, ratio, passes: ratio >= pair.needed };
  });
}

/**
 * The nearest value with which a colour has enough contrast with all its backgrounds.
 *
 * @returns null if no darker or lighter one has
 */
export function passingValue(design: Design, token: TokenName): string | null {
  const demands = PAIRS.flatMap((pair) => {
    if (pair.token === token) return [{ ground: String(design[pair.ground]), needed: pair.needed }];
    return pair.ground === token ? [{ ground: String(design[pair.token]), needed: pair.needed }] : [];
  });
  return passingColour(String(design[token]), demands);
}
