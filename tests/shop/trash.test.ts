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
  return unwrap(await shop.media.keep({ bytes, fileName, alt: '' }));
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

  it('BO-01 the slug is free meanwhile; while another one has it, restoring is refused and nothing is lost', async () => {
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

  it('BO-01 a category whose parent went below its subcategory meanwhile makes no circle', async () => {
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

  it('BO-01 uploaded again meanwhile are not restored, and their file stays', async () => {
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
