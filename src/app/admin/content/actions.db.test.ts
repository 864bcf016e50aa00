import { beforeAll, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop, time } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const PLAIN = { ...EMPTY_DOCUMENT, status: 'published' as const };

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const save = (draft: object, { id = null as number | null, version = 0, kind = 'page' } = {}) =>
  ask('content.save', { id, kind, version, draft: { ...PLAIN, ...draft } });

beforeAll(async () => {
  await shop.content.save({
    kind: 'page',
    slug: 'terms',
    title: { en: 'Terms', ar: 'الشروط' },
    excerpt: { en: '' },
    body: { en: '<p>Old terms</p>' },
    tree: [],
    coverId: null,
    category: '',
    tags: [],
    details: { products: [] },
    position: 0,
    publishedAt: time.now,
  });
});

it('BO-01 a page is created and published with sanitised HTML', async () => {
  const body = { en: '<p onclick="x()">Hello <script>alert(1)</script><b>all</b></p>', ar: '' };
  const made1 = await save({ title: { en: 'About us', ar: 'من نحن' }, body });
  expect(made1.value).toMatchObject({ version: 1, path: '/about-us/', isTrashed: false });
  const page = await shop.content.find('page', 'about-us');
  expect(page?.body).toEqual({ en: '<p>Hello <b>all</b></p>' });
  expect(page?.title).toEqual({ en: 'About us', ar: 'من نحن' });
});

it('BO-01 drafts are hidden, scheduled documents appear on their date', async () => {
  const draft = await save({ title: { en: 'Not yet', ar: '' }, status: 'draft' });
  expect(await shop.content.find('page', 'not-yet')).toBeNull();
  const { id } = draft.value;
  const later = new Date(time.now.getTime() + 3_600_000).toISOString();
  const planned = await save(
    { title: { en: 'Not yet', ar: '' }, slug: 'not-yet', publishAt: later },
    { id, version: 1 },
  );
  expect(planned.ok).toBe(true);
  expect(await shop.content.find('page', 'not-yet')).toBeNull();
  const { rows } = (await ask('content.list', { kind: 'page', state: 'scheduled' })).value;
  expect(rows).toMatchObject([{ id, state: 'scheduled' }]);
  const before = time.now;
  time.now = new Date(later);
  expect(await shop.content.find('page', 'not-yet')).not.toBeNull();
  time.now = before;
});

it('BO-01 a slug is unique, and a changed one redirects', async () => {
  const wrong = await save({ title: { en: 'Cart', ar: '' }, slug: 'cart' });
  expect(wrong.refusal).toEqual({ code: 'content.wrong-fields', problems: { slug: 'reserved-word' } });
  const first = await save({ title: { en: 'Care', ar: '' } });
  const again = await save({ title: { en: 'Care', ar: '' } });
  expect(again.value.path).toBe('/care-2/');
  const taken = await save({ title: { en: 'Care', ar: '' }, slug: 'care' });
  expect(taken.refusal.problems).toEqual({ slug: 'word-taken' });
  const { id, version } = first.value;
  const moved = await save({ title: { en: 'Care', ar: '' }, slug: 'care-of-it' }, { id, version });
  expect(moved.value.path).toBe('/care-of-it/');
  expect(await shop.redirects.find('/care/')).toEqual({ status: 301, location: '/care-of-it/' });
});

it('BO-01 a concurrent save is refused with the stored document', async () => {
  const { id, version } = (await save({ title: { en: 'Two of us', ar: '' } })).value;
  expect((await save({ title: { en: 'Mine', ar: '' }, slug: 'two-of-us' }, { id, version })).ok).toBe(true);
  const late = await save({ title: { en: 'Yours', ar: '' }, slug: 'two-of-us' }, { id, version });
  expect(late.refusal).toMatchObject({
    code: 'admin.changed-meanwhile',
    name: 'A page-editor',
    stored: { version: 2, draft: { title: { en: 'Mine' } } },
  });
});

