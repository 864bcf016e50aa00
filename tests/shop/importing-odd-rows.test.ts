import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const { shop } = aShop(db);
type Row = Record<string, string>;

const importRows = (rows: readonly Row[]) => shop.catalogue.importProducts(rowsOf(rows), PLAIN_IMPORT);

function simple(SKU: string, more: Row = {}): Row {
  return { Type: 'simple', SKU, Name: `Product ${SKU}`, 'Regular price': '10.00', ...more };
}

function option(value: string): Row {
  const attribute = {
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': value,
    'Attribute 1 global': '1',
  };
  return { Name: `Case ${value}`, 'Regular price': '5.00', ...attribute };
}

const CASE = { ...option('Red, Blue'), Type: 'variable', SKU: 'CASE', Parent: '' };
const variation = (value: string, SKU = ''): Row => ({
  ...option(value),
  Type: 'variation',
  SKU,
  Parent: 'CASE',
});

describe('a row that cannot be stored', () => {
  it.each([
    ['SKU', 'X'.repeat(65), 'too-long'],
    ['Name', 'L'.repeat(201), 'too-long'],
    ['GTIN, UPC, EAN, or ISBN', '9'.repeat(65), 'too-long'],
    ['Stock', '-5', 'below-zero'],
    ['Date sale price starts', '+275760-09-12T00:00:00Z', 'not-a-date'],
    ['Date sale price ends', '0001-01-01T00:00:00+14:00', 'not-a-date'],
  ])('BO-03 is refused for its %s, and the others are imported', async (column, value, reason) => {
    const good = `GOOD-${column}`.slice(0, 64);
    const report = await importRows([simple('ODD', { [column]: value }), simple(good)]);
    expect(report).toMatchObject({ created: 1, refused: [{ line: 2, column, value, reason }] });
  });

  it('BO-03 is refused where it would make a variation of a product, or the reverse', async () => {
    await importRows([simple('PLAIN'), CASE, variation('Red', 'CASE-RED')]);
    const report = await importRows([simple('CASE-RED'), variation('Blue', 'PLAIN'), simple('AFTER')]);
    expect(report).toMatchObject({
      created: 1,
      refused: [
        { line: 2, column: 'Type', value: 'simple', reason: 'other-type' },
        { line: 3, column: 'Type', value: 'variation', reason: 'other-type' },
      ],
    });
  });
});

describe('BO-03 a variable product that is imported as a simple one', () => {
  const colours = (sku: string): Row[] =>
    ['Red', 'Blue'].map((value) => ({ ...variation(value, `${sku}-${value}`), Parent: sku, Stock: '4' }));
  const variationsOf = async (sku: string) => {
    const { rows } = await sql<{ sku: string | null; status: string }>`
      select sku, status from product where parent_id = (select id from product where sku = ${sku}) order by id
    `.execute(db);
    return rows;
  };

  it('loses its variations, as the dry run says', async () => {
    await importRows([{ ...CASE, SKU: 'BAG' }, ...colours('BAG')]);
    await importRows([{ ...variation('Green', 'BAG-GREEN'), Parent: 'BAG' }]);
    const plan = await shop.catalogue.importProducts(rowsOf([simple('BAG')]), {
      ...PLAIN_IMPORT,
      dryRun: true,
    });
    const warnings = [{ key: 'BAG', kind: 'variations', value: '3' }];
    expect(plan).toMatchObject({ changed: 1, warnings });
    expect(await variationsOf('BAG')).toHaveLength(3);
    expect(await importRows([simple('BAG')])).toMatchObject({ changed: 1, warnings, refused: [] });
    // Variations with movements of stock are archived.
    const archived = { sku: null, status: 'archived' };
    expect(await variationsOf('BAG')).toEqual([archived, archived]);
    expect(await importRows([simple('BAG'), simple('BAG-GREEN')])).toMatchObject({
      created: 1,
      warnings: [],
    });
  });

  it('has them again when its earlier version is restored', async () => {
    await importRows([{ ...CASE, SKU: 'BOX' }, ...colours('BOX')]);
    await importRows([simple('BOX')]);
    const id = (
      await db.selectFrom('product').select('id').where('sku', '=', 'BOX').executeTakeFirstOrThrow()
    ).id;
    const { entries } = await shop.catalogue.edit.history(id);
    const restored = await shop.catalogue.edit.undo(id, entries[0]?.version ?? 0, {
      name: 'Mona',
      staffId: null,
    });
    expect(restored).toMatchObject({ ok: true, value: { draft: { type: 'variable' } } });
    expect((await variationsOf('BOX')).map(({ sku }) => sku)).toEqual(['BOX-Red', 'BOX-Blue']);
  });

  it('takes no variations of the same file', async () => {
    await importRows([{ ...CASE, SKU: 'CAP' }, ...colours('CAP')]);
    const report = await importRows([simple('CAP'), ...colours('CAP')]);
    expect(report).toMatchObject({
      changed: 1,
      refused: [
        { line: 3, column: 'Parent', reason: 'unknown-parent' },
        { line: 4, column: 'Parent', reason: 'unknown-parent' },
      ],
    });
  });
});

it('BO-03 stock below zero is taken where backorders are allowed', async () => {
  const report = await importRows([simple('BACK', { Stock: '-5', 'Backorders allowed?': 'notify' })]);
  expect(report).toMatchObject({ created: 1, refused: [] });
});

it('BO-03 a second run changes nothing, also without SKU and ID', async () => {
  const rows = [
    simple('', { Name: 'جهاز تسخين' }),
    simple('', { Name: 'جهاز آخر' }),
    CASE,
    variation('Green'),
    variation('Yellow'),
  ];
  await importRows(rows);
  expect(await importRows(rows)).toMatchObject({ created: 0, changed: 0, leftAlone: 5, refused: [] });
});
