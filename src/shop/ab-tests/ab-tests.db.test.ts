import { expect, it } from 'vitest';
import type { TemplateId } from '#kernel/ids.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const { shop, db } = aShop(await aDatabase());
/** By the clock of tests. */
const TODAY = '2026-11-21';
const NOURA = { staffId: null, name: 'Noura' };
const ALL = { include: [{ kind: 'all' }], exclude: [] };

async function aPopup({ conditions = ALL as object, status = 'published' } = {}): Promise<TemplateId> {
  const draft = { name: 'Offer', place: 'popup', status, tree: [], conditions };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

const draftOf = (popupA: number, popupB: number, more: object = {}) => ({
  ...{ name: 'Two headings', popupA, popupB, success: 'acted' },
  ...{ baselinePercent: 50, effectPercent: 10, confidence: 95 },
  ...more,
});

async function started(popupA: number, popupB: number): Promise<number> {
  const answer = await shop.abTests.start(draftOf(popupA, popupB));
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.id;
}

async function count(id: TemplateId, [seen, acted]: readonly [number, number]): Promise<void> {
  await db
    .insertInto('popup_day')
    .values({ popup_id: id, day: TODAY, seen, acted })
    .onConflict((there) => there.columns(['popup_id', 'day']).doUpdateSet({ seen, acted }))
    .execute();
}

const refusalOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? null : (answer.refusal?.code ?? null);
const isPublished = async (id: TemplateId) =>
  (await shop.templates.published('popup')).some((one) => one.id === id);

it('a test counts from its start, and names a winner once both popups were seen often enough', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  await count(a, [100, 100]);
  const id = await started(a, b);
  await count(a, [487, 250]);
  await count(b, [388, 280]);
  const before = await shop.abTests.open(id);
  expect(before).toMatchObject({ sampleSize: 388, counted: { a: { seen: 387, successes: 150 } } });
  expect(before?.verdict).toEqual({ state: 'collecting' });
  await count(a, [488, 250]);
  expect((await shop.abTests.open(id))?.verdict).toMatchObject({ state: 'decided', winner: 'b' });
});

it('who keeps one popup makes the other a draft, and the result stays as it was', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(a, [400, 100]);
  await count(b, [400, 200]);
  expect((await shop.abTests.end({ id, keep: 'b', by: NOURA })).ok).toBe(true);
  expect([await isPublished(a), await isPublished(b)]).toEqual([false, true]);
  await count(b, [4000, 200]);
  expect(await shop.abTests.open(id)).toMatchObject({
    ended: { keep: 'b' },
    counted: { b: { seen: 400, successes: 200 } },
    verdict: { state: 'decided', winner: 'b' },
  });
  expect(refusalOf(await shop.abTests.end({ id, keep: 'a', by: NOURA }))).toBe('ab-tests.ended');
  expect(await isPublished(b)).toBe(true);
});

it('a test that ends early has no winner, and both popups may go on', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(b, [300, 290]);
  expect((await shop.abTests.end({ id, keep: 'both', by: NOURA })).ok).toBe(true);
  expect([await isPublished(a), await isPublished(b)]).toEqual([true, true]);
  expect((await shop.abTests.open(id))?.verdict).toEqual({ state: 'collecting' });
});

it('two popups are compared only where both show, on the same pages, and in one test', async () => {
  const home = { include: [{ kind: 'type', value: 'home' }], exclude: [] };
  const [a, b, c] = [await aPopup(), await aPopup(), await aPopup()];
  const elsewhere = await aPopup({ conditions: home });
  const hidden = await aPopup({ status: 'draft' });
  const startOf = async (one: number, other: number, more: object = {}) =>
    refusalOf(await shop.abTests.start(draftOf(one, other, more)));
  expect(await startOf(a, hidden)).toBe('ab-tests.not-published');
  expect(await startOf(a, elsewhere)).toBe('ab-tests.other-pages');
  expect(await startOf(a, a)).toBe('ab-tests.wrong-fields');
  expect(await startOf(a, b, { effectPercent: 50 })).toBe('ab-tests.wrong-fields');
  expect(await startOf(a, b, { confidence: 80 })).toBe('ab-tests.wrong-fields');
  const id = await started(a, b);
  expect(await startOf(c, b)).toBe('ab-tests.busy-popup');
  expect((await shop.abTests.end({ id, keep: 'both', by: NOURA })).ok).toBe(true);
  expect(await startOf(c, b)).toBeNull();
  expect(refusalOf(await shop.abTests.end({ id: 2_000_000_000, keep: 'both', by: NOURA }))).toBe(
    'ab-tests.unknown',
  );
});
