import { DAY_MS, type Instant } from '#kernel/instant.ts';

/** A month's sales goal, in fils: sales so far, their share of the goal, and the projection for the whole month. */
export type Goal = Readonly<{ goal: number; sold: number; share: number; projected: number | null }>;

/**
 * The progress of a month towards its goal.
 *
 * @param month from its start to the start of the next month
 * @returns `projected` is null on the first day, when a single order would count thirtyfold
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
