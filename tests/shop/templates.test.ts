import { beforeEach, describe, expect, it } from 'vitest';
import { upgradeStoredTrees } from '#composition/modules/search.ts';
import type { TemplateId } from '#kernel/ids.ts';
import { chooseTemplate, type Subject, type TemplateDraft } from '#shop/templates';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { edit, published, tree: section } = test.shop.templates;
const BY = { staffId: null, name: 'Noura' };
const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };
const HEADING = {
  id: 'head',
  widget: 'heading',
  version: 1,
  settings: { text: { en: 'Sale' }, level: '2' },
};

/** Settings of a product row as its first version stored them. */
const OLD_ROW = {
  heading: { en: 'New' },
  category: '',
  orderby: 'date',
  count: 4,
  more: { label: { en: '' }, url: '' },
};

const nodeOf = (id: number | null, node = 'saved') => ({
  id: node,
  widget: 'saved-section',
  version: 1,
  settings: { section: id },
});

function draft(more: Partial<TemplateDraft> = {}): TemplateDraft {
  return {
    name: 'Sale banner',
    place: 'page',
    conditions: { include: [{ kind: 'all' }], exclude: [] },
    settings: {},
    tree: [HEADING, CONTENT],
    status: 'published',
    startsAt: null,
    endsAt: null,
    ...more,
  };
}

const sectionDraft = (tree: unknown[], more: Partial<TemplateDraft> = {}) =>
  draft({ place: 'section', conditions: { include: [], exclude: [] }, tree, ...more });

async function treeFor(subject: Subject) {
  const { chosen } = chooseTemplate(await published(), subject);
  return chosen === null ? null : section(chosen.id);
}

async function save(one: unknown, id: TemplateId | null = null, version = 0) {
  return edit.save(id, one, { version, by: BY });
}

async function made(one: unknown) {
  const saved = await save(one);
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value;
}

async function refusal(one: unknown, id: TemplateId | null = null, version = 0) {
  const saved = await save(one, id, version);
  return saved.ok ? null : saved.refusal;
}

beforeEach(async () => {
  await test.db.deleteFrom('template').execute();
});