it('BO-01 every version is stored, and restoring one creates a version', async () => {
  const { id } = (await save({ title: { en: 'First words', ar: '' } })).value;
  await save({ title: { en: 'Second words', ar: '' }, slug: 'first-words' }, { id, version: 1 });
  const { entries } = (await ask('content.history', { id })).value;
  expect(entries.map(({ act }: { act: string }) => act)).toEqual(['saved', 'created']);
  const back = await ask('content.undo', { id, version: 1 });
  expect(back.value).toMatchObject({ version: 3, draft: { title: { en: 'First words' } } });
  expect((await ask('content.undo', { id, version: 99 })).refusal.code).toBe('admin.unknown-version');
});

it('BO-01 the trash frees the slug and can be restored', async () => {
  const { id } = (await save({ title: { en: 'Thrown', ar: '' } })).value;
  expect((await ask('content.trash', { id })).value.isTrashed).toBe(true);
  expect(await shop.content.find('page', 'thrown')).toBeNull();
  expect((await save({ title: { en: 'Thrown', ar: '' } }, { id, version: 2 })).refusal.code).toBe(
    'content.unknown-document',
  );
  const other = await save({ title: { en: 'Thrown', ar: '' } });
  expect(other.value.path).toBe('/thrown/');
  const back = await ask('content.restore', { id });
  expect(back.value).toMatchObject({ isTrashed: false, path: '/thrown-2/', draft: { status: 'draft' } });
  expect((await ask('content.remove', { id })).refusal.code).toBe('content.unknown-document');
  await ask('content.trash', { id });
  expect((await ask('content.remove', { id })).ok).toBe(true);
});

it('BO-07 an accepted text stays readable after later edits', async () => {
  const { rows } = (await ask('content.list', { kind: 'page', q: 'terms' })).value;
  const { id } = rows[0];
  const version = await shop.content.saveAcceptedText(made.db, { slug: 'terms', label: '2026-11' });
  const open = (await ask('content.open', { id })).value;
  expect(open).toMatchObject({ isNeeded: true, accepted: [{ version }] });
  const words = { ...open.draft, body: { en: '<p>New terms</p>', ar: '' } };
  expect((await save(words, { id, version: open.version })).ok).toBe(true);
  expect((await shop.content.acceptedText({ slug: 'terms', version }))?.body.en).toBe('<p>Old terms</p>');
  expect((await ask('content.trash', { id })).refusal.code).toBe('content.needed-by-shop');
  const renamed = await save({ ...words, slug: 'conditions' }, { id, version: open.version + 1 });
  expect(renamed.refusal.problems).toEqual({ slug: 'word-needed' });
});

it('BO-01 an article needs existing categories and tags, and a copy is a draft', async () => {
  const category = (
    await ask('content.add-term', {
      which: { term: 'category', kind: 'article' },
      name: { en: 'Care', ar: 'العناية' },
    })
  ).value;
  const tag = (await ask('content.add-term', { which: { term: 'tag' }, name: { en: 'Blades', ar: '' } }))
    .value;
  const article = { title: { en: 'On blades', ar: '' }, category, tags: [tag] };
  const { id } = (await save(article, { kind: 'article' })).value;
  const unknown = await save({ ...article, tags: ['nothing'] }, { id, version: 1, kind: 'article' });
  expect(unknown.refusal.problems).toEqual({ tags: 'unknown' });
  const copy = (await ask('content.duplicate', { id })).value;
  expect(copy).toMatchObject({
    path: '/blog/on-blades-copy/',
    draft: { title: { en: 'On blades (copy)' }, status: 'draft', category: 'care', tags: ['blades'] },
  });
  const inUse = await ask('content.remove-term', { which: { term: 'tag' }, slug: tag });
  expect(inUse.refusal).toEqual({ code: 'content.term-in-use', count: 2 });
});

it('BO-01 invalid input is refused by field', async () => {
  expect((await save({ title: { en: '' } })).refusal.problems).toEqual({ 'title.en': 'missing' });
  expect((await save({ title: { en: 'x', ar: '' }, coverId: 987_654 })).refusal.problems).toEqual({
    coverId: 'unknown',
  });
  expect((await save({ title: 7, body: null, tags: 'x' })).refusal.code).toBe('content.wrong-fields');
  expect((await ask('content.open', { id: 2_000_000_000 })).refusal.code).toBe('content.unknown-document');
  const odd = await save({ title: { en: '\u0000 zero \ud83d', ar: '' } });
  expect(odd.value.draft.title.en).toBe('zero \ufffd');
});
