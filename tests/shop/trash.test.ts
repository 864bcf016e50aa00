import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CategoryId, MediaId, ProductId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { TRASH_DAYS, type TrashKind } from '#shop/trash';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { categories, tags, attributes, values } = shop.catalogue.edit;
const SARA = { staffId: 7, name: 'Sara' };
const TERMS: readonly TrashKind[] = ['category', 'tag', 'attribute', 'value'];
const MEDIA: readonly TrashKind[] = ['media'];

function unwrap<Value>(
  outcome: { ok: true; value: Value } | { ok: false; refusal: { code: string } },
): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function listedAs(id: number) {
  return db
    .selectFrom('listing_row')
    .select(['tags', 'category_ids'])
    .where('product_id', '=', id as ProductId)
    .executeTakeFirstOrThrow();
}

async function aPicture(fileName: string): Promise<MediaId> {
  const background = { r: fileName.length, g: fileName.charCodeAt(0), b: 7 };
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return unwrap(await shop.media.upload({ bytes, fileName, alt: '' }));
}

describe('terms in the trash', () => {
  it('BO-01 a tag that products have is shown no more, and comes back with them', async () => {
    const product = await aProduct(test, { sku: 'TRASH-TAG', more: { Tags: 'Limited' } });
    const [tag] = await tags.list('limited');
    const trashed = unwrap(await tags.remove(tag?.id ?? 0, SARA));
    expect((await listedAs(product)).tags).toEqual([]);
    expect(await tags.list('limited')).toEqual([]);
    expect((await shop.trash.list(TERMS, 1)).rows[0]).toMatchObject({
      ...{ id: trashed, kind: 'tag', name: { en: 'Limited' }, removedBy: 'Sara', daysLeft: TRASH_DAYS },
    });
    expect(await shop.trash.restore(trashed, MEDIA)).toMatchObject({ refusal: { code: 'trash.unknown' } });
    expect(await shop.trash.restore(trashed, TERMS)).toEqual({ ok: true, value: null });
    expect((await listedAs(product)).tags).toEqual(['limited']);
    expect(await tags.list('limited')).toMatchObject([{ id: tag?.id, goods: 1 }]);
    expect(await shop.trash.restore(trashed, TERMS)).toMatchObject({ refusal: { code: 'trash.unknown' } });
  });

  it('BO-01 the slug is free in the meantime; while another one has it, restoring is refused and nothing is lost', async () => {
    const first = unwrap(await tags.create({ name: { en: 'Winter' } }));
    const trashed = unwrap(await tags.remove(first, SARA));
    const second = unwrap(await tags.create({ name: { en: 'Winter' } }));
    expect(await shop.trash.restore(trashed, TERMS)).toMatchObject({
      refusal: { code: 'catalogue.slug-taken', slug: 'winter' },
    });
    unwrap(await tags.save(second, { name: { en: 'Winter' }, slug: 'winter-2' }));
    expect(await shop.trash.restore(trashed, TERMS)).toMatchObject({ ok: true });
  });

  it('BO-01 a category comes back to its place, with products and subcategories that were moved', async () => {
    const made = async (en: string, parentId: CategoryId | null = null) =>
      unwrap(await categories.create({ name: { en }, parentId }));
    const above = await made('Above');
    const full = await made('Full one', above);
    const child = await made('Child one', full);
    const heir = await made('Heir one');
    const product = await aProduct(test, { sku: 'TRASH-CATEGORY', category: 'Above > Full one' });
    const trashed = unwrap(await categories.remove(full, heir, SARA));
    expect((await listedAs(product)).category_ids).toContain(heir);
    expect((await listedAs(product)).category_ids).not.toContain(full);
    unwrap(await shop.trash.restore(trashed, TERMS));
    const rows = await categories.list();
    expect(rows.find(({ id }) => id === full)).toMatchObject({ parentId: above, slug: 'full-one', goods: 1 });
    expect(rows.find(({ id }) => id === child)).toMatchObject({ parentId: full });
    expect((await listedAs(product)).category_ids).toContain(full);
    expect((await listedAs(product)).category_ids).not.toContain(heir);
  });

  it('BO-01 a category whose parent has moved below its subcategory since makes no cycle', async () => {
    const made = async (en: string, parentId: CategoryId | null = null) =>
      unwrap(await categories.create({ name: { en }, parentId }));
    const parent = await made('Round parent');
    const middle = await made('Round middle', parent);
    const child = await made('Round child', middle);
    const heir = await made('Round heir');
    const trashed = unwrap(await categories.remove(middle, heir, SARA));
    unwrap(await categories.move(parent, { parentId: child, position: null }));
    unwrap(await shop.trash.restore(trashed, TERMS));
    const rows = await categories.list();
    expect(rows.find(({ id }) => id === child)).toMatchObject({ parentId: heir });
    expect(rows.find(({ id }) => id === middle)).toMatchObject({ parentId: parent });
  });

  it('BO-01 an attribute comes back with its values, a value only while its attribute is there', async () => {
    const slug = unwrap(await attributes.create({ name: { en: 'Grain' } }));
    const value = unwrap(await values.create(slug, { name: { en: 'Fine' }, swatchHex: '#aabbcc' }));
    const coarse = unwrap(await values.create(slug, { name: { en: 'Coarse' } }));
    const trashedValue = unwrap(await values.remove(slug, coarse, SARA));
    const trashed = unwrap(await attributes.remove(slug, SARA));
    expect(await shop.trash.restore(trashedValue, TERMS)).toMatchObject({
      refusal: { code: 'catalogue.unknown-attribute' },
    });
    unwrap(await shop.trash.restore(trashed, TERMS));
    unwrap(await shop.trash.restore(trashedValue, TERMS));
    expect((await values.list(slug)).map((one) => one.slug)).toEqual([value, coarse]);
  });
});

