import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { pagePresets } from '#widgets/presets/index.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, role: Role = 'page-editor') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

beforeEach(async () => {
  await made.db.deleteFrom('template').execute();
});

const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };

async function template(name: string, place: string, include: object[]): Promise<number> {
  const draft = { name, place, conditions: { include, exclude: [] }, tree: [CONTENT], status: 'published' };
  return (await ask('templates.save', { id: null, version: 0, draft })).value.id;
}

type Verdicts = { verdicts: { id: number; verdict: { reason: string } }[] };
const reasonsIn = ({ verdicts }: Verdicts) => verdicts.map(({ id, verdict }) => [id, verdict.reason]);

const NO_FRAMES = [
  { place: 'header', verdicts: [] },
  { place: 'footer', verdicts: [] },
];

it('BO-01 checking a URL names its template and the reason', async () => {
  const product = await aProduct(made, { sku: 'KEPT', category: 'Sticks > Gold', more: { Tags: 'new' } });
  const slug = (await made.shop.catalogue.published.slugOf({ id: product })) ?? '';
  const all = await template('All products', 'product', [{ kind: 'all' }]);
  const one = await template('One product', 'product', [{ kind: 'single', value: product }]);
  const lists = await template('The store', 'listing', [{ kind: 'type', value: 'shop' }]);
  const templateId = await template('Search', 'search', [{ kind: 'all' }]);
  const journal = await template('Journal', 'archive', [{ kind: 'type', value: 'article' }]);
  const cases: [string, [number, string][]][] = [
    [
      `/product/${slug}/`,
      [
        [one, 'stands'],
        [all, 'less-exact'],
      ],
    ],
    [
      `https://shop.test/ar/product/${slug}?x=1`,
      [
        [one, 'stands'],
        [all, 'less-exact'],
      ],
    ],
    ['/shop/', [[lists, 'stands']]],
    ['/shop/page/2/', [[lists, 'stands']]],
    ['/?s=gold', [[templateId, 'stands']]],
    ['/category/sticks/', [[lists, 'not-included']]],
    ['/category/gold/', [[lists, 'not-included']]],
    ['/product-tag/new/', [[lists, 'not-included']]],
    ['/blog/', [[journal, 'stands']]],
    ['/blog/tag/care/', [[journal, 'stands']]],
    ['/portfolio/category/shops/', [[journal, 'not-included']]],
  ];
  for (const [address, verdicts] of cases) {
    const { value, refusal } = await ask('templates.at-address', { address });
    expect(refusal, address).toBeUndefined();
    expect(reasonsIn(value[0]), address).toEqual(verdicts);
    expect(value.slice(1), address).toEqual(NO_FRAMES);
  }
  for (const address of ['/product/nothing/', '/blog/nothing/', '/a/b/c/', 'http://[', 'x'])
    expect((await ask('templates.at-address', { address })).refusal, address).toMatchObject({
      code: 'templates.unknown-address',
    });
});

it('BO-01 checking a URL names its header and footer', async () => {
  const frame = async (place: 'header' | 'footer', include: object[]) => {
    const conditions = { include, exclude: [] };
    const draft = { name: place, place, conditions, tree: [...shippedDocuments[place]], status: 'published' };
    return (await ask('templates.save', { id: null, version: 0, draft })).value.id as number;
  };
  const footer = await frame('footer', [{ kind: 'all' }]);
  const home = await frame('header', [{ kind: 'type', value: 'home' }]);
  const at = async (address: string) => (await ask('templates.at-address', { address })).value.map(reasonsIn);
  expect(await at('/')).toEqual([[[home, 'stands']], [[footer, 'stands']]]);
  expect(await at('/ar/cart/')).toEqual([[], [[home, 'not-included']], [[footer, 'stands']]]);
  expect((await at('/shop/')).slice(1)).toEqual([[[home, 'not-included']], [[footer, 'stands']]]);
  const checkout = { include: [{ kind: 'type', value: 'checkout' }], exclude: [] };
  const draft = { name: 'x', place: 'header', conditions: checkout, tree: [], status: 'draft' };
  expect((await ask('templates.save', { id: null, version: 0, draft })).refusal).toMatchObject({
    code: 'templates.wrong-fields',
    problems: { 'conditions.include.0': 'not-for-place' },
  });
});

it('BO-01 cart, checkout, order received and account each have a place', async () => {
  const placesAt = async (address: string) =>
    (await ask('templates.at-address', { address })).value.map(({ place }: { place: string }) => place)[0];
  expect(await placesAt('/ar/cart/')).toBe('cart');
  expect(await placesAt('/checkout/')).toBe('checkout');
  expect(await placesAt('/checkout/order-pay/7/?key=x')).toBe('checkout');
  expect(await placesAt('/checkout/order-received/7/')).toBe('order-received');
  expect(await placesAt('/my-account/view-order/7/')).toBe('account');
  expect(await placesAt('/track-order/')).toBe('account');
});