describe('a template', () => {
  it('shows on the pages of its conditions once it is published', async () => {
    const { id, version } = await made(draft({ status: 'draft' }));
    expect(await treeFor({ place: 'page', single: 1 })).toBeNull();
    const saved = await save(draft(), id, version);
    expect(saved).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await treeFor({ place: 'page', single: 1 })).toMatchObject([HEADING, CONTENT]);
    expect(await treeFor({ place: 'search' })).toBeNull();
    expect(await published()).toMatchObject([{ id, place: 'page', name: 'Sale banner' }]);
  });

  it('is named field by field where it is wrong', async () => {
    const cases: [Partial<Record<keyof TemplateDraft, unknown>>, Record<string, string>][] = [
      [{ name: ' ' }, { name: 'missing' }],
      [{ place: 'nowhere' }, { place: 'wrong' }],
      [{ status: 'trashed' }, { status: 'wrong' }],
      [{ conditions: { include: [], exclude: [] } }, { conditions: 'no-pages' }],
      [
        { conditions: { include: [{ kind: 'brand', value: 'x' }], exclude: [] } },
        { 'conditions.include.0': 'not-for-place' },
      ],
      [
        { place: 'article', conditions: { include: [{ kind: 'type', value: 'simple' }], exclude: [] } },
        { 'conditions.include.0': 'not-for-place' },
      ],
      [{ place: 'section', tree: [HEADING] }, { conditions: 'no-conditions' }],
      [{ startsAt: 'tomorrow' }, { startsAt: 'wrong' }],
      [
        { startsAt: '2026-11-27T09:00:00.000Z', endsAt: '2026-11-27T09:00:00.000Z' },
        { endsAt: 'ends-first' },
      ],
    ];
    for (const [more, problems] of cases)
      expect(await refusal({ ...draft(), ...more })).toEqual({ code: 'templates.wrong-fields', problems });
    expect(await refusal(null)).toMatchObject({ code: 'templates.wrong-fields' });
  });

  it('is named node by node where its widgets are wrong', async () => {
    const cases: [unknown[], object[]][] = [
      [[HEADING], [{ node: null, reason: 'lacks-widget', widget: 'page-content' }]],
      [[CONTENT, { ...HEADING, widget: 'marquee' }], [{ node: 'head', reason: 'unknown-widget' }]],
      [
        [CONTENT, { ...HEADING, settings: { text: { en: 7 }, level: '2' } }],
        [{ node: 'head', reason: 'wrong-setting', path: 'text.en' }],
      ],
      [
        [CONTENT, { id: 'pic', widget: 'picture', settings: { image: 99, caption: { en: '' }, url: '' } }],
        [{ node: 'pic', reason: 'missing-picture', path: 'image' }],
      ],
      [
        [
          CONTENT,
          {
            id: 'go',
            widget: 'picture',
            settings: { image: null, caption: { en: '' }, url: { product: 99 } },
          },
        ],
        [{ node: 'go', reason: 'missing-product', path: 'url' }],
      ],
      [[CONTENT, nodeOf(99)], [{ node: 'saved', reason: 'missing-section', path: 'section' }]],
      [[CONTENT, nodeOf(9_007_199_254_740_991)], [{ node: 'saved', reason: 'missing-section' }]],
    ];
    for (const [tree, problems] of cases)
      expect(await refusal(draft({ tree }))).toMatchObject({
        code: 'templates.wrong-content',
        nodes: problems,
      });
    expect(await refusal(sectionDraft([CONTENT]))).toMatchObject({
      code: 'templates.wrong-content',
      nodes: [{ node: 'content', reason: 'not-here' }],
    });
    expect(await edit.find({ text: '', place: null, state: null })).toEqual([]);
  });

  it('that another member has saved since is refused with the stored version', async () => {
    const { id } = await made(draft());
    await save(draft({ name: 'Second' }), id, 1);
    expect(await refusal(draft({ name: 'Third' }), id, 1)).toMatchObject({
      code: 'admin.changed-meanwhile',
      version: 2,
      stored: { draft: { name: 'Second' } },
      saver: { name: 'Noura' },
    });
  });

  it('goes back to an earlier version, is copied, trashed, restored and removed', async () => {
    const { id } = await made(draft());
    await save(draft({ name: 'Second', tree: [CONTENT] }), id, 1);
    expect(await edit.undo(id, 1, BY)).toMatchObject({
      ok: true,
      value: { version: 3, draft: { name: 'Sale banner', tree: [HEADING, CONTENT] } },
    });
    expect((await edit.history(id)).entries.map(({ act }) => act)).toEqual(['undone', 'saved', 'created']);
    expect(await edit.duplicate(id, BY)).toMatchObject({
      ok: true,
      value: { draft: { name: 'Sale banner (copy)', status: 'draft' } },
    });
    expect(await edit.remove(id)).toMatchObject({ ok: false });
    expect(await edit.trash(id, BY)).toMatchObject({ ok: true, value: { state: 'trashed' } });
    expect(await treeFor({ place: 'page', single: 1 })).toBeNull();
    expect(await refusal(draft(), id, 4)).toEqual({ code: 'templates.unknown' });
    expect(await edit.restore(id, BY)).toMatchObject({ ok: true, value: { draft: { status: 'draft' } } });
    await edit.trash(id, BY);
    expect(await edit.remove(id)).toMatchObject({ ok: true });
    expect(await edit.open(id)).toBeNull();
    expect(await edit.undo(id, 1, BY)).toMatchObject({ refusal: { code: 'templates.unknown' } });
  });
});

