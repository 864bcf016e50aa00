import { describe, expect, it } from 'vitest';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { categories, attributes, values, brands, tags, ...edit } = shop.catalogue.edit;
const SARA = { staffId: 7, name: 'Sara' };

async function made(en: string, parentId: number | null = null): Promise<CategoryId> {
  const outcome = await categories.create({ name: { en }, parentId });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}

async function below(parentId: number | null): Promise<string[]> {
  return (await categories.list()).filter((one) => one.parentId === parentId).map(({ name }) => name.en);
}

async function listedIn(categoryId: number): Promise<number[]> {
  return (await edit.find({ categoryId })).rows.map(({ id }) => Number(id));
}

const coloured = { 'Attribute 1 name': 'Shade', 'Attribute 1 value(s)': 'Sand', 'Attribute 1 global': '1' };

describe('the category tree', () => {
  it('BO-01 is extended, renamed and moved; products follow', async () => {
    const root = await made('Homeware');
    const [first, second] = [await made('Trays', root), await made('Bowls', root)];
    const id = await aProduct(test, { sku: 'TRAY', category: 'Homeware > Trays' });
    expect(await below(root)).toEqual(['Trays', 'Bowls']);
    expect(await categories.move(second, { parentId: root, position: 0 })).toEqual({
      ok: true,
      value: second,
    });
    expect(await below(root)).toEqual(['Bowls', 'Trays']);
    expect(await listedIn(root)).toEqual([id]);
    await categories.move(first, { parentId: null });
    expect(await listedIn(root)).toEqual([]);
    expect(await below(null)).toContain('Trays');
    const form = {
      name: { en: 'Serving trays', ar: 'صواني' },
      slug: 'serving-trays',
      description: { en: 'Oak.' },
    };
    expect(await categories.save(first, form)).toMatchObject({ ok: true });
    expect(await shop.catalogue.categoryTree()).toContainEqual(
      expect.objectContaining({ slug: 'serving-trays', name: form.name, path: '/category/serving-trays/' }),
    );
    expect(await shop.redirects.find('/category/trays/')).toMatchObject({
      location: '/category/serving-trays/',
    });
    const [card] = await shop.listing.findCards([id as ProductId], 'en', time.now);
    expect(card).toMatchObject({ note: 'Oak', categorySlugs: ['serving-trays'] });
  });

  it('BO-01 have a name of their own among their siblings', async () => {
    const taken = { ok: false, refusal: { problems: { 'name.en': 'taken' } } };
    const above = await made('Covers');
    const under = await made('Leather', above);
    expect(await categories.create({ name: { en: 'leather' }, parentId: above })).toMatchObject(taken);
    const other = await made('Wool', above);
    expect(await categories.save(other, { name: { en: 'Leather' } })).toMatchObject(taken);
    expect(await categories.save(under, { name: { en: 'Leather', ar: 'جلد' } })).toMatchObject({ ok: true });
    expect(await categories.create({ name: { en: 'Leather' } })).toMatchObject({ ok: true });
  });

  it('BO-01 has a meta title and description, which a save without them empties', async () => {
    const seo = { title: { en: 'Lamps for desks', ar: '' }, description: { en: '', ar: 'مصابيح' } };
    const outcome = await categories.create({ name: { en: 'Lamps' }, seo });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const find = async () => (await shop.catalogue.categoryTree()).find(({ id }) => id === outcome.value);
    expect((await find())?.seo).toEqual({
      title: { en: 'Lamps for desks' },
      description: { en: '', ar: 'مصابيح' },
    });
    expect((await categories.list()).find(({ id }) => id === outcome.value)?.seoTitle).toEqual({
      en: 'Lamps for desks',
    });
    const long = { title: { en: 'x'.repeat(401) }, description: { en: '' } };
    expect(await categories.save(outcome.value, { name: { en: 'Lamps' }, seo: long })).toMatchObject({
      refusal: { problems: { 'seo.title.en': 'too-long' } },
    });
    await categories.save(outcome.value, { name: { en: 'Lamps' } });
    expect((await find())?.seo.title).toEqual({ en: '' });
  });

  it('BO-01 refuses cycles, duplicate and reserved slugs, and empty names', async () => {
    const top = await made('Top');
    const inner = await made('Inner', top);
    expect(await categories.move(top, { parentId: inner })).toMatchObject({
      refusal: { code: 'catalogue.category-circle' },
    });
    const refusal = async (typed: object) => {
      const outcome = await categories.create(typed);
      return outcome.ok ? null : outcome.refusal;
    };
    expect(await refusal({ name: { en: 'Twin' }, slug: 'top' })).toMatchObject({
      problems: { slug: 'taken' },
    });
    expect(await refusal({ name: { en: 'Page' }, slug: 'page' })).toMatchObject({
      problems: { slug: 'reserved-word' },
    });
    expect(await refusal({ name: { en: ' ' } })).toMatchObject({ problems: { 'name.en': 'missing' } });
    expect(await refusal({ name: { en: 'Lost' }, parentId: 999_999 })).toEqual({
      code: 'catalogue.unknown-category',
    });
    expect(await categories.create('nonsense')).toMatchObject({
      refusal: { code: 'catalogue.wrong-fields' },
    });
    expect(
      await shop.catalogue.edit.categories.save(999_999 as CategoryId, { name: { en: 'x' } }),
    ).toMatchObject({
      refusal: { code: 'catalogue.unknown-category' },
    });
  });

  it('BO-01 deletes a category with content only with a target', async () => {
    const full = await made('Full');
    const child = await made('Child', full);
    const heir = await made('Heir');
    const id = await aProduct(test, { sku: 'HELD', category: 'Full' });
    expect(await categories.remove(full)).toMatchObject({
      refusal: { code: 'catalogue.category-in-use', goods: 1, children: 1 },
    });
    expect(await categories.remove(full, child)).toMatchObject({
      refusal: { code: 'catalogue.category-circle' },
    });
    expect(await categories.remove(full, heir)).toMatchObject({ ok: true });
    expect(await listedIn(heir)).toEqual([id]);
    expect(await below(heir)).toEqual(['Child']);
    expect(await categories.remove(full)).toMatchObject({ refusal: { code: 'catalogue.unknown-category' } });
  });

  it('BO-01 keeps the root of the sticks range', async () => {
    const { 'catalogue.listingRoot': slug } = await shop.settings.all();
    const outcome = await categories.create({ name: { en: 'Sticks' }, slug });
    const root = outcome.ok ? outcome.value : (0 as CategoryId);
    expect(await categories.remove(root)).toMatchObject({ refusal: { code: 'catalogue.needed-by-shop' } });
    expect(await categories.save(root, { name: { en: 'Sticks' }, slug: 'other' })).toMatchObject({
      refusal: { code: 'catalogue.needed-by-shop' },
    });
    expect(await categories.save(root, { name: { en: 'All sticks' } })).toMatchObject({ ok: true });
  });
});

