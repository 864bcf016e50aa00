import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { PLAIN_QUERY } from '#shop/listing';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { IS_PROOF } from '../is-proof.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const FILE = join(import.meta.dirname, '../../demo/products.csv');
/** Rows of the demo's file. */
const ROWS = 102;

function importDemo(options: Partial<typeof PLAIN_IMPORT> = {}) {
  return shop.catalogue.importProducts(readCsv(FILE), {
    ...PLAIN_IMPORT,
    readPicture: pictureFinder(FILE, null),
    ...options,
  });
}

function count(table: 'product' | 'media' | 'category' | 'stock_movement' | 'product_link') {
  return db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then((row) => row.count);
}

describe('the product import', () => {
  it('BO-03 a dry run reports and writes nothing', async () => {
    expect(await importDemo({ dryRun: true })).toMatchObject({ created: ROWS, changed: 0, applied: false });
    expect(await count('product')).toBe(0);
  });

  it('BO-03 imports products, categories and pictures; a second run changes nothing', async () => {
    expect(await importDemo()).toMatchObject({
      created: ROWS,
      changed: 0,
      leftAlone: 0,
      refused: [],
      warnings: [],
    });
    const before = await Promise.all([
      count('product'),
      count('category'),
      count('media'),
      count('stock_movement'),
    ]);
    expect(await importDemo()).toMatchObject({ created: 0, changed: 0, leftAlone: ROWS, refused: [] });
    expect(
      await Promise.all([count('product'), count('category'), count('media'), count('stock_movement')]),
    ).toEqual(before);
    expect(before[2]).toBeGreaterThan(80);
  });

  it('PP-01 stores id, title without price, excerpt and featured picture', async () => {
    const product = await shop.catalogue.findProductBySlug('kovia-bar');
    expect(product).toMatchObject({ id: 132, name: { en: 'Kovia Bar', ar: 'كوفيا بار' } });
    expect(product?.shortDescription.en).toContain('<ul class="product-specs">');
    expect(product?.images[0]?.file).toMatch(/kov-bar-black-1\.jpg$/);
    await db
      .updateTable('product')
      .set({ regular_price_minor: 26000 })
      .where('sku', '=', 'KOV-BAR-BLACK')
      .execute();
    expect((await shop.catalogue.findProductBySlug('kovia-bar'))?.name.en).toBe('Kovia Bar');
  });

  it('ST-01 stores SKU, price, dated sale price and stock of each variation', async () => {
    const product = await shop.catalogue.findProductBySlug('kovia-bar');
    const blue = product?.variations.find(({ sku }) => sku === 'KOV-BAR-BLUE');
    expect(blue).toMatchObject({
      prices: { regular: aed(24900) },
      stock: { left: 38, status: 'instock' },
      options: { colour: 'blue' },
    });
    expect(product?.variations.find(({ sku }) => sku === 'KOV-BAR-STONE')?.stock.status).toBe('outofstock');
    const sienna = await shop.catalogue.findProductBySlug('cedrane-sienna');
    expect(sienna?.prices).toMatchObject({
      sale: aed(2200),
      saleStartsAt: new Date('2026-11-10T00:00:00+04:00'),
      saleEndsAt: new Date('2026-12-31T23:59:59.999+04:00'),
    });
  });

  it('ST-01 lists a product at its sale price during the sale', async () => {
    const id = (await shop.catalogue.findProductBySlug('cedrane-sienna'))?.id;
    if (id === undefined) throw new Error('no product');
    const [during] = await shop.listing.findCards([id], 'en', new Date('2026-12-01T12:00:00+04:00'));
    const [after] = await shop.listing.findCards([id], 'en', new Date('2027-01-02T12:00:00+04:00'));
    expect([during?.price?.now, after?.price?.now]).toEqual([aed(2200), aed(2500)]);
  });

  it('SE-03 makes products searchable by name, part, misspelling, Arabic and number', async () => {
    const place = { categoryId: null, language: 'en', now: time.now } as const;
    for (const search of ['orveta duo', 'orv', 'orvetta', 'أورفيتا', 'ORV-DUO']) {
      const products = await shop.listing.listProducts(
        { ...PLAIN_QUERY, search, orderby: 'relevance' },
        place,
      );
      expect(products?.cards.map(({ name }) => name).join(), search).toContain('Orveta Duo');
    }
  });

  it('LS-06 has no results past the last page', async () => {
    const place = { categoryId: null, language: 'en', now: time.now } as const;
    expect(await shop.listing.listProducts({ ...PLAIN_QUERY, page: 99 }, place)).toBeNull();
  });
});

