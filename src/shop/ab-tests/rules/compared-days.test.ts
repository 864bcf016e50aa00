import { expect, it } from 'vitest';
import type { TemplateId } from '#kernel/ids.ts';
import type { TemplateVersion } from '#shop/templates';
import { interruptedDays } from './compared-days.ts';

const at = (text: string) => new Date(`2026-11-${text}+04:00`);
const ALL = { include: [{ kind: 'all' as const }], exclude: [] };
const HOME = { include: [{ kind: 'type' as const, value: 'home' }], exclude: [] };

/** A version of popup 7 or 8. */
const version = (id: number, since: string, more: Partial<TemplateVersion> = {}): TemplateVersion => ({
  ...{ id: id as TemplateId, since: at(since), status: 'published', conditions: ALL },
  ...{ startsAt: null, endsAt: null },
  ...more,
});
const PUBLISHED = [version(7, '01T09:00'), version(8, '01T09:00')];
const TEST = { popupA: 7, popupB: 8, from: at('10T12:00'), until: at('20T12:00') };
const daysWith = (...changes: readonly TemplateVersion[]) =>
  interruptedDays([...PUBLISHED, ...changes], TEST);

it('every day counts while both popups show on the same pages, other edits included', () => {
  expect(daysWith(version(7, '12T09:00'), version(8, '13T09:00'))).toEqual([]);
});

it('days on which one popup was a draft do not count, nor the days of the changes', () => {
  expect(daysWith(version(8, '12T09:00', { status: 'draft' }), version(8, '14T18:00'))).toEqual([
    { first: '2026-11-12', last: '2026-11-14' },
  ]);
});

it('days since a popup became a draft are not counted', () => {
  expect(daysWith(version(7, '12T09:00', { status: 'draft' }))).toEqual([
    { first: '2026-11-12', last: '2026-11-20' },
  ]);
});

it('days on which the display conditions differ do not count', () => {
  const moved = { conditions: HOME };
  expect(daysWith(version(7, '12T09:00', moved), version(8, '12T15:00', moved))).toEqual([
    { first: '2026-11-12', last: '2026-11-12' },
  ]);
});

it('days outside the schedule of a popup do not count', () => {
  const pause = [
    version(8, '11T09:00', { endsAt: at('13T00:00') }),
    version(8, '14T09:00', { startsAt: at('16T00:00') }),
  ];
  const days = daysWith(...pause);
  expect(days.at(0)?.first).toBe('2026-11-13');
  expect(days.at(-1)?.last).toBe('2026-11-15');
});

it('changes before the start and after the end do not matter', () => {
  expect(
    daysWith(
      version(7, '02T09:00', { status: 'draft' }),
      version(7, '03T09:00'),
      version(8, '21T09:00', { status: 'draft' }),
    ),
  ).toEqual([]);
});