describe('pictures in the trash', () => {
  it('BO-01 keep their file until they are restored or deleted permanently', async () => {
    const id = await aPicture('a.png');
    const [picture] = await shop.media.find([id]);
    const path = `${test.config.filesDir}/${picture?.file}`;
    const trashed = unwrap(await shop.media.library.trash(id, SARA));
    expect(await shop.media.find([id])).toEqual([]);
    expect(existsSync(path)).toBe(true);
    unwrap(await shop.trash.restore(trashed, MEDIA));
    expect(await shop.media.find([id])).toEqual([picture]);
    const again = unwrap(await shop.media.library.trash(id, SARA));
    expect(await shop.trash.remove(again, TERMS)).toMatchObject({ refusal: { code: 'trash.unknown' } });
    unwrap(await shop.trash.remove(again, MEDIA));
    expect(existsSync(path)).toBe(false);
  });

  it('BO-01 uploaded again since are not restored, and their file stays', async () => {
    const trashed = unwrap(await shop.media.library.trash(await aPicture('bb.png'), SARA));
    const [again] = await shop.media.find([await aPicture('bb.png')]);
    expect(await shop.trash.restore(trashed, MEDIA)).toMatchObject({
      refusal: { code: 'media.uploaded-again' },
    });
    unwrap(await shop.trash.remove(trashed, MEDIA));
    expect(existsSync(`${test.config.filesDir}/${again?.file}`)).toBe(true);
  });

  it('BO-01 are refused while something shows them', async () => {
    const id = await aPicture('ccc.png');
    unwrap(await categories.create({ name: { en: 'Pictured' }, imageId: id }));
    expect(await shop.media.library.trash(id, SARA)).toMatchObject({
      refusal: { code: 'media.in-use', uses: [{ kind: 'category', name: 'Pictured' }] },
    });
  });

  it('BO-01 are deleted permanently after thirty days', async () => {
    const trashed = unwrap(await shop.media.library.trash(await aPicture('dddd.png'), SARA));
    time.now = new Date(time.now.getTime() + TRASH_DAYS * DAY_MS - 1);
    await shop.trash.removeExpired();
    expect((await shop.trash.list(MEDIA, 1)).rows[0]).toMatchObject({ id: trashed, daysLeft: 1 });
    time.now = new Date(time.now.getTime() + 1);
    expect(await shop.trash.removeExpired()).toBeGreaterThan(0);
    expect(await shop.trash.list([...TERMS, ...MEDIA], 1)).toEqual({ rows: [], total: 0 });
  });
});

