import { expect, it } from 'vitest';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { createPopupFigures } from './index.ts';

const { shop, db } = aShop(await aDatabase());

it('BO-06 a report omits only popups that were deleted meanwhile', async () => {
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree: [], conditions };
  const saved = await shop.templates.edit.save(null, draft, {
    version: 0,
    by: { staffId: null, name: 'Sara' },
  });
  const id = saved.ok ? saved.value.id : 0;
  const gone = id + 1;
  const clock = () => new Date('2026-11-26T08:00:00Z');
  const { count, lastDays } = createPopupFigures({ db, clock, popups: async () => [id, gone] });
  const report = (...ids: number[]) => ({
    day: '2026-11-26',
    popups: ids.map((one) => ({ id: one, seen: 1, closed: 0, acted: 0, sent: 1 })),
  });
  expect(await count(report(gone))).toEqual({
    ...{ ok: false, refusal: { code: 'popup-figures.unknown-popup' } },
  });
  expect((await lastDays(1)).rows).toEqual([]);
  for (let times = 0; times < 2; times += 1) expect((await count(report(gone, id))).ok).toBe(true);
  expect((await lastDays(1)).rows).toEqual([
    { id, day: '2026-11-26', seen: 2, closed: 0, acted: 0, sent: 2 },
  ]);
});
