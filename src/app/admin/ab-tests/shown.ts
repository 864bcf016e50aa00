import type { ValueOf } from '#admin-actions/registry.ts';
import type { Estimate } from '#shop/ab-tests/rules/difference.ts';

/** A test as its screens show it. */
export type ShownTest = ValueOf<'ab-tests.open'>;

const DIGITS = 1;

/** Parts of 1 as percentage points, with one digit. */
export const toPoints = (share: number): string => (share * 100).toFixed(DIGITS);

/** What a test says, in a word. */
export function outcomeOf({ verdict, ended }: Pick<ShownTest, 'verdict' | 'ended'>) {
  if (verdict.state === 'decided') return verdict.winner ?? 'none';
  return ended === null ? 'collecting' : 'early';
}

/** The difference as the sentence of the winner tells it: from the loser to the winner. */
export function pointsOf(difference: Estimate, winner: 'a' | 'b' | null) {
  const { value, low, high } = difference;
  const [points, from, to] = winner === 'a' ? [-value, -high, -low] : [value, low, high];
  return { points: toPoints(points), low: toPoints(from), high: toPoints(to) };
}
