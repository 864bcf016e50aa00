import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { TemplateId } from '#kernel/ids.ts';
import { aMember } from '../a-member.ts';
import { aProduct } from '../a-shop.ts';
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

/** Not cacheable, so that each request renders it. */
const PER_REQUEST = { headers: { authorization: 'Basic none' } };

const carriedAt = async (address: string, request: RequestInit = {}) => {
  const html = await (await fetch(address, request)).text();
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
  const carriedFresh = () => carriedAt(`${origin}/shop/`, PER_REQUEST);
  const isCached = async () => (await fetch(`${origin}/shop/`)).headers.get('x-page-cache') === 'hit';
  await expect.poll(isCached).toBe(true);
  expect(await carried()).toEqual([
    [a, null],
    [b, null],
  ]);
  expect(await carriedFresh()).toEqual(await carried());
  const { id } = await perform('ab-tests.start', { draft: draftOf(a, b) });
  await expect.poll(carried).toEqual([
    [a, `${id}:a`],
    [b, `${id}:b`],
  ]);
  await expect.poll(carriedFresh).toEqual(await carried());
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
  await expect.poll(carriedFresh).toEqual([[b, null]]);
}, 120_000);

it('a page whose blocks are cached reads no table', async () => {
  await aProduct(runtime, { sku: 'CEDRANE' });
  await savePopup(EVERYWHERE);
  const origin = await serve();
  const open = async (path: string) => {
    const answer = await fetch(origin + path, { ...PER_REQUEST, signal: AbortSignal.timeout(10_000) });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const { slug } = await runtime.db.selectFrom('product').select('slug').executeTakeFirstOrThrow();
  const paths = [`/product/${slug}/`, '/shop/', '/'];
  const read = async () => Promise.all(paths.map(open));
  await read();
  const pages = await read();
  expect(pages.every((page) => page.includes('data-popup'))).toBe(true);
  const names = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(
    runtime.db,
  );
  await runtime.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.raw(names.rows.map(({ name }) => name).join())} in access exclusive mode`.execute(
      tx,
    );
    expect((await read()).map((page, at) => page === pages[at])).toEqual([true, true, true]);
  });
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
