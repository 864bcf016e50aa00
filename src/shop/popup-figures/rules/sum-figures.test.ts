import { expect, it } from 'vitest';
import { figuresByDay, figuresByPopup } from './sum-figures.ts';

const ROWS = [
  { id: 7, day: '2026-03-01', seen: 4, closed: 3, acted: 1, sent: 1 },
  { id: 8, day: '2026-03-01', seen: 9, closed: 9, acted: 0, sent: 0 },
  { id: 7, day: '2026-02-28', seen: 2, closed: 1, acted: 1, sent: 0 },
];

it('figures of a popup are the sum of its days, the most seen first', () => {
  expect(figuresByPopup(ROWS)).toEqual([
    { id: 8, seen: 9, closed: 9, acted: 0, sent: 0 },
    { id: 7, seen: 6, closed: 4, acted: 2, sent: 1 },
  ]);
});

it('daily figures have no gaps, across the end of a month too', () => {
  expect(figuresByDay(ROWS, { last: '2026-03-02', count: 4 })).toEqual([
    { day: '2026-02-27', seen: 0, closed: 0, acted: 0, sent: 0 },
    { day: '2026-02-28', seen: 2, closed: 1, acted: 1, sent: 0 },
    { day: '2026-03-01', seen: 13, closed: 12, acted: 1, sent: 1 },
    { day: '2026-03-02', seen: 0, closed: 0, acted: 0, sent: 0 },
  ]);
});