it('RO-02 staff get links to the parts of a page that their role may edit', async () => {
  const linksOn = async (address: string, role: Role = 'page-editor') =>
    (await ask('templates.edit-links', { address }, role)).value.links;
  const id = await aProduct(made, { sku: 'EDITABLE' });
  const { slug } = await made.db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const templateId = await template('Around products', 'product', [{ kind: 'all' }]);
  const toTemplate = { label: 'Template: Around products', href: `/admin/editor/template-${templateId}/` };
  const toProduct = { label: 'Edit this product', href: `/admin/products/${id}/` };
  expect(await linksOn(`/product/${slug}/?attribute_colour=blue`)).toEqual([toTemplate]);
  expect(await linksOn(`/product/${slug}/`, 'catalogue-editor')).toEqual([toProduct]);
  expect(await linksOn(`/product/${slug}/`, 'owner')).toEqual([toProduct, toTemplate]);
  expect(await linksOn(`/product/${slug}/`, 'order-desk')).toEqual([]);
  expect(await linksOn('/')).toEqual([{ label: 'Edit the home page', href: '/admin/home-pages/' }]);
  expect(await linksOn('/nothing-here/')).toEqual([]);
});

it('BO-01 two templates with the same condition are listed, the newer first', async () => {
  const older = await template('Older', 'page', [{ kind: 'all' }]);
  const newer = await template('Newer', 'page', [{ kind: 'all' }]);
  const { rivals, rows } = (await ask('templates.list', { place: 'page', q: 'er' })).value;
  expect(rivals).toEqual([{ newer: { id: newer, name: 'Newer' }, older: { id: older, name: 'Older' } }]);
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
  expect((await ask('templates.list', { place: 'nonsense', state: 'trashed' })).value.rows).toEqual([]);
});

it('BO-01 conditions show the names of their products, categories and pages', async () => {
  await aProduct(made, { sku: 'NAMED', more: { Name: 'Named lantern' } });
  const [match] = (await ask('templates.find-singles', { of: 'product', q: 'lantern' })).value;
  expect(match.label).toBe('Named lantern');
  const id = await template('One', 'product', [{ kind: 'single', value: Number(match.value) }]);
  expect((await ask('templates.open', { id })).value).toMatchObject({ singles: [match], uses: null });
  expect((await ask('templates.find-singles', { of: 'page', q: 'lantern' })).value).toEqual([]);
  const { choices } = (await ask('templates.choices', {})).value;
  expect(Object.keys(choices)).toEqual([
    ...['category', 'brand', 'productTag', 'attributes', 'textTag', 'topic'],
  ]);
});

it('RO-03 templates are changed only with the right to edit pages', async () => {
  const draft = {
    name: 'x',
    place: 'page',
    conditions: { include: [], exclude: [] },
    tree: [],
    status: 'draft',
  };
  const answer = await ask('templates.save', { id: null, version: 0, draft }, 'order-desk');
  expect(answer.refusal).toMatchObject({ code: 'staff.forbidden' });
});

it('BO-01 presets get the newest pictures of their names, the categories and the contact data of the shop', async () => {
  const colour = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const add = async (fileName: string, background: string) => {
    const picture = { bytes: await colour(background), fileName, alt: '', title: '' };
    return (await made.shop.media.upload(picture)) as { ok: true; value: number };
  };
  await add('slide-1.png', 'red');
  const newest = await add('slide-1.png', 'blue');
  await add('my-slide-1.png', 'green');
  await add('slide-10.png', 'black');
  await aProduct(made, { sku: 'PRESET-1', category: 'Sticks > Gold' });
  await made.shop.settings.set('shop.phone', '+971 4 000 0000');
  const { value } = await ask('templates.preset-parts', { files: ['slide-1.jpg', 'slide-9.jpg'] });
  expect(value.pictures).toEqual({ 'slide-1.jpg': newest.value });
  expect(value.categories[0]).toMatchObject({ name: { en: 'Sticks' }, image: null });
  expect(value.phone).toBe('+971 4 000 0000');
});

it.each(pagePresets)('BO-01 the page preset $name can be saved as a document of its kind', async (preset) => {
  const { value: parts } = await ask('templates.preset-parts', { files: [] });
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  const { nodes } = presetNodes(preset, { parts, newId, hasTitle: preset.group === 'page' });
  const draft = { ...EMPTY_DOCUMENT, title: { en: preset.name, ar: '' }, tree: nodes };
  const saved = await ask('content.save', { id: null, kind: preset.group, version: 0, draft });
  expect(saved.refusal).toBeUndefined();
  const { value: open } = await ask('content.open', { id: saved.value.id });
  expect(JSON.parse(JSON.stringify(open.draft.tree))).toEqual(JSON.parse(JSON.stringify(nodes)));
});

