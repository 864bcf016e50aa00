import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { type ListingQuery, PLAIN_QUERY, parseListingQuery } from '#shop/listing';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;

const global = { 'Attribute 1 global': '1', 'Attribute 2 global': '1', 'Attribute 3 global': '1' };

function device(sku: string, takes: string, more: Record<string, string> = {}) {
  return aProduct(test, {
    sku,
    price: '249.00',
    category: 'Devices',
    more: {
      'Attribute 1 name': 'Brand',
      'Attribute 1 value(s)': 'Orveta',
      'Attribute 2 name': 'Compatible sticks',
      'Attribute 2 value(s)': takes,
      ...global,
      ...more,
    },
  });
}

function stick(sku: string, brand: string, more: Record<string, string> = {}) {
  return aProduct(test, {
    sku,
    category: `Sticks > ${brand}`,
    more: {
      'Meta: _jamra_contains_nicotine': '1',
      'Attribute 1 name': 'Brand',
      'Attribute 1 value(s)': brand,
      'Attribute 2 name': 'Intensity',
      'Attribute 2 value(s)': sku.slice(-1),
      ...global,
      ...more,
    },
  });
}

const ids: Record<string, number> = {};

beforeAll(async () => {
  ids.alone = await device('Late Bar', '');
  ids.duo = await device('Duo', 'Cedrane');
  ids.amber = await stick('Amber 3', 'Cedrane');
  ids.gold = await stick('Gold 5', 'Cedrane');
  ids.mint = await stick('Mint 3', 'Falaj', {
    'Attribute 3 name': 'Compatible devices',
    'Attribute 3 value(s)': 'Late Bar',
  });
  ids.line = await device('Line', '', { 'Meta: _jamra_sticks_listing': '/sticks/falaj/' });
});

function list(query: Partial<ListingQuery>) {
  const place = { categoryId: null, language: 'en' as const, now: time.now };
  return shop.listing.listProducts({ ...PLAIN_QUERY, ...query }, place);
}

async function namesIn(query: Partial<ListingQuery>) {
  return (await list(query))?.cards.map(({ name }) => name).sort();
}

const fitting = async (name: string) =>
  (await shop.catalogue.fit.fitting(ids[name] as ProductId)).sort((a, b) => a - b);

describe('compatibility of devices and sticks', () => {
  it('RT-04 by the brand a device lists, in any import order', async () => {
    expect(await fitting('duo')).toEqual([ids.amber, ids.gold]);
    expect(await fitting('amber')).toEqual([ids.duo]);
  });

  it('RT-04 by the device a stick lists', async () => {
    expect(await fitting('alone')).toEqual([ids.mint]);
  });

  it('RT-04 by the category a device links to', async () => {
    expect(await fitting('line')).toEqual([ids.mint]);
  });

  it('follows a changed file', async () => {
    await device('Duo', 'Falaj');
    expect(await fitting('duo')).toEqual([ids.mint]);
    await device('Duo', 'Cedrane');
    expect(await fitting('duo')).toEqual([ids.amber, ids.gold]);
  });

  it('LS-07 filters listings by device and by stick', async () => {
    expect(await namesIn({ fits: 'duo' })).toEqual(['Amber 3', 'Gold 5']);
    expect(await namesIn({ fits: 'amber-3' })).toEqual(['Duo']);
    expect((await list({ fits: 'a-toaster' }))?.total).toBe(6);
  });

  it('LS-07 counts the sticks of a device, and cards name compatible devices', async () => {
    const listing = await list({});
    const counts = listing?.fits.map(({ name, count }) => [name, count]);
    expect(counts).toEqual([
      ['Duo', 2],
      ['Late Bar', 1],
      ['Line', 1],
    ]);
    const amber = listing?.cards.find(({ name }) => name === 'Amber 3');
    expect(amber?.fits).toEqual([ids.duo]);
  });

  it('is part of a cart line', async () => {
    const sellables = await shop.catalogue.sellables([ids.mint as ProductId]);
    const fits = sellables.get(ids.mint as ProductId)?.fits ?? [];
    expect(fits.toSorted((a, b) => a - b)).toEqual([ids.alone, ids.line].sort((a = 0, b = 0) => a - b));
  });
});

describe('filter counts', () => {
  const counts = async (slug: string, query: Partial<ListingQuery>) =>
    Object.fromEntries(
      (await list(query))?.facets
        .find((facet) => facet.slug === slug)
        ?.values.map((value) => [value.slug, value.count]) ?? [],
    );

  it('LS-07 equal the results of each value', async () => {
    for (const [value, count] of Object.entries(await counts('intensity', {}))) {
      expect((await list({ filters: { intensity: [value] } }))?.total, value).toBe(count);
    }
  });

  it('LS-07 of one filter depend on the others, not on its own choice', async () => {
    const chosen = { filters: { brand: ['cedrane'] } };
    expect(await counts('intensity', chosen)).toEqual({ 3: 1, 5: 1 });
    expect(await counts('brand', chosen)).toMatchObject({ cedrane: 2, falaj: 1 });
  });

  it('LS-07 support any or all of several values', async () => {
    const parse = (text: string) => parseListingQuery(new URLSearchParams(text));
    expect((await list(parse('filter_intensity=3,5')))?.total).toBe(0);
    expect((await list(parse('filter_intensity=3,5&query_type_intensity=or')))?.total).toBe(3);
  });

  it('LS-07 support brands by id', async () => {
    const term = await db
      .selectFrom('attribute_term')
      .select('id')
      .where('slug', '=', 'falaj')
      .where('attribute_slug', '=', 'brand')
      .executeTakeFirstOrThrow();
    const listing = await list({ brandIds: [term.id] });
    expect(listing?.total).toBe(1);
    expect(listing?.query).toMatchObject({ filters: { brand: ['falaj'] }, brandIds: [] });
  });
});

describe('sort orders', () => {
  it('LS-05 sort by what they name', async () => {
    const order = async (orderby: ListingQuery['orderby']) =>
      (await list({ orderby }))?.cards.map(({ name }) => name);
    expect(await order('title')).toEqual(['Amber 3', 'Duo', 'Gold 5', 'Late Bar', 'Line', 'Mint 3']);
    expect(await order('title-desc')).toEqual(['Mint 3', 'Line', 'Late Bar', 'Gold 5', 'Duo', 'Amber 3']);
    expect(await order('id')).toEqual(['Late Bar', 'Duo', 'Amber 3', 'Gold 5', 'Mint 3', 'Line']);
    expect((await order('price'))?.slice(0, 3).every((name) => /\d$/.test(name))).toBe(true);
    expect((await order('price-desc'))?.slice(3).every((name) => /\d$/.test(name))).toBe(true);
    expect(await order('rand')).toEqual(await order('rand'));
  });
});
