import { expect, it } from 'vitest';
import { NO_FIGURES } from '#shop/popup-figures/rules/figures.ts';
import { abVerdict, countedDays, countsByDay, sampleOf } from './verdict.ts';

const STATED = { sampleSize: 1000, confidence: 95 } as const;
const counts = (a: readonly [number, number], b: readonly [number, number]) => ({
  a: { seen: a[0], successes: a[1] },
  b: { seen: b[0], successes: b[1] },
});

it.each([[counts([999, 1], [5000, 4000])], [counts([5000, 4000], [999, 1])], [counts([0, 0], [0, 0])]])(
  '%o has no winner, below the sample size',
  (seen) => {
    expect(abVerdict({ counted: seen, waitsUntil: null }, STATED)).toEqual({ state: 'collecting' });
  },
);

it.each([
  ['b', counts([1000, 100], [1000, 150])],
  ['a', counts([1000, 150], [1000, 100])],
  [null, counts([1000, 100], [1000, 110])],
  [null, counts([1000, 0], [1000, 0])],
] as const)('the winner is %s of %o', (winner, seen) => {
  expect(abVerdict({ counted: seen, waitsUntil: null }, STATED)).toMatchObject({ state: 'decided', winner });
});

const figures = (id: number, day: string, [seen, acted, sent]: readonly [number, number, number]) => ({
  ...{ id, day, seen, acted, sent, closed: seen },
});
const COMPARED = { popupA: 7, popupB: 8, success: 'sent' } as const;

it('figures of the first day count from the start of the test, those of later days in full', () => {
  const rows = [
    figures(7, '2026-11-26', [10, 9, 4]),
    figures(7, '2026-11-28', [5, 5, 2]),
    figures(8, '2026-11-28', [6, 0, 0]),
  ];
  const before = { a: { ...NO_FIGURES, seen: 8, acted: 7, sent: 3 }, b: NO_FIGURES };
  expect(countsByDay(rows, { ...COMPARED, before })).toEqual([
    { day: '2026-11-26', ...counts([2, 1], [0, 0]) },
    { day: '2026-11-28', ...counts([5, 2], [6, 0]) },
  ]);
});

const DAYS = [
  { day: '2026-11-26', ...counts([600, 60], [700, 70]) },
  { day: '2026-11-27', ...counts([500, 50], [300, 30]) },
  { day: '2026-11-28', ...counts([400, 400], [0, 0]) },
];

it('counting ends with the day on which both reach the sample size', () => {
  expect(countedDays(DAYS, { sampleSize: 1000, interrupted: [] })).toEqual(DAYS.slice(0, 2));
  expect(countedDays(DAYS, { sampleSize: 2000, interrupted: [] })).toEqual(DAYS);
});

it('interrupted days are left out', () => {
  const interrupted = [{ first: '2026-11-20', last: '2026-11-26' }];
  expect(countedDays(DAYS, { sampleSize: 1000, interrupted })).toEqual(DAYS.slice(1));
});

it('the result is final once the last day can no longer be reported', () => {
  const saidOn = (today: string) =>
    abVerdict(sampleOf(DAYS.slice(0, 2), { sampleSize: 1000, today }), STATED);
  expect(saidOn('2026-11-27')).toEqual({ state: 'waiting', until: '2026-11-29' });
  expect(saidOn('2026-11-28')).toEqual({ state: 'waiting', until: '2026-11-29' });
  expect(saidOn('2026-11-29')).toMatchObject({ state: 'decided' });
});