describe('attributes, brands and tags', () => {
  it('BO-01 attributes and values are created, named, ordered, coloured, and kept while used', async () => {
    const id = await aProduct(test, { sku: 'SHADED', more: coloured });
    expect(await attributes.create({ name: { en: 'Shade' } })).toMatchObject({
      refusal: { problems: { 'name.en': 'taken' } },
    });
    expect(await attributes.rename('shade', { name: { en: 'Tone', ar: 'درجة' } })).toMatchObject({
      ok: true,
    });
    expect(await values.create('shade', { name: { en: 'Dusk' }, swatchHex: '#112233' })).toEqual({
      ok: true,
      value: 'dusk',
    });
    expect(await values.create('shade', { name: { en: 'Dawn' }, swatchHex: 'red' })).toMatchObject({
      refusal: { problems: { swatchHex: 'not-a-colour' } },
    });
    expect(
      await values.save({ attribute: 'shade', slug: 'sand' }, { name: { en: 'Dune', ar: 'كثيب' } }),
    ).toMatchObject({
      ok: true,
    });
    await values.reorder('shade', ['dusk', 'sand']);
    expect(await values.list('shade')).toEqual([
      { slug: 'dusk', name: { en: 'Dusk' }, swatchHex: '#112233', goods: 0, version: 1 },
      { slug: 'sand', name: { en: 'Dune', ar: 'كثيب' }, swatchHex: null, goods: 1, version: 2 },
    ]);
    const page = await shop.catalogue.findProduct(id as ProductId);
    expect(page?.attributes).toMatchObject([{ name: { en: 'Tone' }, values: [{ name: { ar: 'كثيب' } }] }]);
    expect(await values.remove('shade', 'sand')).toMatchObject({
      refusal: { code: 'catalogue.in-use', goods: 1 },
    });
    expect(await attributes.remove('shade')).toMatchObject({ refusal: { code: 'catalogue.in-use' } });
    expect(await values.remove('shade', 'dusk')).toMatchObject({ ok: true });
    expect(await values.remove('shade', 'dusk')).toMatchObject({
      refusal: { code: 'catalogue.unknown-value' },
    });
    expect(await values.save({ attribute: 'shade', slug: '\0' }, { name: { en: 'x' } })).toMatchObject({
      refusal: { code: 'catalogue.unknown-value' },
    });
    expect(await values.list('\0')).toEqual([]);
    expect(await attributes.remove('nothing')).toMatchObject({
      refusal: { code: 'catalogue.unknown-attribute' },
    });
  });

  it('BO-03 a renamed value is recognised by the product file', async () => {
    const id = await aProduct(test, { sku: 'RENAMED', more: coloured });
    await values.save({ attribute: 'shade', slug: 'sand' }, { name: { en: 'Gold dust' } });
    const { draft, version } = (await edit.open(id as ProductId)) ?? { draft: null, version: 0 };
    await edit.save(id as ProductId, { ...draft, isFeatured: true }, { version, by: SARA });
    const rows = [];
    for await (const row of shop.catalogue.exportProducts()) if (row.SKU === 'RENAMED') rows.push(row);
    expect(rows).toMatchObject([{ 'Attribute 1 name': 'Shade', 'Attribute 1 value(s)': 'Sand' }]);
  });

  it('BO-01 brands are values of their own attribute', async () => {
    expect(await brands.create({ name: { en: 'Marsa', ar: 'مرسى' } })).toEqual({ ok: true, value: 'marsa' });
    const id = await aProduct(test, { sku: 'BRANDED' });
    const { draft, version } = (await edit.open(id as ProductId)) ?? { draft: null, version: 0 };
    const saved = await edit.save(id as ProductId, { ...draft, brand: 'marsa' }, { version, by: SARA });
    expect(saved).toMatchObject({ ok: true, value: { draft: { brand: 'marsa' } } });
    expect((await edit.find({ brand: 'marsa' })).total).toBe(1);
    await brands.save('marsa', { name: { en: 'Marsa House' } });
    const [card] = await shop.listing.findCards([id as ProductId], 'en', time.now);
    expect(card?.brand).toBe('Marsa House');
    expect(await brands.remove('marsa')).toMatchObject({ refusal: { code: 'catalogue.in-use', goods: 1 } });
    expect(await attributes.remove('brand')).toMatchObject({ refusal: { code: 'catalogue.needed-by-shop' } });
  });

  it('BO-01 tags are created, renamed and searched', async () => {
    const outcome = await tags.create({ name: { en: 'New in', ar: 'جديد' } });
    const id = outcome.ok ? outcome.value : 0;
    expect(await tags.create({ name: { en: 'New in' } })).toMatchObject({
      refusal: { problems: { slug: 'taken' } },
    });
    await aProduct(test, { sku: 'TAGGED', more: { Tags: 'New in' } });
    expect(await tags.list('جديد')).toEqual([
      { id, slug: 'new-in', name: { en: 'New in', ar: 'جديد' }, goods: 1, version: 1 },
    ]);
    expect(await tags.save(id, { name: { en: 'Just in' }, slug: 'just-in' })).toMatchObject({ ok: true });
    const row = await db
      .selectFrom('listing_row')
      .innerJoin('product', 'product.id', 'listing_row.product_id')
      .select('tags')
      .where('sku', '=', 'TAGGED')
      .executeTakeFirst();
    expect(row?.tags).toEqual(['just-in']);
    expect(await tags.remove(999_999)).toMatchObject({ refusal: { code: 'catalogue.unknown-tag' } });
  });
});
