import { addDays, type Day } from '#kernel/day.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { isDay } from '#shop/analytics/rules/is-day.ts';

export const PERIODS = ['today', 'week', 'four-weeks', 'month', 'year', 'own'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The first and last day, in the shop's time zone. */
export type Days = Readonly<{ from: Day; to: Day }>;

/** The unit of the chart's points. */
export type ChartStep = 'hour' | 'day' | 'month';

/** The period of the dashboard: its days, the days to compare with, and the chart's step. */
export type Period = Readonly<{ name: PeriodName; days: Days; before: Days; step: ChartStep }>;

/** The period in a URL. */
export type PeriodQuery = Readonly<{ period: string; from: string; to: string }>;

const USUAL: PeriodName = 'four-weeks';
const USUAL_DAYS = 28;
const LENGTHS = { today: 1, week: 7, 'four-weeks': USUAL_DAYS } as const;
const DAY_HOURS = 24;
/** Longer charts have one point per month. */
const MOST_DAYS = 92;
/** Ten years, and the previous ten. */
const LONGEST_DAYS = 3653;

/** The same day some months earlier, or the last day of that month. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

function countDays({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function lastDays(count: number, to: Day): Days {
  return { from: addDays(to, 1 - count), to };
}

/** The previous period: as many days, right before the first. */
function daysBefore(days: Days): Days {
  return lastDays(countDays(days), addDays(days.from, -1));
}

/** A custom period without future days; if it ends before it starts, it is its last day. */
function ownDays({ from, to }: PeriodQuery, today: Day): Days {
  const last = isDay(to) && to < today ? to : today;
  const earliest = addDays(last, 1 - LONGEST_DAYS);
  const first = isDay(from) ? from : addDays(last, 1 - USUAL_DAYS);
  if (first > last) return { from: last, to: last };
  return { from: first < earliest ? earliest : first, to: last };
}

function spansOf(name: PeriodName, query: PeriodQuery, today: Day): Pick<Period, 'days' | 'before'> {
  if (name === 'month' || name === 'year') {
    const from = name === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
    const months = name === 'month' ? 1 : 12;
    return {
      days: { from, to: today },
      before: { from: monthsBefore(from, months), to: monthsBefore(today, months) },
    };
  }
  const days = name === 'own' ? ownDays(query, today) : lastDays(LENGTHS[name], today);
  // A single day is compared with the same weekday.
  if (name === 'today') return { days, before: { from: addDays(today, -7), to: addDays(today, -7) } };
  return { days, before: daysBefore(days) };
}

function stepFor(days: Days): ChartStep {
  const count = countDays(days);
  if (count === 1) return 'hour';
  return count > MOST_DAYS ? 'month' : 'day';
}

/** The period in a URL; the default is the last 28 days. */
export function periodOf(query: PeriodQuery, today: Day): Period {
  const name = PERIODS.find((one) => one === query.period) ?? USUAL;
  const spans = spansOf(name, query, today);
  return { name, ...spans, step: stepFor(spans.days) };
}

/** The hours of a day, `2026-11-21T09`. */
export function hoursOf(day: Day): string[] {
  return Array.from({ length: DAY_HOURS }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`);
}

/** The first day of each step of the chart, or each hour, without gaps. */
export function stepsOf({ from, to }: Days, step: ChartStep): string[] {
  if (step === 'hour') return hoursOf(from);
  if (step === 'day')
    return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index));
  const steps: Day[] = [];
  const last = `${to.slice(0, 7)}-01`;
  for (let month = `${from.slice(0, 7)}-01`; month <= last; month = monthsBefore(month, -1))
    steps.push(month);
  return steps;
}
