import { expect, it } from 'vitest';
import type { ShownState } from '../template.ts';
import { shownState } from './schedule.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));

it.each<[string, { startsAt: Date | null; endsAt: Date | null }, ShownState]>([
  ['without a schedule', { startsAt: null, endsAt: null }, 'published'],
  ['from its start on', { startsAt: at(9), endsAt: null }, 'published'],
  ['before its start', { startsAt: at(10), endsAt: at(12) }, 'scheduled'],
  ['until its end', { startsAt: null, endsAt: at(10) }, 'published'],
  ['at its end', { startsAt: at(7), endsAt: at(9) }, 'ended'],
])('a published template %s', (_name, schedule, state) => {
  expect(shownState('published', schedule, at(9))).toBe(state);
});

it('a draft and a trashed template keep their state', () => {
  const schedule = { startsAt: at(7), endsAt: at(12) };
  expect(shownState('draft', schedule, at(9))).toBe('draft');
  expect(shownState('trashed', schedule, at(9))).toBe('trashed');
});
