import { type Clock, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FiguresRefusal } from './refusals.ts';
import type { DayFigures } from './rules/figures.ts';
import { countedOf, parseReport } from './rules/read-report.ts';
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
 * How often popups were seen, closed, acted on, and a form in them sent, by day; stores nothing about visitors.
 *
 * `count` adds a page's report: refuses `popup-figures.wrong-body`, `popup-figures.wrong-day` for days other than
 * today and yesterday, and `popup-figures.unknown-popup` if none of the popups is published. `lastDays` returns the
 * last days including today, `since` those of some popups from a day on.
 */
export function createPopupFigures({ db, clock, popups }: Deps) {
  const today = () => clock().toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
  return {
    count: async (sent: unknown): Promise<Outcome<null, FiguresRefusal>> => {
      const report = parseReport(sent);
      if (report === null) return refuse({ code: 'popup-figures.wrong-body' });
      const counted = countedOf(report, { today: today(), known: await popups() });
      if (!counted.ok) return counted;
      // They may have been deleted since.
      const isAdded = await addToDay(db, counted.value);
      return isAdded ? done(null) : refuse({ code: 'popup-figures.unknown-popup' });
    },
    lastDays: async (count: number): Promise<FiguresOfDays> => {
      const last = today();
      return { last, rows: await readDays(db, { from: daysBefore(last, count - 1), until: last }) };
    },
    since: (day: string, ids: readonly number[]): Promise<DayFigures[]> =>
      readDays(db, { from: day, until: today(), ids }),
  };
}