const PANEL = {
  ...{ name: 'Size guide', place: 'off-canvas', conditions: { include: [], exclude: [] } },
  ...{ settings: { side: 'start', width: 520 }, tree: [], status: 'published' },
};
const save = (draft: object) => ask('templates.save', { id: null, version: 0, draft });

it('WG-23 an off-canvas panel has settings and no conditions', async () => {
  const saved = await save(PANEL);
  expect(saved.value.draft.settings).toMatchObject({ side: 'start', width: 520, close_button: true });
  const somewhere = { ...PANEL, conditions: { include: [{ kind: 'all' }], exclude: [] } };
  expect((await save(somewhere)).refusal.problems).toEqual({ conditions: 'no-conditions' });
  const wrong = { ...PANEL, settings: { side: 'left' } };
  expect((await save(wrong)).refusal.problems).toEqual({ 'settings.side': 'wrong' });
  const listed = await ask('templates.list', { place: 'off-canvas' });
  expect(listed.value).toMatchObject({ rows: [{ name: 'Size guide', state: 'published' }], rivals: [] });
});

it('LA-05 a link names an existing panel or popup, and no other template by its id', async () => {
  const panel = (await save(PANEL)).value.id;
  const button = (url: object) => ({
    ...{ id: 'opens', widget: 'button', version: 1 },
    settings: { label: { en: 'Sizes' }, url, look: 'primary' },
  });
  const page = (url: object) =>
    save({ ...PANEL, name: 'Header', place: 'section', settings: {}, tree: [button(url)] });
  const linking = await page({ 'off-canvas': panel, action: 'open' });
  expect(linking).toMatchObject({ ok: true });
  expect((await page({ popup: panel, action: 'open' })).refusal.nodes).toEqual([
    { node: 'opens', path: 'url', reason: 'missing-popup' },
  ]);
  expect((await page({ 'off-canvas': panel, action: 'spin' })).ok).toBe(false);
  for (const id of [linking.value.id, panel]) expect((await ask('templates.trash', { id })).ok).toBe(true);
  expect((await page({ 'off-canvas': panel, action: 'close' })).refusal.nodes).toEqual([
    { node: 'opens', path: 'url', reason: 'missing-off-canvas' },
  ]);
});

const element = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });
const exported = (...content: object[]) => ({
  text: JSON.stringify({
    ...{ version: '0.4', type: 'popup', title: 'Ten percent', content },
    page_settings: { close_button_delay: 2, triggers: { exit_intent: 'yes' }, width: { size: 640 } },
  }),
  language: 'en',
});

it('WG-22 an exported popup becomes a draft; what is left out is listed before and after', async () => {
  const sent = exported(
    element('heading', { title: 'Ten percent' }),
    element('text-editor', { editor: '<p onclick="x()">Until Friday.</p><script>x()</script>' }),
    element('lottie', {}),
  );
  const leftOut = [
    { kind: 'widget', name: 'lottie' },
    { kind: 'setting', name: 'width' },
    { kind: 'html', name: '<p onclick>' },
    { kind: 'html', name: '<script>' },
  ];
  const before = await ask('templates.read-popup', sent);
  expect(before.value).toEqual({ name: 'Ten percent', leftOut });
  expect(await ask('templates.list', { place: 'popup' })).toMatchObject({ value: { rows: [] } });
  const { value } = await ask('templates.import-popup', sent);
  expect(value).toMatchObject({ name: 'Ten percent', leftOut });
  const { draft, state } = (await ask('templates.open', { id: value.id })).value;
  expect(state).toBe('draft');
  expect(draft.settings).toMatchObject({
    close_button_delay: 2,
    triggers: ['exit_intent'],
    timing: [],
    urlSubject: 'referrer',
  });
  expect(JSON.stringify(draft.tree)).toContain('<p>Until Friday.</p>');
  expect(JSON.stringify(draft.tree)).not.toMatch(/script|onclick/);
});

it('WG-22 HTML is imported only with its right, and sanitised', async () => {
  const sent = exported(element('html', { html: '<b>Now</b><iframe src="https://x.example"></iframe>' }));
  const byEditor = await ask('templates.import-popup', sent);
  expect(byEditor.value.leftOut).toContainEqual({ kind: 'widget', name: 'html' });
  const byOwner = await ask('templates.import-popup', sent, 'owner');
  expect(byOwner.value.leftOut).toContainEqual({ kind: 'html', name: '<iframe>' });
  const { draft } = (await ask('templates.open', { id: byOwner.value.id }, 'owner')).value;
  expect(draft.tree[0].settings.html.en).toBe('<b>Now</b>');
});
