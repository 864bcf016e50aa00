import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { sample } from '#widgets/lists/product-row/sample.ts';

const made = aShop(await aDatabase());
const { db } = made;
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const WHY = 'The campaign starts today';

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

const node = (id: string, widget: string, settings: object) => ({ id, widget, version: 1, settings });
const heading = (id: string, level: string) => node(id, 'heading', { text: { en: `Level ${level}` }, level });
const text = (html: object) => node('text', 'text', { html });

type More = Readonly<{ kind?: string; status?: string; publishing?: object; body?: object }>;

const savePage = (tree: readonly object[], { kind = 'page', publishing, ...more }: More = {}) =>
  ask('content.save', {
    ...{ id: null, kind, version: 0, ...(publishing === undefined ? {} : { publishing }) },
    draft: { ...EMPTY_DOCUMENT, title: { en: 'Care', ar: 'العناية' }, status: 'published', tree, ...more },
  });

const saveTemplate = (
  place: string,
  tree: readonly object[],
  { publishing, status = 'published' }: More = {},
) =>
  ask('templates.save', {
    ...{ id: null, version: 0, ...(publishing === undefined ? {} : { publishing }) },
    draft: {
      ...{ name: 'Bare', place, settings: {}, tree, status },
      conditions: { include: place === 'section' ? [] : [{ kind: 'all' }], exclude: [] },
    },
  });

async function aPicture(alt: string): Promise<number> {
  const background = { r: alt.length, g: 90, b: 40 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const { id } = (await ask('media.add', { bytes, fileName: `picture-${alt.length}.png` })).value;
  const alts = { en: alt, ar: '' };
  await db
    .updateTable('media')
    .set({ alt: JSON.stringify(alts) })
    .where('id', '=', id)
    .execute();
  return id;
}

const SKIPPED = [heading('two', '2'), heading('four', '4')];
const faultsOf = ({
  refusal,
}: {
  refusal: { code: string; faults: { rule: string; node: string | null }[] };
}) => {
  expect(refusal.code).toBe('admin.confirm-publishing');
  return refusal.faults.map(({ rule, node: at }) => [rule, at]);
};

it('BO-02 a page with faults can be saved as a draft; publishing it needs a reason, which the audit log keeps', async () => {
  expect((await savePage(SKIPPED, { status: 'draft' })).ok).toBe(true);
  expect(faultsOf(await savePage(SKIPPED))).toEqual([['heading-order', 'four']]);
  const published = await savePage(SKIPPED, { publishing: { reason: WHY } });
  expect(published.value.draft.status).toBe('published');
  const stored = await db
    .selectFrom('audit_entry')
    .select('input')
    .where('action', '=', 'content.save')
    .execute();
  expect(stored.map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ publishing: { faults: [], reason: WHY, confirms: [] } }),
  );
});

it('BO-02 a scheduled page and an update of a public one need the reason as well', async () => {
  const publishAt = new Date(made.time.now.getTime() + 3_600_000).toISOString();
  expect(faultsOf(await savePage(SKIPPED, { publishAt } as More))).toHaveLength(1);
  const { id, version, draft } = (await savePage([heading('two', '2')])).value;
  const update = { id, kind: 'page', version, draft: { ...draft, tree: SKIPPED } };
  expect(faultsOf(await ask('content.save', update))).toHaveLength(1);
  const blank = await ask('content.save', { ...update, publishing: { reason: '   ' } });
  expect(blank.refusal.code).toBe('admin.unreadable');
});

it('BO-02 faults that the browser found need a reason too, which is stored with them', async () => {
  const faults = [{ rule: 'color-contrast', node: 'two', text: 'Pale' }];
  const refused = await savePage([heading('two', '2')], { publishing: { faults } });
  expect(faultsOf(refused)).toEqual([['color-contrast', 'two']]);
  expect((await savePage([heading('two', '2')], { publishing: { faults, reason: WHY } })).ok).toBe(true);
});

it('BO-02 texts of pages and articles are checked in both languages', async () => {
  const body = { en: '<p>Care</p>', ar: '<p><a href="#">المزيد</a></p>' };
  expect(faultsOf(await savePage([], { body }))).toEqual([['empty-link', null]]);
  expect(faultsOf(await savePage([], { kind: 'article', body }))).toEqual([['empty-link', null]]);
  const html = { en: '<p>Care</p>', ar: '<h2>عناية</h2><h4>الشتاء</h4>' };
  expect(faultsOf(await savePage([text(html)]))).toEqual([['heading-order', 'text']]);
});

it('BO-02 a picture needs an alternative text in the library, or a caption instead', async () => {
  const image = await aPicture('');
  const named = await aPicture('A device on a table');
  const picture = (id: number) => node('pic', 'picture', { image: id, caption: { en: 'Caption' }, url: '' });
  const gallery = (caption: string) =>
    node('gallery', 'gallery', {
      ...{ columns: { desktop: 2 }, ratio: 'square' },
      pictures: [{ image, caption: { en: caption } }],
    });
  expect(faultsOf(await savePage([picture(image)]))).toEqual([['image-alt', 'pic']]);
  expect((await savePage([picture(named)])).ok).toBe(true);
  expect(faultsOf(await savePage([gallery('')]))).toEqual([['image-alt', 'gallery']]);
  expect((await savePage([gallery('On a table')])).ok).toBe(true);
});

it('BO-02 headings of widgets that print others between them are no skipped level', async () => {
  const row = { ...node('row', 'product-row', sample), version: 2 };
  expect((await savePage([heading('two', '2'), row, heading('four', '4')])).refusal).toBeUndefined();
  const box = { ...node('box', 'section', { reach: 'page', size: 'normal' }), slots: { content: SKIPPED } };
  expect(faultsOf(await savePage([box]))).toEqual([['heading-order', 'four']]);
});

it('BO-02 publishing a section with faults needs a reason from every caller', async () => {
  expect(faultsOf(await saveTemplate('section', SKIPPED))).toEqual([['heading-order', 'four']]);
  expect((await saveTemplate('section', SKIPPED, { status: 'draft' })).ok).toBe(true);
  expect((await saveTemplate('section', SKIPPED, { publishing: { reason: WHY } })).ok).toBe(true);
});

it('BO-02 a product template without Add to cart needs a yes, a checkout without its form is refused', async () => {
  const tree = [heading('two', '2')];
  const { refusal } = await saveTemplate('product', tree);
  expect(refusal).toEqual({ code: 'admin.confirm-publishing', faults: [], lacks: ['product-form'] });
  expect((await saveTemplate('product', tree, { publishing: { reason: WHY } })).refusal.lacks).toEqual([
    'product-form',
  ]);
  expect((await saveTemplate('product', tree, { status: 'draft' })).ok).toBe(true);
  expect((await saveTemplate('product', tree, { publishing: { confirms: ['product-form'] } })).ok).toBe(true);
  const empty = await saveTemplate('product', [], { publishing: { confirms: ['product-form'] } });
  expect(empty.refusal.code).toBe('templates.wrong-content');
  const bare = await saveTemplate('checkout', tree, { publishing: { confirms: ['page-content'] } });
  expect(bare.refusal).toMatchObject({
    code: 'templates.wrong-content',
    nodes: [{ node: null, reason: 'lacks-widget', widget: 'page-content' }],
  });
});
