import type { ValueOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import type { Estimate } from '#shop/ab-tests/rules/difference.ts';
import { formatNumber } from '#views/number/number.ts';

/** A test as returned by the actions. */
export type ShownTest = ValueOf<'ab-tests.open'>;

/** Tenths of a percentage point in 1. */
const TENTHS = 1000;

/** Parts of 1 as percentage points with at most one decimal; in Arabic a minus stays before its digits. */
export const toPoints = (share: number, language: Language): string =>
  formatNumber((Math.round(share * TENTHS) || 0) / 10, language);

/** The outcome of a test; `early` if it ended undecided. */
export function outcomeOf({ verdict, ended }: Pick<ShownTest, 'verdict' | 'ended'>) {
  if (verdict.state === 'decided') return verdict.winner ?? 'none';
  return ended === null ? verdict.state : 'early';
}

/** The difference from the loser to the winner, in percentage points. */
export function pointsOf(
  { value, low, high }: Estimate,
  { winner, language }: Readonly<{ winner: 'a' | 'b' | null; language: Language }>,
) {
  const [points, from, to] = winner === 'a' ? [-value, -high, -low] : [value, low, high];
  return {
    points: toPoints(points, language),
    low: toPoints(from, language),
    high: toPoints(to, language),
  };
}