it('a template is shown from its start until its end, and no cached page outlives either', async () => {
  const at = (hour: number) => new Date(`2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`);
  const nextChange = test.shop.templates.nextChange;
  const states = async () =>
    (await edit.find({ text: '', place: null, state: null })).map(({ state }) => state);
  test.time.now = at(8);
  expect(await nextChange()).toBeNull();
  const { id, state } = await made(draft({ startsAt: at(9).toISOString(), endsAt: at(12).toISOString() }));
  expect([state, await states()]).toEqual(['scheduled', ['scheduled']]);
  expect([await published(), await section(id), await nextChange()]).toEqual([[], null, at(9)]);
  test.time.now = at(9);
  expect(await treeFor({ place: 'page', single: 1 })).toMatchObject([HEADING, CONTENT]);
  expect([await states(), await nextChange()]).toEqual([['published'], at(12)]);
  test.time.now = at(12);
  expect([await published(), await section(id), await nextChange()]).toEqual([[], null, null]);
  expect(await states()).toEqual(['ended']);
  expect(await edit.find({ text: '', place: null, state: 'published' })).toEqual([]);
  expect(await edit.find({ text: '', place: null, state: 'ended' })).toMatchObject([{ id, endsAt: at(12) }]);
});

it('trees of earlier versions are stored by the current ones, and wrong trees stay as they are', async () => {
  const old = { id: 'goods', widget: 'product-row', version: 1, settings: OLD_ROW };
  const wrong = { id: 'lost', widget: 'marquee', version: 1, settings: {} };
  const { id } = await made(draft());
  const other = await made(draft({ name: 'Wrong' }));
  const store = (to: TemplateId, tree: unknown) =>
    test.db
      .updateTable('template')
      .set({ tree: JSON.stringify(tree) })
      .where('id', '=', to)
      .execute();
  await store(id, [
    {
      id: 'around',
      widget: 'section',
      settings: { reach: 'page', size: 'normal' },
      slots: { content: [old] },
    },
    CONTENT,
  ]);
  await store(other.id, [wrong, old, CONTENT]);
  const home = {
    kind: 'home',
    slug: 'home',
    title: { en: 'Home' },
    tree: [old],
    published_at: test.time.now,
  };
  await test.db
    .insertInto('document')
    .values({ ...home, title: JSON.stringify(home.title), tree: JSON.stringify(home.tree) } as never)
    .execute();
  expect(await upgradeStoredTrees({ db: test.db })).toBe(2);
  const current = { ...old, version: 2, settings: { products: { orderby: 'date', count: 4 } } };
  expect(await section(id)).toMatchObject([{ slots: { content: [current] } }, CONTENT]);
  expect((await test.shop.content.home())?.tree).toMatchObject([current]);
  expect(await section(other.id)).toMatchObject([wrong, old, CONTENT]);
  expect(await upgradeStoredTrees({ db: test.db })).toBe(0);
});

describe('a saved section', () => {
  it('is shown where a widget names it, once it is published', async () => {
    const saved = await made(sectionDraft([HEADING], { status: 'draft' }));
    expect(await section(saved.id)).toBeNull();
    await save(sectionDraft([HEADING]), saved.id, 1);
    expect(await section(saved.id)).toMatchObject([HEADING]);
  });

  it('is not put in the trash where it is used; the uses are named', async () => {
    const { id } = await made(sectionDraft([HEADING]));
    const page = await made(draft({ name: 'Pages', tree: [nodeOf(id), CONTENT] }));
    const uses = [{ kind: 'template', id: page.id, name: { en: 'Pages' } }];
    expect(await edit.uses({ id, place: 'section' })).toEqual(uses);
    expect(await edit.trash(id, BY)).toEqual({
      ok: false,
      refusal: { code: 'templates.in-use', count: 1, uses },
    });
    await edit.trash(page.id, BY);
    expect(await edit.trash(id, BY)).toMatchObject({ ok: true });
    expect(await edit.restore(page.id, BY)).toMatchObject({ ok: true });
  });

  it('never contains itself; the cycle is named', async () => {
    const first = await made(sectionDraft([HEADING], { name: 'First' }));
    const second = await made(sectionDraft([nodeOf(first.id)], { name: 'Second' }));
    expect(await refusal(sectionDraft([nodeOf(second.id)], { name: 'First' }), first.id, 1)).toEqual({
      code: 'templates.circle',
      names: 'First → Second → First',
    });
    expect(await refusal(sectionDraft([nodeOf(first.id)]), first.id, 1)).toMatchObject({
      code: 'templates.circle',
    });
  });
});