describe('categories and tags of articles, and delivery zones in the trash', () => {
  const { terms } = shop.content.edit;
  const { setUp } = shop.shipping;

  it('BO-01 a category of articles comes back in its place, while its slug is free', async () => {
    const which = { term: 'category', kind: 'article' } as const;
    const first = unwrap(await terms.add(which, { en: 'Guides', ar: 'أدلة' }));
    unwrap(await terms.add(which, { en: 'News', ar: '' }));
    const before = await terms.list(which);
    const trashed = unwrap(await terms.remove(which, first, SARA));
    expect((await terms.list(which)).map(({ slug }) => slug)).toEqual(['news']);
    expect((await shop.trash.list(['document-category'], 1)).rows[0]).toMatchObject({
      ...{ id: trashed, name: { en: 'Guides' }, removedBy: 'Sara' },
    });
    unwrap(await shop.trash.restore(trashed, ['document-category']));
    expect(await terms.list(which)).toEqual(before);
    const again = unwrap(await terms.remove(which, first, SARA));
    unwrap(await terms.add(which, { en: 'Guides', ar: '' }));
    expect(await shop.trash.restore(again, ['document-category'])).toMatchObject({
      refusal: { code: 'content.term-slug-taken', slug: first },
    });
  });

  it('BO-01 a tag of articles that is used is not deleted, an unused one comes back', async () => {
    const which = { term: 'tag' } as const;
    const slug = unwrap(await terms.add(which, { en: 'Care', ar: '' }));
    const trashed = unwrap(await terms.remove(which, slug, SARA));
    unwrap(await shop.trash.restore(trashed, ['document-tag']));
    expect(await terms.list(which)).toMatchObject([{ slug, name: { en: 'Care' } }]);
  });

  it('BO-01 a zone comes back with its methods and times, unless its emirate has another one by now', async () => {
    const slot = { weekdays: [1, 2], fromMinute: 600, toMinute: 720, cutoffHours: 2, capacity: 3 };
    const method = { code: 'standard', title: { en: 'Standard' }, costMinor: 1500, minimumMinor: null };
    const zone = (en: string) => ({
      ...{ name: { en }, emirates: ['FU'] },
      methods: [{ ...method, emirates: null, deliveryDays: 1, slots: [slot] }],
    });
    const saveProduct = (en: string) => setUp.save({ id: null, version: 0, zone: zone(en), stops: [] }, SARA);
    const { id, version } = unwrap(await saveProduct('East coast'));
    const before = (await shop.shipping.zones()).find((one) => one.id === id);
    const trashed = unwrap(await setUp.remove({ id, version, stops: ['FU'] }, SARA));
    expect((await shop.shipping.zones()).some((one) => one.id === id)).toBe(false);
    unwrap(await shop.trash.restore(trashed, ['zone']));
    expect((await shop.shipping.zones()).find((one) => one.id === id)).toEqual(before);
    const standing = (await shop.shipping.openedZones()).find((one) => one.id === id);
    const again = unwrap(await setUp.remove({ id, version: standing?.version ?? 0, stops: ['FU'] }, SARA));
    unwrap(await saveProduct('Fujairah'));
    expect(await shop.trash.restore(again, ['zone'])).toMatchObject({
      refusal: { code: 'shipping.emirate-taken', emirate: 'FU' },
    });
    expect((await shop.trash.list(['zone'], 1)).total).toBe(1);
  });
});
