import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { refreshLoop } from '#wire/contract/calls/refresh-loop.ts';
import { aProduct } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const PATH = '/wp-json/elementor-pro/v1/refresh-loop';

function node(name: string, id: string, settings: object = {}) {
  const widget = widgets.get(name);
  return {
    ...{ id, widget: name, version: 1 },
    settings: { ...initialOf(widget?.fields ?? {}), ...settings },
  };
}

const page = (slug: string, tree: object[], publishedAt: Date) =>
  shop.runtime.shop.content.save({
    ...{
      kind: 'page',
      slug,
      title: { en: 'Lists' },
      excerpt: { en: '' },
      body: { en: '' },
      tree,
      publishedAt,
    },
    ...{ coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
  });

const pageId = async () =>
  (
    await shop.runtime.db
      .selectFrom('document')
      .select('id')
      .where('slug', '=', 'lists')
      .executeTakeFirstOrThrow()
  ).id;

const RIGHT = {
  post_id: 'page-lists',
  widget_id: 'goods',
  widget_filters: { taxonomy: { product_tag: { terms: ['red'], logicalJoin: 'OR' } } },
  pagination_base_url: `${shop.origin}/lists/`,
};

async function call(change: object = {}, headers: Record<string, string> = {}) {
  const answer = await shop.send(PATH, {
    body: JSON.stringify({ ...RIGHT, ...change }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; data?: string } };
}

beforeAll(async () => {
  const products = [
    ['RED', 'red'],
    ['BOTH', 'red, blue'],
    ['BLUE', 'blue'],
  ];
  for (const [sku = '', Tags = ''] of products)
    await aProduct(shop.runtime, { sku, stock: 5, more: { Name: `Lamp ${sku}`, Tags } });
  const tree = [
    node('taxonomy-filter', 'tags', { loop: 'goods', taxonomy: 'product_tag', multiple: 'OR' }),
    node('loop-grid', 'goods'),
    node('heading', 'words', { text: { en: 'Words' } }),
  ];
  await page('lists', tree, new Date(0));
  await page('later', [node('loop-grid', 'hidden')], new Date(Date.now() + 1e9));
}, 60_000);

it('CA-06 GF-18 the answer holds the markup of the loop as its page prints it', async () => {
  const { status, body } = await call();
  expect(status).toBe(200);
  expect(body.data).toContain('Lamp RED');
  expect(body.data).toContain('Lamp BOTH');
  expect(body.data).not.toContain('Lamp BLUE');
  const printed = await (await fetch(`${shop.origin}/lists/?e-filter-goods-product_tag=red`)).text();
  expect(printed).toContain(body.data);
});

it('GF-18 a loop that a filter leaves without items answers with the section chosen for it', async () => {
  const template = {
    ...{ name: 'Nothing', place: 'section', status: 'published', conditions: { include: [], exclude: [] } },
    tree: [node('text', 'advice', { html: { en: '<p>Try another colour</p>' } })],
  };
  const by = { staffId: null, name: 'Noura' };
  const saved = await shop.runtime.shop.templates.edit.save(null, template, { version: 0, by });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const { settings, ...loop } = node('loop-grid', 'pairs', { emptySection: saved.value.id });
  const products = { ...Object(settings).products, source: 'upsells' };
  await page('pairs', [{ ...loop, settings: { ...settings, products } }], new Date(0));
  const { body } = await call({
    ...{ post_id: 'page-pairs', widget_id: 'pairs', pagination_base_url: `${shop.origin}/pairs/` },
  });
  expect(body.data).toMatch(/data-loop-content.*Try another colour.*data-loop-clear/);
  const printed = await (await fetch(`${shop.origin}/pairs/?e-filter-pairs-product_tag=red`)).text();
  expect(printed).toContain(body.data);
});

it('CA-06 the answer is in the language of the page', async () => {
  const { body } = await call({ pagination_base_url: `${shop.origin}/ar/lists/`, widget_filters: [] });
  expect(body.data).toContain('/ar/product/');
});

it.each([
  ['an unknown widget', { widget_id: 'nobody' }, 'loop.unknown-widget'],
  ['a widget that shows no loop', { widget_id: 'words' }, 'loop.unknown-widget'],
  ['the filter itself', { widget_id: 'tags' }, 'loop.unknown-widget'],
  ['a foreign document', { post_id: 'home' }, 'loop.unknown-widget'],
  ['an unpublished document', { post_id: 'page-later', widget_id: 'hidden' }, 'loop.unknown-widget'],
  ['a document of no kind', { post_id: '../secrets' }, 'loop.unknown-widget'],
  [
    'an unknown taxonomy',
    { widget_filters: { taxonomy: { user_role: { terms: ['owner'], logicalJoin: 'AND' } } } },
    'loop.unknown-taxonomy',
  ],
  ['another host', { pagination_base_url: 'https://elsewhere.example/' }, 'loop.foreign-address'],
  ['a broken address', { pagination_base_url: 'http://[' }, 'loop.foreign-address'],
  ['an address of a script', { pagination_base_url: 'javascript:alert(1)' }, 'loop.foreign-address'],
  [
    'an address of another scheme',
    { pagination_base_url: `${shop.origin.replace('http', 'ftp')}/lists/` },
    'loop.foreign-address',
  ],
])('CA-06 %s is refused, and nothing of it is answered', async (_what, change, code) => {
  const { status, body } = await call(change);
  expect({ status, code: body.code }).toEqual({ status: 400, code });
  expect(body.data).toBeUndefined();
});

it('RO-02 GF-17 a widget as an editor has it is refused without the right to edit', async () => {
  const sent = { widget_model: node('loop-grid', 'goods', { perPage: 1 }), is_edit_mode: true };
  expect(await call(sent)).toMatchObject({ status: 403, body: { code: 'loop.not-allowed' } });
  expect(await call(sent, { 'x-wp-nonce': 'made-up' })).toMatchObject({ status: 403 });
});

it('RO-02 GF-17 an editor with a valid token gets the loop as it has it, a customer does not', async () => {
  const canvas = await shop.send('/admin/editor/canvas/', {
    body: JSON.stringify({
      language: 'en',
      input: { document: `document-${await pageId()}`, tree: [], address: null },
    }),
    cookie: shop.owner,
    headers: { 'content-type': 'application/json' },
  });
  const nonce = canvas.headers.get('x-wp-nonce') ?? '';
  expect(nonce).not.toBe('');
  const widget_filters = { taxonomy: { product_tag: { terms: ['blue'], logicalJoin: 'AND' } } };
  const sent = {
    widget_model: node('loop-grid', 'goods', { perPage: 1 }),
    is_edit_mode: true,
    widget_filters,
  };
  const asStaff = (cookie: string, token: string) =>
    shop.send(PATH, {
      body: JSON.stringify({ ...RIGHT, ...sent }),
      cookie,
      headers: { 'content-type': 'application/json', 'x-wp-nonce': token },
    });
  const answer = await asStaff(shop.owner, nonce);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: string };
  expect(data.match(/e-loop-item-/g)).toHaveLength(1);
  expect((await asStaff(shop.owner, 'made-up')).status).toBe(403);
  expect((await asStaff('', nonce)).status).toBe(403);
  expect((await asStaff(await shop.cookieOf('order-desk'), nonce)).status).toBe(403);
  const { session } = await accountsOf(shop.runtime).aCustomer();
  const shopper = `jamra_account=${session.token}`;
  expect((await asStaff(shopper, nonce)).status).toBe(403);
  const editor = async (cookie: string) => {
    const address = `${shop.origin}/admin/editor/document-${await pageId()}/`;
    const answer = await fetch(address, { headers: { cookie }, redirect: 'manual' });
    return [answer.status, answer.headers.get('location')?.split('?')[0] ?? ''];
  };
  expect(await editor(await shop.cookieOf('page-editor'))).toEqual([200, '']);
  expect(await editor(shopper)).toEqual([302, '/admin/sign-in/']);
});

/** What the editor of the page calls, with the token of its canvas. */
async function editorCalls() {
  const document = `document-${await pageId()}`;
  const headers = { 'content-type': 'application/json' };
  const canvas = await shop.send('/admin/editor/canvas/', {
    body: JSON.stringify({ language: 'ar', input: { document, tree: [], address: null } }),
    cookie: shop.owner,
    headers,
  });
  const action = async (name: string, input: object) => {
    const body = JSON.stringify({ action: name, input, language: 'en' });
    const answer = await shop.send('/admin/actions/', { body, cookie: shop.owner, headers });
    expect((await answer.json()).ok).toBe(true);
  };
  const nonce = canvas.headers.get('x-wp-nonce') ?? '';
  return {
    address: canvas.headers.get('x-page-address') ?? '',
    storeDraft: (tree: object[]) => action('editor.keep-draft', { document, version: 1, tree }),
    forgetDraft: () => action('editor.forget-draft', { document }),
    refresh: async (change: object) => {
      const body = JSON.stringify({ ...RIGHT, is_edit_mode: true, ...change });
      const answer = await shop.send(PATH, {
        body,
        cookie: shop.owner,
        headers: { ...headers, 'x-wp-nonce': nonce },
      });
      return (await answer.json()) as { data: string; filters: Record<string, string> };
    },
  };
}

it('GF-17 RO-02 in edit mode the filters are those of the editor’s draft, and they count its loop', async () => {
  const { address, storeDraft, forgetDraft, refresh } = await editorCalls();
  expect(address).toBe(`/ar/preview/${await pageId()}/`);
  const model = node('loop-grid', 'goods', { perPage: 2 });
  const both = { taxonomy: { product_tag: { terms: ['blue', 'red'], logicalJoin: 'OR' } } };
  const call = { widget_model: model, widget_filters: both, pagination_base_url: address };
  const countOf = (markup: string | undefined, slug: string) =>
    new RegExp(`data-filter="${slug}" data-count="(\\d+)"`).exec(markup ?? '')?.[1];

  // The saved document combines tags by OR; the loop is as it was sent.
  const saved = await refresh(call);
  expect(saved.data.match(/e-loop-item-/g)).toHaveLength(2);
  expect(saved.data).toContain('data-summary="3');
  expect([countOf(saved.filters.tags, 'red'), countOf(saved.filters.tags, 'blue')]).toEqual(['2', '2']);

  // In the draft there is one tag at a time, and a second filter within a section.
  const section = { ...node('section', 'part'), slots: { content: [model] } };
  const tags = { loop: 'goods', taxonomy: 'product_tag', multiple: 'DISABLED' };
  await storeDraft([node('taxonomy-filter', 'tags', tags), section, node('taxonomy-filter', 'more', tags)]);
  const drafted = await refresh(call);
  expect(drafted.data).toContain('Lamp BLUE');
  expect(drafted.data).not.toContain('Lamp RED');
  expect(Object.keys(drafted.filters)).toEqual(['tags', 'more']);
  expect(drafted.filters.tags).toContain('مسح التصفية');

  // A draft without the loop as it was sent is older than what the editor shows.
  const older = await refresh({ ...call, widget_model: node('loop-grid', 'goods', { perPage: 1 }) });
  expect(Object.keys(older.filters)).toEqual(['tags']);
  await forgetDraft();
});

/** How an answer differs from the contract; '' if it does not. */
function isNot(name: string, { status, body }: { status: number; body: object }): string {
  const described = refreshLoop.answers[name];
  const isIt = described?.status === status && described.body.safeParse(body).success;
  return isIt ? '' : `${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`;
}

/** Values of the right type that this shop does not have. */
const FOREIGN: Readonly<Record<string, unknown>> = {
  post_id: 'page-nobody',
  widget_id: 'nobody',
  widget_filters: { taxonomy: { post_tag: { terms: ['a'], logicalJoin: 'AND' } } },
  pagination_base_url: 'https://elsewhere.example/',
  widget_model: node('loop-grid', 'goods'),
  is_edit_mode: 'yes',
};

it('CA-07 the contract names every field of call 6, and its answers have the described shapes', async () => {
  expect(isNot('done', await call())).toBe('');
  expect(refreshLoop.fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(FOREIGN).toSorted());
  for (const { name, missing, wrong } of refreshLoop.fields) {
    expect([name, isNot(missing, await call({ [name]: undefined }))]).toEqual([name, '']);
    expect([name, isNot(wrong, await call({ [name]: FOREIGN[name] }))]).toEqual([name, '']);
  }
});

it('CA-07 every field of the wrong type, too long or unknown is refused with a code', async () => {
  const wrong = [null, 7, 'x'.repeat(5000), [{}], { taxonomy: [] }];
  for (const { name } of refreshLoop.fields)
    for (const value of wrong) {
      if (name === 'widget_model' && value !== null && !Array.isArray(value) && typeof value === 'object')
        continue;
      expect([name, value, isNot('wrongField', await call({ [name]: value }))]).toEqual([name, value, '']);
    }
  expect(isNot('wrongField', await call({ more: 1 }))).toBe('');
  const terms = Array.from({ length: 10_000 }, (_, at) => `term-${at}`);
  const many = { taxonomy: { product_tag: { terms, logicalJoin: 'OR' } } };
  expect(isNot('wrongField', await call({ widget_filters: many }))).toBe('');
  expect(isNot('tooLarge', await call({ more: 'x'.repeat(1024 * 1024) }))).toBe('');
});

it('CA-07 no body that is JSON is a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...Object.keys(RIGHT), 'more'), fc.jsonValue()),
      async (body) => {
        const { status } = await call(body);
        expect([200, 400, 403]).toContain(status);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it('CA-07 a body that is no JSON is refused', async () => {
  const answer = await shop.send(PATH, { body: '{', headers: { 'content-type': 'application/json' } });
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'request.unreadable']);
  const form = await shop.send(PATH, { fields: { post_id: 'page-lists' } });
  expect(form.status).toBeGreaterThanOrEqual(400);
  expect(form.status).toBeLessThan(500);
});

it('GF-21 paging keeps the filter in a loop of its archive or its search', async () => {
  await aProduct(shop.runtime, {
    sku: 'MUG',
    stock: 5,
    more: { Name: 'Mug MUG', Tags: 'red', Categories: 'Cups' },
  });
  const { settings, ...loop } = node('loop-grid', 'goods', { perPage: 1, paging: 'numbers-previous-next' });
  const tree = [
    node('page-content', 'content'),
    node('taxonomy-filter', 'tags', { loop: 'goods', taxonomy: 'product_tag', multiple: 'OR' }),
    {
      ...{ ...loop, version: 2 },
      settings: { ...settings, products: { ...Object(settings).products, source: 'current' } },
    },
  ];
  for (const place of ['listing', 'search'] as const) {
    const conditions = { include: [{ kind: 'all' }], exclude: [] };
    const draft = { name: place, place, status: 'published', conditions, tree };
    const by = { staffId: null, name: 'Noura' };
    const saved = await shop.runtime.shop.templates.edit.save(null, draft, { version: 0, by });
    expect(saved.ok || saved.refusal).toBe(true);
  }
  const read = async (address: string) => {
    const html = await (await fetch(new URL(address, shop.origin))).text();
    const from = html.slice(html.indexOf('data-loop="goods"'));
    const items = from.slice(0, from.indexOf('data-loop-overlay'));
    const names = [...new Set(items.match(/(?:Lamp|Mug) [A-Z]+/g))];
    const next = /<a [^>]*class="[^"]*\bnext\b[^"]*"[^>]*>/.exec(from)?.[0] ?? '';
    return { names, next: /href="([^"]*)"/.exec(next)?.[1]?.replaceAll('&amp;', '&') ?? '' };
  };
  const filter = 'e-filter-goods-product_tag=red';
  for (const address of [`/category/accessories/?${filter}`, `/?s=lamp&post_type=product&${filter}`]) {
    await expect.poll(async () => (await read(address)).names, { message: address }).toHaveLength(1);
    const first = await read(address);
    expect(first.next).toContain(`${filter}&e-page-goods=2`);
    const second = await read(first.next);
    expect([...first.names, ...second.names].toSorted(), address).toEqual(['Lamp BOTH', 'Lamp RED']);
    expect(second.next).toBe('');
  }
});
