import { type DayFigures, type Figures, NO_FIGURES } from '#shop/popup-figures/rules/figures.ts';
import { differenceOf, type Estimate, type VariantCounts } from './difference.ts';
import type { Confidence } from './sample-size.ts';

/** What counts as success: the popup was acted on, or a form in it was sent. */
export const SUCCESSES = ['acted', 'sent'] as const;
export type Success = (typeof SUCCESSES)[number];

export type Counts = Readonly<{ a: VariantCounts; b: VariantCounts }>;

/** What of a day is counted for a test. */
export type DayCounts = Counts & Readonly<{ day: string }>;

/** `winner` is null where no difference was found; before the sample is complete there is no result. */
export type AbVerdict =
  | Readonly<{ state: 'collecting' }>
  | Readonly<{ state: 'decided'; winner: 'a' | 'b' | null; difference: Estimate }>;

/** The two popups of a test, and which of their figures counts. */
export type Compared = Readonly<{ popupA: number; popupB: number; success: Success }>;

const NOTHING: VariantCounts = { seen: 0, successes: 0 };

/** Never below nothing: what is reported late may be of before. */
const less = (all: number, before: number) => Math.max(0, all - before);

/**
 * What popups' figures say of a test, day by day.
 *
 * @param rows figures of its two popups from the day of its start, in the order of days
 * @param before figures of that day when it started
 */
export function countsByDay(
  rows: readonly DayFigures[],
  { popupA, popupB, success, before }: Compared & Readonly<{ before: Readonly<Record<'a' | 'b', Figures>> }>,
): DayCounts[] {
  const [first] = rows;
  const countsOf = (day: string, id: number, variant: 'a' | 'b'): VariantCounts => {
    const figures = rows.find((row) => row.day === day && row.id === id) ?? NO_FIGURES;
    const known = day === first?.day ? before[variant] : NO_FIGURES;
    const seen = less(figures.seen, known.seen);
    return { seen, successes: Math.min(seen, less(figures[success], known[success])) };
  };
  return [...new Set(rows.map(({ day }) => day))].map((day) => ({
    day,
    a: countsOf(day, popupA, 'a'),
    b: countsOf(day, popupB, 'b'),
  }));
}

const add = (one: VariantCounts, other: VariantCounts): VariantCounts => ({
  seen: one.seen + other.seen,
  successes: one.successes + other.successes,
});

/** All of a test until the day on which both variants have been seen often enough, that day included; later ones are not looked at. */
export function countedFor(days: readonly DayCounts[], sample: number): Counts {
  let counts: Counts = { a: NOTHING, b: NOTHING };
  for (const { a, b } of days) {
    if (isComplete(counts, sample)) break;
    counts = { a: add(counts.a, a), b: add(counts.b, b) };
  }
  return counts;
}

function isComplete({ a, b }: Counts, sample: number): boolean {
  return a.seen >= sample && b.seen >= sample;
}

/**
 * What a test says: nothing before each variant has been seen as often as was stated; then the difference with its
 * interval, and a winner where the interval does not contain zero.
 */
export function abVerdict(
  counts: Counts,
  { sampleSize, confidence }: Readonly<{ sampleSize: number; confidence: Confidence }>,
): AbVerdict {
  if (!isComplete(counts, sampleSize)) return { state: 'collecting' };
  const difference = differenceOf(counts, confidence);
  const winner = difference.low > 0 ? 'b' : difference.high < 0 ? 'a' : null;
  return { state: 'decided', winner, difference };
}
