import type { AbTest, ShownAbTest } from '../ab-test.ts';
import type { AbTestDeps } from '../deps.ts';
import { dayOf, interruptedDays } from '../rules/compared-days.ts';
import { abVerdict, countedDays, countsByDay, sampleOf } from '../rules/verdict.ts';

/** Returns a test with its current verdict, or the verdict at its end. */
export async function showAbTest(
  { before, ...test }: AbTest,
  { clock, figuresSince, versions }: AbTestDeps,
): Promise<ShownAbTest> {
  const { popupA, popupB, startedAt, ended, sampleSize } = test;
  const until = ended?.at ?? clock();
  const today = dayOf(until);
  const popups = [popupA, popupB];
  const [figures, history] = await Promise.all([figuresSince(dayOf(startedAt), popups), versions(popups)]);
  const interrupted = interruptedDays(history, { popupA, popupB, from: startedAt, until });
  const rows = figures.filter(({ day }) => day <= today);
  const days = countsByDay(rows, { ...test, before });
  const counting = countedDays(days, { sampleSize, interrupted });
  const sample = ended ?? sampleOf(counting, { sampleSize, today });
  return {
    ...test,
    days: days.map((day) => ({ ...day, isCounted: counting.includes(day) })),
    counted: sample.counted,
    verdict: abVerdict(sample, test),
  };
}