describe('a file with errors', () => {
  const good = { Type: 'simple', SKU: 'GOOD-1', Name: 'Good', 'Regular price': '10.00' };

  it('BO-03 refuses invalid rows by line, column, value and reason, and imports the others', async () => {
    const report = await shop.catalogue.importProducts(
      rowsOf([
        good,
        { ...good, SKU: 'BAD-1', 'Regular price': 'ten' },
        { ...good, SKU: 'GOOD-1' },
        { ...good, SKU: 'BAD-2', Type: 'variation', Parent: 'NOBODY' },
        { ...good, SKU: 'BAD-3', Name: '' },
      ]),
      PLAIN_IMPORT,
    );
    expect(report).toMatchObject({ created: 1, applied: true });
    expect(report.refused.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
      [3, 'Regular price', 'ten', 'not-a-price'],
      [6, 'Name', '', 'missing'],
      [4, 'SKU', 'GOOD-1', 'repeated'],
      [5, 'Parent', 'NOBODY', 'unknown-parent'],
    ]);
    expect(await shop.catalogue.findProductBySlug('good')).not.toBeNull();
  });

  it('BO-03 imports a product once that is twice in a file', async () => {
    const named = { Type: 'simple', Name: 'Twice named', 'Regular price': '10.00' };
    const coded = { ...named, SKU: 'TWICE', Name: 'Twice coded' };
    await shop.catalogue.importProducts(rowsOf([named, coded]), PLAIN_IMPORT);
    const report = await shop.catalogue.importProducts(
      rowsOf([
        { ...coded, 'Regular price': '11.00' },
        { ...coded, 'Regular price': '12.00' },
        { ...named, 'Regular price': '13.00' },
        { ...named, 'Regular price': '14.00' },
      ]),
      PLAIN_IMPORT,
    );
    expect(report).toMatchObject({ created: 0, changed: 2, applied: true });
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'repeated'],
      [5, 'repeated'],
    ]);
    expect(await shop.catalogue.findProductBySlug('twice-coded')).toMatchObject({
      prices: { regular: aed(11_00) },
    });
  });

  it('BO-03 writes nothing in strict mode', async () => {
    const rows = [
      { ...good, SKU: 'STRICT-1' },
      { ...good, SKU: 'STRICT-2', 'Regular price': '-1' },
    ];
    expect(
      await shop.catalogue.importProducts(rowsOf(rows), { ...PLAIN_IMPORT, strict: true }),
    ).toMatchObject({
      applied: false,
    });
    expect(await db.selectFrom('product').select('id').where('sku', 'like', 'STRICT-%').execute()).toEqual(
      [],
    );
  });

  it('treats formulas as text and removes active content', async () => {
    const row = {
      ...good,
      SKU: 'FORMULA',
      Name: "'=1+1",
      Description: '<p onclick="x()">ok</p><script>alert(1)</script>',
    };
    await shop.catalogue.importProducts(rowsOf([row]), PLAIN_IMPORT);
    const stored = await db
      .selectFrom('product')
      .select(['name', 'description'])
      .where('sku', '=', 'FORMULA')
      .executeTakeFirst();
    expect(stored).toMatchObject({ name: { en: '=1+1' }, description: { en: '<p>ok</p>' } });
  });

  it('changes only the columns of the file', async () => {
    await shop.catalogue.importProducts(
      rowsOf([{ SKU: 'ORV-DUO-SAND', 'Regular price': '405.00' }]),
      PLAIN_IMPORT,
    );
    const stored = await db
      .selectFrom('product')
      .selectAll()
      .where('sku', '=', 'ORV-DUO-SAND')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      type: 'variation',
      regular_price_minor: 40500,
      name: { ar: 'أورفيتا دو - رملي' },
    });
  });

  it('finds parents by id, and types in any row order', async () => {
    const parent = {
      Type: 'variable',
      ID: '90001',
      SKU: '',
      Name: 'Parent by id',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': 'S, L',
      'Attribute 1 global': '0',
    };
    const child = {
      Type: 'variation',
      SKU: 'CHILD-L',
      Name: 'Child',
      Parent: 'id:90001',
      'Regular price': '5',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': 'L',
      'Attribute 1 global': '0',
    };
    await shop.catalogue.importProducts(rowsOf([child, parent]), PLAIN_IMPORT);
    expect((await shop.catalogue.findProductBySlug('parent-by-id'))?.variations).toMatchObject([
      { sku: 'CHILD-L', options: { size: 'l' } },
    ]);
  });
});

it('BO-03 lists show what an interrupted import wrote, before it is run again', async () => {
  const rows = ['CUT-1', 'CUT-2'].map((SKU) => ({
    ...{ Type: 'simple', SKU, Name: `Cut ${SKU}`, 'Regular price': '10', Categories: 'Interrupted' },
  }));
  const importCut = (options: Partial<typeof PLAIN_IMPORT> = {}) =>
    shop.catalogue.importProducts(rowsOf(rows), { ...PLAIN_IMPORT, ...options });
  const interrupted = importCut({
    onProgress: (step) => {
      if (step === 'write') throw new Error('the process dies');
    },
  });
  await expect(interrupted).rejects.toThrow('dies');
  const { id } = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', 'interrupted')
    .executeTakeFirstOrThrow();
  const listed = async () => {
    const place = { categoryId: id, language: 'en', now: time.now } as const;
    return (await shop.listing.listProducts(PLAIN_QUERY, place))?.total ?? 0;
  };
  expect(await listed()).toBe(0);
  await shop.catalogue.listInterrupted();
  expect(await listed()).toBe(2);
  expect(await importCut()).toMatchObject({ changed: 2, refused: [] });
  expect(await importCut()).toMatchObject({ changed: 0, leftAlone: 2 });
});

