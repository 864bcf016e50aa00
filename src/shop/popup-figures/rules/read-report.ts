import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { FiguresRefusal } from '../refusals.ts';
import { daysBefore } from './sum-figures.ts';

/** More of one kind does not happen on one page. */
const COUNT_MAX = 50;
const POPUPS_MAX = 50;
const LARGEST_ID = 2_147_483_647;

const count = z.int().min(0).max(COUNT_MAX);
const report = z.strictObject({
  day: z.iso.date(),
  popups: z
    .array(
      z.strictObject({
        id: z.int().min(1).max(LARGEST_ID),
        ...{ seen: count, closed: count, acted: count },
        /** Scripts of an earlier version do not count it. */
        sent: count.default(0),
      }),
    )
    .min(1)
    .max(POPUPS_MAX)
    .refine((popups) => new Set(popups.map(({ id }) => id)).size === popups.length),
});

/** The figures of a page's popups on a day of the shop's clock. */
export type FiguresReport = z.infer<typeof report>;

/** @returns null for anything else */
export function parseReport(sent: unknown): FiguresReport | null {
  return report.safeParse(sent).data ?? null;
}

/**
 * What of a report is counted: popups that show. A page that was open at midnight may report of yesterday.
 *
 * @param known ids of the popups that show
 */
export function countedOf(
  { day, popups }: FiguresReport,
  { today, known }: Readonly<{ today: string; known: readonly number[] }>,
): Outcome<FiguresReport, FiguresRefusal> {
  if (day !== today && day !== daysBefore(today, 1)) return refuse({ code: 'popup-figures.wrong-day' });
  const counted = popups.filter(({ id }) => known.includes(id));
  return counted.length > 0
    ? done({ day, popups: counted })
    : refuse({ code: 'popup-figures.unknown-popup' });
}
