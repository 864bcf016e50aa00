import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { shippedHome } from '#widgets/shipped/home.ts';

const made = aShop(await aDatabase());
const { shop, time, db } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const HOUR = 3_600_000;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const heading = (en: string, more: object = {}) => ({
  id: 'head',
  widget: 'heading',
  version: 1,
  settings: { text: { en }, level: '2' },
  ...more,
});

const save = (draft: object, { id = null as number | null, version = 0, kind = 'home' } = {}) =>
  ask('content.save', {
    id,
    kind,
    version,
    draft: { ...EMPTY_DOCUMENT, title: { en: 'Winter', ar: '' }, status: 'published', ...draft },
  });

/** The headings of the home page in the store; null for the shipped one. */
async function shownWords(): Promise<string[] | null> {
  const home = await shop.content.home();
  return home === null
    ? null
    : (home.tree as ReturnType<typeof heading>[]).map(({ settings }) => settings.text.en);
}

beforeEach(async () => {
  await db.deleteFrom('document').execute();
});

it('BO-01 the shipped home page can be saved unchanged, with and without products', async () => {
  expect((await save(await shippedHome(shop))).ok).toBe(true);
  await aProduct(made, { sku: 'HOME-1', category: 'Sticks > Gold' });
  const shipped = await shippedHome(shop);
  expect(shipped.tree.map(({ widget }) => widget)).toEqual([
    'hero',
    'category-tiles',
    'product-row',
    'journal',
  ]);
  expect((await save(shipped)).refusal).toBeUndefined();
});

it('BO-01 the published home page with the newest past date is shown', async () => {
  expect(await shownWords()).toBeNull();
  await save({ tree: [heading('First')] });
  expect(await shownWords()).toEqual(['First']);
  await save({ tree: [heading('Never shown')], status: 'draft' });
  const publishAt = new Date(time.now.getTime() + HOUR).toISOString();
  await save({ tree: [heading('Second')], publishAt });
  expect(await shownWords()).toEqual(['First']);
  expect(await shop.content.nextPublication()).toEqual(new Date(publishAt));
  const before = time.now;
  time.now = new Date(publishAt);
  expect(await shownWords()).toEqual(['Second']);
  expect((await shop.content.addresses()).map(({ kind }) => kind)).toEqual(['home']);
  time.now = before;
});

it('BO-01 the list marks the home page that is shown and can return to the shipped one', async () => {
  const older = (await save({ tree: [heading('Older')] })).value;
  time.now = new Date(time.now.getTime() + HOUR);
  const newer = (await save({ tree: [heading('Newer')] })).value;
  const later = new Date(time.now.getTime() + HOUR).toISOString();
  const planned = (await save({ tree: [heading('Planned')], publishAt: later })).value;
  expect((await ask('content.list', { kind: 'home' })).value).toMatchObject({
    total: 3,
    shown: { id: newer.id },
  });

  const back = await ask('content.unpublish-homes', {});
  expect(back.value).toEqual([
    { id: older.id, version: 1 },
    { id: newer.id, version: 1 },
  ]);
  expect(await shownWords()).toBeNull();
  expect((await ask('content.list', { kind: 'home' })).value.shown).toBeNull();
  expect((await ask('content.open', { id: planned.id })).value.draft.status).toBe('published');
  expect((await ask('content.undo', back.value[1])).ok).toBe(true);
  expect(await shownWords()).toEqual(['Newer']);
  expect((await ask('content.unpublish-homes', {})).value).toHaveLength(1);
  expect((await ask('content.unpublish-homes', {})).value).toEqual([]);
});

it('BO-02 a home page cannot be scheduled for the past, and keeps its publishing date', async () => {
  const publishAt = new Date(time.now.getTime() - HOUR).toISOString();
  const past = { code: 'content.wrong-fields', problems: { publishAt: 'in-the-past' } };
  expect((await save({ tree: [heading('Late')], publishAt })).refusal).toEqual(past);
  const { id, version } = (await save({ tree: [heading('Late')], status: 'draft' })).value;
  expect((await save({ tree: [heading('Late')], publishAt }, { id, version })).refusal).toEqual(past);
  const shown = (await save({ tree: [heading('Late')] }, { id, version })).value;
  const again = { tree: [heading('Later')], publishAt: shown.draft.publishAt };
  expect((await save(again, shown)).value.draft.publishAt).toBe(shown.draft.publishAt);
});

it('BO-01 a home page has a history, a copy, a preview and the trash, and no redirects', async () => {
  const { id, version } = (await save({ tree: [heading('First')] })).value;
  expect((await save({ tree: [heading('Second')], slug: 'winter-2' }, { id, version })).value.version).toBe(
    2,
  );
  expect((await ask('content.undo', { id, version: 1 })).value).toMatchObject({
    version: 3,
    draft: { tree: [heading('First')] },
  });
  expect(await shownWords()).toEqual(['First']);
  expect((await ask('content.history', { id })).value.entries).toHaveLength(3);
  expect(await shop.redirects.find('/')).toBeNull();
  const copy = (await ask('content.duplicate', { id })).value;
  expect(copy.draft).toMatchObject({ status: 'draft', tree: [heading('First')] });
  expect((await ask('content.preview', { id: copy.id })).value).toMatchObject({
    kind: 'home',
    document: { tree: [heading('First')] },
  });
  expect((await ask('content.trash', { id })).ok).toBe(true);
  expect(await shownWords()).toBeNull();
});

