import { describe, expect, it } from 'vitest';
import type { SheetRow } from '#shop/catalogue';
import { aDevice } from '../a-kit.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
const { edit } = shop.catalogue;
const SARA = { staffId: 7, name: 'Sara' };
const OMAR = { staffId: 8, name: 'Omar' };

async function sheetOf(text: string): Promise<readonly SheetRow[]> {
  return (await edit.sheet({ text, sort: 'name' })).rows;
}

function change({ id, variationId, version }: SheetRow, cells: object, stockDelta = 0) {
  return { id, variationId, version, change: cells, stockDelta };
}

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return row;
}

describe('a spreadsheet of products', () => {
  it('BO-01 shows products with their variations below them', async () => {
    await aDevice(test, { sku: 'SHEET-DEVICE', stock: [1, 2, 3] });
    const rows = await sheetOf('SHEET-DEVICE');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows[0]).toMatchObject({ variationId: null, isSold: false });
    expect(rows.slice(1).every((row) => row.variationId !== null && row.isSold && row.option.en !== '')).toBe(
      true,
    );
  });

  it('BO-01 saves many rows at once, with stock in the ledger, and takes the save back', async () => {
    await aProduct(test, { sku: 'SHEET-A1', price: '10.00', stock: 4 });
    await aProduct(test, { sku: 'SHEET-A2', price: '20.00', stock: 4 });
    const [one, two] = (await sheetOf('SHEET-A')) as [SheetRow, SheetRow];
    const saved = await edit.changeRows(
      [
        change(one, { regularMinor: 1100, weightKg: 0.5 }, 6),
        change(two, { sku: 'SHEET-A3', saleMinor: 1500 }),
      ],
      { by: SARA },
    );
    expect(saved).toMatchObject({
      ok: true,
      value: { changed: 2, versions: { [one.id]: one.version + 1, [two.id]: two.version + 1 } },
    });
    const [after, other] = (await sheetOf('SHEET-A')) as [SheetRow, SheetRow];
    expect(after).toMatchObject({ regularMinor: 1100, weightKg: 0.5, stock: 10, version: one.version + 1 });
    expect(other).toMatchObject({ sku: 'SHEET-A3', saleMinor: 1500 });
    const back = [
      change(after, { regularMinor: 1000, weightKg: one.weightKg }, -6),
      change(other, { sku: 'SHEET-A2', saleMinor: null }),
    ];
    expect(await edit.changeRows(back, { by: SARA, act: 'undone' })).toMatchObject({ ok: true });
    const again = await sheetOf('SHEET-A');
    expect(again.map(({ version: _version, ...row }) => row)).toEqual(
      [one, two].map(({ version: _version, ...row }) => row),
    );
    const { entries } = await edit.history(one.id);
    expect(entries.map(({ act, by }) => [act, by.name]).slice(0, 2)).toEqual([
      ['undone', 'Sara'],
      ['changed', 'Sara'],
    ]);
  });

  it('BO-01 saves nothing when one row is refused, and names the cell', async () => {
    await aProduct(test, { sku: 'SHEET-B1', price: '10.00', stock: 2 });
    await aProduct(test, { sku: 'SHEET-B2', price: '10.00', stock: 2 });
    const [one, two] = (await sheetOf('SHEET-B')) as [SheetRow, SheetRow];
    const refused = await edit.changeRows(
      [change(one, { regularMinor: 900 }, 5), change(two, { saleMinor: 1000, sku: 'SHEET-B1' }, -3)],
      { by: SARA },
    );
    expect(refused).toMatchObject({
      refusal: {
        code: 'catalogue.some-refused',
        refused: [
          { id: two.id, refusal: { problems: { 'price.saleMinor': 'above-regular' } } },
          { id: two.id, refusal: { problems: { stock: 'below-zero' } } },
        ],
      },
    });
    expect(await sheetOf('SHEET-B')).toEqual([one, two]);
    expect(await levelOf(test, 'SHEET-B1')).toBe(2);
  });

  it('BO-01 names the rows that another member has saved since', async () => {
    await aProduct(test, { sku: 'SHEET-C1', price: '10.00' });
    const row = first(await sheetOf('SHEET-C1'));
    await edit.changeOne({ id: row.id }, { regularMinor: 1300 }, OMAR);
    expect(await edit.changeRows([change(row, { regularMinor: 1200 })], { by: SARA })).toMatchObject({
      refusal: { refused: [{ id: row.id, refusal: { code: 'admin.changed-meanwhile', by: 'Omar' } }] },
    });
    expect(first(await sheetOf('SHEET-C1')).regularMinor).toBe(1300);
  });

  it('BO-01 refuses prices of what has variations, and unreadable rows', async () => {
    const device = first(await sheetOf('SHEET-DEVICE'));
    expect(await edit.changeRows([change(device, { regularMinor: 1 })], { by: SARA })).toMatchObject({
      refusal: { refused: [{ refusal: { code: 'catalogue.has-variations' } }] },
    });
    const strange = change({ ...device, variationId: 999_999 }, { regularMinor: 1 });
    expect(await edit.changeRows([strange], { by: SARA })).toMatchObject({
      refusal: { refused: [{ refusal: { code: 'catalogue.unknown-product' } }] },
    });
    expect(await edit.changeRows([{ id: 0 }], { by: SARA })).toMatchObject({
      refusal: { code: 'catalogue.wrong-fields' },
    });
  });
});
