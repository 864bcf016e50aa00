import { type Clock, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FiguresRefusal } from './refusals.ts';
import type { DayFigures } from './rules/figures.ts';
import { parseReport, reportProblem } from './rules/read-report.ts';
import { daysBefore } from './rules/sum-figures.ts';
import { addToDay, readDays } from './store/popup-days.ts';

type Deps = {
  db: DbOrTx;
  clock: Clock;
  /** Ids of the popups that show, so that made-up ones are not counted. */
  popups: () => Promise<readonly number[]>;
};

/** Figures of the last days by popup and day, in the order of days; `last` is today by the shop's clock. */
export type FiguresOfDays = Readonly<{ last: string; rows: readonly DayFigures[] }>;

/**
 * How often popups were seen, closed and acted on, by day; stores nothing about visitors.
 *
 * `count` adds what a page reports, all of it or nothing: refuses `popup-figures.wrong-body`, `popup-figures.wrong-day`
 * for a day but today and yesterday, and `popup-figures.unknown-popup`. `lastDays` reads so many days with today.
 */
export function createPopupFigures({ db, clock, popups }: Deps) {
  const today = () => clock().toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
  return {
    count: async (sent: unknown): Promise<Outcome<null, FiguresRefusal>> => {
      const report = parseReport(sent);
      if (report === null) return refuse({ code: 'popup-figures.wrong-body' });
      const problem = reportProblem(report, { today: today(), known: await popups() });
      if (problem !== null) return refuse(problem);
      // One may have been deleted since.
      const areThere = await addToDay(db, report);
      return areThere ? done(null) : refuse({ code: 'popup-figures.unknown-popup' });
    },
    lastDays: async (count: number): Promise<FiguresOfDays> => {
      const last = today();
      return { last, rows: await readDays(db, { from: daysBefore(last, count - 1), until: last }) };
    },
  };
}
