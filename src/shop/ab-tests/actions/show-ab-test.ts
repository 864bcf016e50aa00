import { type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { AbTest, ShownAbTest } from '../ab-test.ts';
import type { AbTestDeps } from '../deps.ts';
import { abVerdict, countedFor, countsByDay, type DayCounts } from '../rules/verdict.ts';

/** A day of the shop's clock. */
export const dayOf = (at: Instant): string => at.toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** What is counted for a test, by day, until its end. */
async function daysOf(test: AbTest, { figuresSince }: AbTestDeps): Promise<DayCounts[]> {
  const { popupA, popupB, startedAt, ended } = test;
  const rows = await figuresSince(dayOf(startedAt), [popupA, popupB]);
  const last = ended === null ? null : dayOf(ended.at);
  return countsByDay(
    rows.filter(({ day }) => last === null || day <= last),
    test,
  );
}

/** A test with what its figures say; of an ended one what they said at its end. */
export async function showAbTest({ before, ...test }: AbTest, deps: AbTestDeps): Promise<ShownAbTest> {
  const days = await daysOf({ ...test, before }, deps);
  const counted = test.ended?.counted ?? countedFor(days, test.sampleSize);
  return { ...test, days, counted, verdict: abVerdict(counted, test) };
}