it('BO-03 loses nothing of concurrent imports', async () => {
  const ROUNDS = IS_PROOF ? 6 : 2;
  const before = await count('category');
  for (let round = 0; round < ROUNDS; round += 1) {
    const skus = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `AT-ONCE-${round}-${name}`);
    const numbers = await Promise.all(
      skus.map((sku) => aProduct(test, { sku, category: `Together ${round} > ${sku}` })),
    );
    expect(new Set(numbers).size).toBe(skus.length);
  }
  expect(await count('category')).toBe(before + ROUNDS * 9);
});

it('BO-03 reviews are imported once', async () => {
  const { reviews } = JSON.parse(readFileSync(join(import.meta.dirname, '../../demo/reviews.json'), 'utf8'));
  const rows = reviews.map((one: Record<string, unknown>) => ({
    ...one,
    title: '',
    body: one.text,
    isVerified: one.verified,
    writtenAt: one.date,
    reply: null,
  }));
  expect(await shop.reviews.importAll(rows)).toBeGreaterThan(20);
  expect(await shop.reviews.importAll(rows)).toBe(0);
});

describe('an import after edits by staff', () => {
  const HEADERS = { Type: 'simple', Published: '1', Categories: 'Accessories' };
  const row = (sku: string, more: Record<string, string> = {}) => ({
    ...HEADERS,
    SKU: sku,
    Name: `Tray ${sku}`,
    'Regular price': '40.00',
    Stock: '10',
    ...more,
  });
  const bring = (rows: Record<string, string>[], options: Partial<typeof PLAIN_IMPORT> = {}) =>
    shop.catalogue.importProducts(rowsOf(rows), { ...PLAIN_IMPORT, ...options });
  const productOf = (sku: string) =>
    db
      .selectFrom('product')
      .select(['id', 'name', 'regular_price_minor as price'])
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
  const staffPrices = (sku: string, minor: number) =>
    db.updateTable('product').set({ regular_price_minor: minor }).where('sku', '=', sku).execute();

  it('BO-03 marks and keeps fields that staff changed', async () => {
    await bring([row('HERE-1')]);
    await staffPrices('HERE-1', 5500);
    const plan = await bring([row('HERE-1')], { dryRun: true });
    expect(plan.rows).toMatchObject([{ verdict: 'same', changedHere: ['regular_price_minor'] }]);
    expect(plan.changedHere).toEqual({ prices: 1 });
    await bring([row('HERE-1')]);
    expect(await productOf('HERE-1')).toMatchObject({ price: 5500 });
  });

  it('BO-03 overwrites chosen kinds of fields only', async () => {
    await bring([row('HERE-2')]);
    await staffPrices('HERE-2', 5500);
    const { id } = await productOf('HERE-2');
    await shop.inventory.adjust(
      { productId: id, delta: -3, reason: 'lost' },
      { staffId: null, name: 'test' },
    );
    const take = ['prices'] as const;
    expect((await bring([row('HERE-2')], { dryRun: true, take })).rows).toMatchObject([
      { verdict: 'change' },
    ]);
    await bring([row('HERE-2')], { take });
    expect(await productOf('HERE-2')).toMatchObject({ price: 4000 });
    expect((await shop.inventory.of([id as ProductId]))[0]).toMatchObject({ level: 7 });
    expect(await bring([row('HERE-2')])).toMatchObject({ changed: 0, leftAlone: 1, changedHere: {} });
  });

  it('BO-03 applies the file’s changes beside those of staff', async () => {
    await bring([row('HERE-3')]);
    await staffPrices('HERE-3', 5500);
    const file = [row('HERE-3', { Name: 'Tray of oak', 'Regular price': '45.00' })];
    expect((await bring(file)).rows).toMatchObject([
      { verdict: 'change', changedHere: ['regular_price_minor'] },
    ]);
    expect(await productOf('HERE-3')).toMatchObject({ name: { en: 'Tray of oak' }, price: 5500 });
    const again = await bring(file, { dryRun: true });
    expect(again.rows).toMatchObject([{ verdict: 'same', changedHere: ['regular_price_minor'] }]);
  });

  it('BO-03 keeps categories set by staff', async () => {
    await bring([row('HERE-4')]);
    const { id } = await productOf('HERE-4');
    await db.deleteFrom('product_category').where('product_id', '=', id).execute();
    const plan = await bring([row('HERE-4', { Name: 'Tray of ash' })]);
    expect(plan.rows).toMatchObject([{ verdict: 'change', changedHere: ['categories'] }]);
    const left = await db.selectFrom('product_category').where('product_id', '=', id).selectAll().execute();
    expect(left).toEqual([]);
  });
});
