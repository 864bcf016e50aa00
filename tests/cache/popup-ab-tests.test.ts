import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { TemplateId } from '#kernel/ids.ts';
import { aMember } from '../a-member.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const NOURA = { staffId: null, name: 'Noura' };
const adminActions = createAdminActions(shop);

const EVERYWHERE = { kind: 'all' };
const HOME = { kind: 'type', value: 'home' };

async function savePopup(condition: object, id: TemplateId | null = null): Promise<TemplateId> {
  const conditions = { include: [condition], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree: [], conditions };
  const saved = await shop.templates.edit.save(id, draft, { version: id === null ? 0 : 1, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

async function perform(name: 'ab-tests.start' | 'ab-tests.end' | 'popups.simulate', sent: object) {
  const signedIn = await aMember(runtime, 'page-editor');
  const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
  const answer = await adminActions.perform({ signedIn, name, sent, ...where });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return answer.value as any;
}

const carriedAt = async (address: string) => {
  const html = await (await fetch(address)).text();
  return [...html.matchAll(/<template data-popup="(\d+)"[^>]*?>/g)].map(([tag, id]) => [
    Number(id),
    /data-ab-test="([^"]*)"/.exec(tag)?.[1] ?? null,
  ]);
};

const draftOf = (popupA: number, popupB: number) => ({
  ...{ name: 'Two offers', popupA, popupB, success: 'acted' },
  ...{ baselinePercent: 10, effectPercent: 2, confidence: 95 },
});

it('cached pages carry both popups of a running test, and neither after its end', async () => {
  const [a, b] = [await savePopup(EVERYWHERE), await savePopup(EVERYWHERE)];
  const origin = await serve();
  const carried = () => carriedAt(`${origin}/shop/`);
  const isCached = async () => (await fetch(`${origin}/shop/`)).headers.get('x-page-cache') === 'hit';
  await expect.poll(isCached).toBe(true);
  expect(await carried()).toEqual([
    [a, null],
    [b, null],
  ]);
  const { id } = await perform('ab-tests.start', { draft: draftOf(a, b) });
  await expect.poll(carried).toEqual([
    [a, `${id}:a`],
    [b, `${id}:b`],
  ]);
  await expect.poll(isCached).toBe(true);
  const query = new URLSearchParams({ address: '/shop/', [`popup_test_${id}`]: '1' }).toString();
  const { popups } = (await perform('popups.simulate', { query })).found;
  expect(popups[0]).toMatchObject({
    outcome: { state: 'stopped', by: 'ab_test' },
    reasons: [{ code: 'ab_test', values: { variant: 'B', test: id, name: 'Two offers' } }],
  });
  expect(popups[1].outcome.by).not.toBe('ab_test');
  await perform('ab-tests.end', { id, keep: 'b' });
  await expect.poll(carried).toEqual([[b, null]]);
}, 120_000);

it('a page that carries only one popup of a running test shows it to all visitors', async () => {
  const [a, b] = [await savePopup(EVERYWHERE), await savePopup(EVERYWHERE)];
  const origin = await serve();
  const { id } = await perform('ab-tests.start', { draft: draftOf(a, b) });
  const tests = async (path: string) =>
    (await carriedAt(origin + path)).filter(([popup]) => popup === a || popup === b);
  await expect
    .poll(() => tests('/shop/'))
    .toEqual([
      [a, `${id}:a`],
      [b, `${id}:b`],
    ]);
  await savePopup(HOME, b);
  await expect.poll(() => tests('/shop/')).toEqual([[a, null]]);
  expect(await tests('/')).toEqual([
    [a, `${id}:a`],
    [b, `${id}:b`],
  ]);
  const query = new URLSearchParams({ address: '/shop/', [`popup_test_${id}`]: '1' }).toString();
  const { popups } = (await perform('popups.simulate', { query })).found;
  expect(popups.find((popup: { id: number }) => popup.id === a)).toMatchObject({ abTest: null });
}, 120_000);
