import { describe, expect, it } from 'vitest';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const { shop } = aShop(await aDatabase());
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
