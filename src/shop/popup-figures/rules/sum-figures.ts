import { DAY_MS } from '#kernel/instant.ts';
import { addFigures, type DayFigures, type Figures, NO_FIGURES } from './figures.ts';

function sumBy<Key>(rows: readonly DayFigures[], keyOf: (row: DayFigures) => Key): Map<Key, Figures> {
  const sums = new Map<Key, Figures>();
  for (const row of rows) sums.set(keyOf(row), addFigures(sums.get(keyOf(row)) ?? NO_FIGURES, row));
  return sums;
}

/** Figures by popup, those that were seen most first. */
export function figuresByPopup(rows: readonly DayFigures[]): (Figures & Readonly<{ id: number }>)[] {
  return [...sumBy(rows, ({ id }) => id)]
    .map(([id, figures]) => ({ id, ...figures }))
    .toSorted((one, other) => other.seen - one.seen || one.id - other.id);
}

/**
 * Figures of all popups by day, without a gap.
 *
 * @param last the last day, `2026-11-26`
 * @param count how many days until it
 */
export function figuresByDay(
  rows: readonly DayFigures[],
  { last, count }: Readonly<{ last: string; count: number }>,
): (Figures & Readonly<{ day: string }>)[] {
  const sums = sumBy(rows, ({ day }) => day);
  return Array.from({ length: count }, (_none, at) => {
    const day = daysBefore(last, count - 1 - at);
    return { day, ...(sums.get(day) ?? NO_FIGURES) };
  });
}

/** The day so many days before another one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
