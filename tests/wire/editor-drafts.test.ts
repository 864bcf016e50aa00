import { beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();

const heading = (en: string) => ({
  ...{ id: 'head', widget: 'heading', version: 1 },
  settings: { text: { en, ar: '' }, level: '2' },
});
const TITLE = { en: 'Care', ar: 'العناية' };
const CONDITIONS = { include: [{ kind: 'all' }], exclude: [] };

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
const value = (name: ActionName, input: unknown): Promise<any> => shop.value(name, input);
const refusalOf = async (name: ActionName, input: unknown) => {
  const body = JSON.stringify({ action: name, input, language: 'en' });
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.send('/admin/actions/', { body, cookie: shop.owner, headers });
  return ((await answer.json()) as { refusal?: { code: string; problems?: object } }).refusal;
};
const linkOf = async (document: string): Promise<string> =>
  (await value('editor.make-preview-link', { document })).path;

/** A page as a visitor without a session gets it. */
const see = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });

let page = 0;
let template = 0;

beforeAll(async () => {
  const draft = { ...EMPTY_DOCUMENT, title: TITLE, tree: [heading('Saved words')] };
  page = (await value('content.save', { id: null, kind: 'page', version: 0, draft })).id;
  const settings = { name: 'Cart', place: 'cart', conditions: CONDITIONS, settings: {}, status: 'draft' };
  const tree = [{ id: 'content', widget: 'page-content', version: 1, settings: {} }];
  template = (await value('templates.save', { id: null, version: 0, draft: { ...settings, tree } })).id;
}, 60_000);

it('BO-02 a link shows strangers what is saved, then the draft of who made it, as shoppers get pages', async () => {
  const link = await linkOf(`document-${page}`);
  const before = await see(link);
  expect(before.status).toBe(200);
  expect(await before.text()).toContain('Saved words');
  await value('editor.keep-draft', {
    document: `document-${page}`,
    version: 1,
    tree: [heading('Draft words')],
  });
  const after = await see(link);
  const text = await after.text();
  expect(text).toContain('Draft words');
  expect(text).not.toContain('Saved words');
  expect(text).not.toContain('data-edge');
  expect(after.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(after.headers.get('cache-control')).toContain('no-store');
  expect((await see(`/preview/${page}/`)).status).not.toBe(200);
});

it('BO-02 a draft that would run scripts is shown without them, and a wrong one without its wrong nodes', async () => {
  const html =
    '<p onclick="steal()">Care words</p><script>steal()</script><img src="x" onerror="steal()">' +
    '<a href="javascript:steal()">Go</a>';
  const text = { id: 'text', widget: 'text', version: 1, settings: { html: { en: html } } };
  const wrong = { ...text, id: 'wrong', settings: { html: { en: 7 } } };
  const tree = [text, wrong, { ...heading('Below'), id: 'below', settings: { text: 'Below', level: [] } }];
  const document = `document-${page}`;
  await value('editor.keep-draft', { document, version: 1, tree });
  const shown = await see(await linkOf(document));
  expect(shown.status).toBe(200);
  const drawn = await shop.send('/admin/editor/canvas/', {
    body: JSON.stringify({ language: 'en', input: { document, tree, address: null } }),
    cookie: shop.owner,
    headers: { 'content-type': 'application/json' },
  });
  expect(drawn.status).toBe(200);
  for (const printed of [await shown.text(), await drawn.text()]) {
    expect(printed).toContain('Care words');
    expect(printed).not.toContain('steal()');
  }
});

it('BO-02 a link to a template shows it on a page of its kind, without publishing it', async () => {
  const name = `template-${template}`;
  const content = { id: 'content', widget: 'page-content', version: 1, settings: {} };
  const tree = [heading('Words around the cart'), content];
  await value('editor.keep-draft', { document: name, version: 1, tree });
  expect(await (await see(await linkOf(name))).text()).toContain('Words around the cart');
  expect(await (await see('/cart/')).text()).not.toContain('Words around the cart');
});

it('BO-02 an unknown link, a link that was turned off and one to a deleted document lead nowhere', async () => {
  expect((await see('/preview/link/nobody-made-this/')).status).toBe(404);
  const name = `document-${page}`;
  const [first, second] = [await linkOf(name), await linkOf(name)];
  expect(await value('editor.revoke-preview-links', { document: name })).toMatchObject({ count: 4 });
  for (const link of [first, second]) expect((await see(link)).status).toBe(404);
  const third = await linkOf(name);
  await value('content.trash', { id: page });
  expect((await see(third)).status).toBe(404);
});

it('BO-02 no draft is saved and no link made of a deleted document', async () => {
  const document = `document-${page}`;
  for (const [name, input] of [
    ['editor.keep-draft', { document, version: 1, tree: [] }],
    ['editor.make-preview-link', { document }],
    ['editor.canvas', { document, tree: [], address: null }],
  ] as const)
    expect(await refusalOf(name, input), name).toEqual({ code: 'content.unknown-document' });
  await value('templates.trash', { id: template });
  const gone = { document: `template-${template}`, version: 1, tree: [] };
  expect(await refusalOf('editor.keep-draft', gone)).toEqual({ code: 'templates.unknown' });
});

it('BO-02 the nodes of an earlier version are read, and an unknown one is refused', async () => {
  const draft = { ...EMPTY_DOCUMENT, title: TITLE, tree: [heading('First')] };
  const { id } = await value('content.save', { id: null, kind: 'page', version: 0, draft });
  await value('content.save', {
    id,
    kind: 'page',
    version: 1,
    draft: { ...draft, tree: [heading('Second')] },
  });
  const document = `document-${id}`;
  expect(await value('editor.version', { document, version: 1 })).toMatchObject({ tree: [heading('First')] });
  expect(await refusalOf('editor.version', { document, version: 9 })).toMatchObject({
    code: 'admin.unknown-version',
  });
});

it('BO-02 a template without the part that it is for is refused', async () => {
  const draft = {
    name: 'Bare',
    conditions: CONDITIONS,
    settings: {},
    status: 'published',
    tree: [heading('Bare')],
  };
  const input = { id: null, version: 0, draft: { ...draft, place: 'checkout' } };
  expect(await refusalOf('templates.save', input)).toEqual({
    code: 'templates.wrong-content',
    nodes: [{ node: null, reason: 'lacks-widget', widget: 'page-content' }],
  });
});

it('BO-02 a template is not scheduled for a time that has passed, but may have begun', async () => {
  const draft = {
    name: 'Sale',
    place: 'section',
    conditions: { include: [], exclude: [] },
    settings: {},
    tree: [],
  };
  const past = '2020-01-01T00:00:00.000Z';
  const save = (more: object, { id, version }: { id: number | null; version: number }) => ({
    ...{ id, version },
    draft: { ...draft, status: 'published', ...more },
  });
  for (const field of ['startsAt', 'endsAt'])
    expect(await refusalOf('templates.save', save({ [field]: past }, { id: null, version: 0 }))).toEqual({
      code: 'templates.wrong-fields',
      problems: { [field]: 'in-the-past' },
    });
  const begun = await value('templates.save', save({}, { id: null, version: 0 }));
  expect(await refusalOf('templates.save', save({ endsAt: past }, begun))).toMatchObject({
    problems: { endsAt: 'in-the-past' },
  });
});
