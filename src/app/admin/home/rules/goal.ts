import { DAY_MS, type Instant } from '#kernel/instant.ts';

/** A sales goal of a month in fils: what is sold, its share of the goal, and where the month ends at this pace. */
export type Goal = Readonly<{ goal: number; sold: number; share: number; projected: number | null }>;

/**
 * How far a month is on the way to its goal.
 *
 * @param month its first moment and that of the next one
 * @returns `projected` is null on the first day: one order would count for thirty
 */
export function goalOf(
  { goal, sold }: Readonly<{ goal: number; sold: number }>,
  month: Readonly<{ from: Instant; to: Instant }>,
  now: Instant,
): Goal {
  const passedMs = now.getTime() - month.from.getTime();
  const wholeMs = month.to.getTime() - month.from.getTime();
  return {
    goal,
    sold,
    share: goal === 0 ? 0 : Math.max(0, sold / goal),
    projected: passedMs < DAY_MS ? null : Math.round((sold * wholeMs) / passedMs),
  };
}
