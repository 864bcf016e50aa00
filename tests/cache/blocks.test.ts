import { beforeAll, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const SARA = { staffId: null, name: 'Sara' };
const HOME = '/';
/** The blocks of the home page itself; header and footer have more. */
const OWN_BLOCKS = 5;
/** Not cacheable, so that each request renders it. */
const PER_REQUEST = { headers: { authorization: 'Basic none' } };

const row = (id: string, category: string) => ({
  id,
  widget: 'product-row',
  version: 2,
  settings: {
    heading: { en: id },
    products: { category, orderby: 'menu_order', count: 4 },
    more: { label: { en: '' }, url: '' },
  },
});
const text = (id: string) => ({ id, widget: 'text', settings: { html: { en: `<p>${id}</p>` } } });

const loopSettings = () => initialOf(widgets.get('loop-grid')?.fields ?? {});

async function saveHome(tree: unknown[]): Promise<void> {
  const document = {
    kind: 'home',
    slug: 'home',
    title: { en: 'Home' },
    excerpt: { en: '' },
    body: { en: '' },
    tree,
    coverId: null,
    category: '',
    tags: [],
    details: {},
    position: 0,
    publishedAt: new Date(Date.now() - 1000),
  };
  await shop.content.save(document as unknown as Parameters<typeof shop.content.save>[0]);
}

/** How many blocks a process printed and found since the last call. */
function counterOf(origin: string) {
  let last = { made: 0, hit: 0 };
  return async () => {
    const figures = await (await fetch(`${origin}/metrics`)).text();
    const read = (status: string) =>
      Number(new RegExp(`^jamra_blocks_total\\{.*way="${status}".*\\} (\\d+)`, 'm').exec(figures)?.[1] ?? 0);
    const now = { made: read('made'), hit: read('hit') };
    const since = { made: now.made - last.made, hit: now.hit - last.hit };
    last = now;
    return since;
  };
}

const origins: string[] = [];
const open = async (origin: string) => (await fetch(origin + HOME, PER_REQUEST)).text();
let id = 0 as ProductId;

beforeAll(async () => {
  id = (await aProduct(runtime, { sku: 'BLOCK-1', price: '431.00' })) as ProductId;
  await saveHome([
    text('first'),
    {
      id: 'held',
      widget: 'section',
      settings: { reach: 'page', size: 'normal' },
      slots: { content: [row('goods', ''), text('inner')] },
    },
    text('last'),
  ]);
  origins.push(await serve(), await serve());
}, 120_000);

it('a change of a product prints only the blocks that show it, in every process', async () => {
  for (const origin of origins) {
    const since = counterOf(origin);
    await open(origin);
    const { made } = await since();
    expect(made).toBeGreaterThan(OWN_BLOCKS);
    expect(await open(origin)).toContain('431.00');
    expect(await since()).toEqual({ made: 0, hit: made });
  }
  const counters = origins.map(counterOf);
  for (const since of counters) await since();
  expect(
    await shop.catalogue.edit.changeOne({ id }, { regularMinor: 43_200, saleMinor: null }, SARA),
  ).toMatchObject({ ok: true });
  for (const [at, origin] of origins.entries()) {
    await expect.poll(() => open(origin), { timeout: 5000 }).toContain('432.00');
    expect((await counters[at]?.())?.made).toBe(1);
  }
});

it('an edited node is printed again, and the others come from the cache', async () => {
  const [origin = ''] = origins;
  const since = counterOf(origin);
  await since();
  await saveHome([text('first'), row('goods', ''), text('changed')]);
  await expect.poll(() => open(origin), { timeout: 5000 }).toContain('<p>changed</p>');
  expect((await since()).made).toBe(1);
});

it('a changed setting reaches the blocks that show it, on cached pages and on those of one request', async () => {
  const [origin = ''] = origins;
  const warning = (id: string) => ({ id, widget: 'health-warning', settings: {} });
  await saveHome([warning('one'), text('between'), warning('two')]);
  const pages = [() => open(origin), async () => (await fetch(origin + HOME)).text()];
  for (const page of pages) await page();
  for (const words of ['It is harmful.', 'It is addictive.']) {
    await shop.settings.set('restrictions.warning', { en: words });
    for (const page of pages)
      await expect.poll(async () => (await page()).split(words).length, { timeout: 5000 }).toBeGreaterThan(2);
  }
});

const SENT = {
  ...{ post_id: 'home', widget_id: 'loop', widget_filters: {} },
  pagination_base_url: '/?e-page-loop=1',
};

function ask(origin: string, encoding: string): Promise<Response> {
  return fetch(`${origin}/wp-json/elementor-pro/v1/refresh-loop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
    body: JSON.stringify({ ...SENT, pagination_base_url: origin + SENT.pagination_base_url }),
  });
}

async function refresh(origin: string, encoding: string): Promise<{ data: string }> {
  const answer = await ask(origin, encoding);
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  return (await answer.json()) as { data: string };
}

it('call 6 is cached from its second request on, in every encoding, until something that it shows changes', async () => {
  const [origin = ''] = origins;
  await saveHome([{ id: 'loop', widget: 'loop-grid', version: 1, settings: loopSettings() }]);
  await expect.poll(() => open(origin), { timeout: 5000 }).toContain('data-loop');
  const first = await refresh(origin, 'identity');
  expect(first.data).toContain('432.00');
  await refresh(origin, 'gzip');
  const since = counterOf(origin);
  await since();
  for (const encoding of ['gzip', 'br', 'identity']) expect(await refresh(origin, encoding)).toEqual(first);
  expect(await since()).toEqual({ made: 0, hit: 0 });
  const price = { regularMinor: 43_300, saleMinor: null };
  expect(await shop.catalogue.edit.changeOne({ id }, price, SARA)).toMatchObject({ ok: true });
  await expect.poll(async () => (await refresh(origin, 'br')).data, { timeout: 5000 }).toContain('433.00');
});

it('a cached answer of call 6 has the headers of a rendered one, and is closed with the shop', async () => {
  const [origin = ''] = origins;
  const headersOf = async () => {
    const answer = await ask(origin, 'gzip');
    await answer.arrayBuffer();
    const ofOne = ['date', 'x-request-id', 'content-length', 'transfer-encoding'];
    return [...answer.headers].filter(([name]) => !ofOne.includes(name));
  };
  await shop.catalogue.edit.changeOne({ id }, { regularMinor: 43_400, saleMinor: null }, SARA);
  await expect.poll(async () => (await refresh(origin, 'gzip')).data, { timeout: 5000 }).toContain('434.00');
  const printed = await headersOf();
  await headersOf();
  expect(await headersOf()).toEqual(printed);
  expect(Object.fromEntries(printed)).toMatchObject({ 'cache-control': 'private, no-store' });
  const { setting, version } = await shop.comingSoon.open();
  expect(await shop.comingSoon.save({ ...setting, mode: 'site' }, version)).toMatchObject({ ok: true });
  await expect.poll(async () => (await ask(origin, 'gzip')).status, { timeout: 5000 }).toBe(503);
});
