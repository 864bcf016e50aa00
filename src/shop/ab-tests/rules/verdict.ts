import { type DayFigures, type Figures, NO_FIGURES } from '#shop/popup-figures/rules/figures.ts';
import { daysBefore } from '#shop/popup-figures/rules/sum-figures.ts';
import type { DayRange } from './compared-days.ts';
import { differenceOf, type Estimate, type VariantCounts } from './difference.ts';
import type { Confidence } from './sample-size.ts';

/** What counts as success: the popup was acted on, or a form in it was sent. */
export const SUCCESSES = ['acted', 'sent'] as const;
export type Success = (typeof SUCCESSES)[number];

export type Counts = Readonly<{ a: VariantCounts; b: VariantCounts }>;

/** What of a day is counted for a test. */
export type DayCounts = Counts & Readonly<{ day: string }>;

/** What is counted for a test; `waitsUntil` is the day on which its result is final, null when it is or the sample is not complete. */
export type Sample = Readonly<{ counted: Counts; waitsUntil: string | null }>;

/** `winner` is null where no difference was found; before the sample is complete and final there is no result. */
export type AbVerdict =
  | Readonly<{ state: 'collecting' }>
  | Readonly<{ state: 'waiting'; until: string }>
  | Readonly<{ state: 'decided'; winner: 'a' | 'b' | null; difference: Estimate }>;

/** The two popups of a test, and which of their figures counts. */
export type Compared = Readonly<{ popupA: number; popupB: number; success: Success }>;

/** Browsers report of a day until the next one is over. */
const FINAL_AFTER_DAYS = 2;

const NOTHING: VariantCounts = { seen: 0, successes: 0 };

/** Never negative: late reports may belong to the time before. */
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

const sumOf = (days: readonly DayCounts[]): Counts => ({
  a: days.map(({ a }) => a).reduce(add, NOTHING),
  b: days.map(({ b }) => b).reduce(add, NOTHING),
});

type Sampling = Readonly<{ sampleSize: number; interrupted: readonly DayRange[] }>;

/**
 * The days that count: without days on which the popups were not comparable all the time, and up to the day on which
 * both variants had been shown often enough.
 */
export function countedDays(days: readonly DayCounts[], { sampleSize, interrupted }: Sampling): DayCounts[] {
  const compared = days.filter(
    ({ day }) => !interrupted.some(({ first, last }) => first <= day && day <= last),
  );
  const last = compared.findIndex((_day, at) => isComplete(sumOf(compared.slice(0, at + 1)), sampleSize));
  return last === -1 ? compared : compared.slice(0, last + 1);
}

/**
 * Sums the counted days.
 *
 * @param today by the shop's clock: the last day is final once no more reports for it can arrive
 */
export function sampleOf(
  days: readonly DayCounts[],
  { sampleSize, today }: Readonly<{ sampleSize: number; today: string }>,
): Sample {
  const counted = sumOf(days);
  const last = days.at(-1);
  if (last === undefined || !isComplete(counted, sampleSize)) return { counted, waitsUntil: null };
  const final = daysBefore(last.day, -FINAL_AFTER_DAYS);
  return { counted, waitsUntil: today < final ? final : null };
}

function isComplete({ a, b }: Counts, sample: number): boolean {
  return a.seen >= sample && b.seen >= sample;
}

/**
 * The verdict of a test. Undecided until each variant has been shown `sampleSize` times and all of it was reported;
 * then the difference with its interval, and a winner if the interval does not contain zero.
 */
export function abVerdict(
  { counted, waitsUntil }: Sample,
  { sampleSize, confidence }: Readonly<{ sampleSize: number; confidence: Confidence }>,
): AbVerdict {
  if (!isComplete(counted, sampleSize)) return { state: 'collecting' };
  if (waitsUntil !== null) return { state: 'waiting', until: waitsUntil };
  const difference = differenceOf(counted, confidence);
  const winner = difference.low > 0 ? 'b' : difference.high < 0 ? 'a' : null;
  return { state: 'decided', winner, difference };
}
