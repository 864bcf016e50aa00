import { beforeEach, expect, it } from 'vitest';
import type { TemplateId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const { shop, db, time } = aShop(await aDatabase());
/** By the clock of tests. */
const TODAY = '2026-11-21';
const NOURA = { staffId: null, name: 'Noura' };
const START = time.now;
const ALL = { include: [{ kind: 'all' }], exclude: [] };

/** Moves the clock to this many days after the start of the test. */
function goOn(days: number): string {
  time.now = new Date(START.getTime() + days * DAY_MS);
  return time.now.toISOString().slice(0, 10);
}

beforeEach(() => void goOn(0));

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

async function count(id: TemplateId, [seen, acted]: readonly [number, number], day = TODAY): Promise<void> {
  await db
    .insertInto('popup_day')
    .values({ popup_id: id, day, seen, acted })
    .onConflict((there) => there.columns(['popup_id', 'day']).doUpdateSet({ seen, acted }))
    .execute();
}

const refusalOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? null : (answer.refusal?.code ?? null);
const isPublished = async (id: TemplateId) =>
  (await shop.templates.published('popup')).some((one) => one.id === id);

it('a test counts from its start, and has a winner once both popups reached the sample size', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  await count(a, [100, 100]);
  const id = await started(a, b);
  await count(a, [487, 250]);
  await count(b, [388, 280]);
  const before = await shop.abTests.open(id);
  expect(before).toMatchObject({ sampleSize: 388, counted: { a: { seen: 387, successes: 150 } } });
  expect(before?.verdict).toEqual({ state: 'collecting' });
  await count(a, [488, 250]);
  goOn(2);
  expect((await shop.abTests.open(id))?.verdict).toMatchObject({ state: 'decided', winner: 'b' });
});

it('a result is final only when the last day of the sample can no longer be reported', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(a, [400, 200]);
  await count(b, [400, 300]);
  const saidAfter = async (days: number) => {
    goOn(days);
    return (await shop.abTests.open(id))?.verdict;
  };
  expect(await saidAfter(0)).toEqual({ state: 'waiting', until: '2026-11-23' });
  await count(b, [600, 300]);
  expect(await saidAfter(1)).toEqual({ state: 'waiting', until: '2026-11-23' });
  expect(await saidAfter(2)).toMatchObject({ state: 'decided', winner: null });
});

it('a test that ends before its result is final never has one', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(a, [400, 100]);
  await count(b, [400, 200]);
  expect((await shop.abTests.end({ id, keep: 'both', by: NOURA })).ok).toBe(true);
  goOn(9);
  expect((await shop.abTests.open(id))?.verdict).toMatchObject({ state: 'waiting' });
});

it('days on which one popup was a draft do not count', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(a, [300, 100]);
  await count(b, [300, 100]);
  const pausedOn = goOn(1);
  const draft = await db.transaction().execute((tx) => shop.templates.edit.unpublish(tx, b, NOURA));
  if (!draft.ok) throw new Error(draft.refusal.code);
  await count(a, [900, 900], pausedOn);
  const resumedOn = goOn(2);
  const { version, draft: left } = draft.value;
  await shop.templates.edit.save(b, { ...left, status: 'published' }, { version, by: NOURA });
  await count(a, [50, 50], resumedOn);
  await count(b, [50, 0], resumedOn);
  const since = goOn(3);
  await count(a, [100, 20], since);
  await count(b, [100, 20], since);
  expect(await shop.abTests.open(id)).toMatchObject({
    counted: { a: { seen: 400, successes: 120 }, b: { seen: 400, successes: 120 } },
    verdict: { state: 'waiting' },
    days: [{ isCounted: true }, { isCounted: false }, { isCounted: false }, { isCounted: true }],
  });
});

it('keeping one popup makes the other a draft, and the result does not change', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(a, [400, 100]);
  await count(b, [400, 200]);
  goOn(2);
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

it('a test that ends early has no winner, and both popups can stay published', async () => {
  const [a, b] = [await aPopup(), await aPopup()];
  const id = await started(a, b);
  await count(b, [300, 290]);
  expect((await shop.abTests.end({ id, keep: 'both', by: NOURA })).ok).toBe(true);
  expect([await isPublished(a), await isPublished(b)]).toEqual([true, true]);
  expect((await shop.abTests.open(id))?.verdict).toEqual({ state: 'collecting' });
});

it('two popups are compared only when both are published, on the same pages and in no other test', async () => {
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