it('BO-01 a second save of the same version is refused with the stored home page', async () => {
  const { id, version } = (await save({ tree: [heading('Opened')] })).value;
  await save({ tree: [heading('Theirs')] }, { id, version });
  expect((await save({ tree: [heading('Mine')] }, { id, version })).refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    name: 'A page-editor',
    stored: { version: 2, draft: { tree: [heading('Theirs')] } },
  });
  expect(await shownWords()).toEqual(['Theirs']);
});

const nested = (levels: number): object => ({
  id: `level-${levels}`,
  widget: 'section',
  version: 1,
  settings: { reach: 'page', size: 'normal' },
  slots: { content: levels === 1 ? [] : [nested(levels - 1)] },
});

const WRONG: readonly [string, unknown[], object][] = [
  ['an unknown widget', [heading('x', { widget: 'marquee' })], { node: 'head', reason: 'unknown-widget' }],
  [
    'a wrong setting',
    [heading('x', { settings: { text: { en: 'x' }, level: '9' } })],
    { node: 'head', reason: 'wrong-setting', path: 'level' },
  ],
  [
    'a widget of templates',
    [{ ...heading('x'), widget: 'page-content', settings: {} }],
    { reason: 'not-here' },
  ],
  ['no node', ['x'], { reason: 'no-node' }],
  ['two nodes with one id', [heading('a'), heading('b')], { node: 'head', reason: 'same-id' }],
  [
    'too many nodes',
    Array.from({ length: 501 }, (_one, at) => heading('x', { id: `h${at}` })),
    { node: null, reason: 'too-many-nodes' },
  ],
  ['too many levels', [nested(13)], { reason: 'too-deep' }],
  [
    'a missing picture',
    [{ id: 'pic', widget: 'picture', version: 1, settings: { image: 99, caption: { en: '' }, url: '' } }],
    { node: 'pic', reason: 'missing-picture', path: 'image' },
  ],
  ...(['product', 'page', 'category'] as const).map((kind): [string, unknown[], object] => [
    `a missing ${kind}`,
    [
      {
        id: 'go',
        widget: 'button',
        version: 1,
        settings: { label: { en: 'Go' }, url: { [kind]: 99 }, look: 'primary' },
      },
    ],
    { node: 'go', reason: `missing-${kind}`, path: 'url' },
  ]),
  [
    'a missing section',
    [{ id: 'saved', widget: 'saved-section', version: 1, settings: { section: 99 } }],
    { node: 'saved', reason: 'missing-section', path: 'section' },
  ],
];

it.each(WRONG)(
  'BO-01 %s is refused by node and setting, and nothing is stored',
  async (_what, tree, node) => {
    const { id, version } = (await save({ tree: [heading('Stands')] })).value;
    for (const target of [{ id, version }, { kind: 'page' }]) {
      const { refusal } = await save({ tree }, target);
      expect(refusal).toMatchObject({ code: 'content.wrong-content', nodes: [node] });
    }
    expect(await shownWords()).toEqual(['Stands']);
    expect((await ask('content.list', { kind: 'page' })).value.total).toBe(0);
  },
);

it('BO-01 input that is not a tree is refused', async () => {
  for (const tree of ['x', { 0: heading('x') }, null])
    expect((await save({ tree })).refusal).toMatchObject({
      code: 'content.wrong-fields',
      problems: { tree: 'wrong-kind' },
    });
});

it('BO-01 the texts of widgets are stored sanitised', async () => {
  const html = { en: '<p onclick="x()">Warm<script>alert(1)</script></p>' };
  const text = { id: 'text', widget: 'text', version: 1, settings: { html } };
  const { draft } = (await save({ tree: [text] })).value;
  expect(draft.tree[0].settings.html.en).toBe('<p>Warm</p>');
});

it('BO-01 pages have widgets below their text; articles and legal texts have none', async () => {
  const page = await save({ tree: [heading('Below')], title: { en: 'About', ar: '' } }, { kind: 'page' });
  expect(page.value.draft.tree).toMatchObject([heading('Below')]);
  expect((await shop.content.find('page', 'about'))?.tree).toMatchObject([heading('Below')]);
  for (const [kind, slug] of [
    ['article', 'news'],
    ['portfolio', 'booth'],
    ['page', 'terms'],
    ['page', 'privacy'],
  ])
    expect((await save({ tree: [heading('x')], slug }, { kind })).refusal).toEqual({
      code: 'content.wrong-fields',
      problems: { tree: 'not-here' },
    });
});
