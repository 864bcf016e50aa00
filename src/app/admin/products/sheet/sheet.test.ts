import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { parseCell, type SheetRow, type StatusNames } from './cells.ts';
import { changesOf, copied, filledDown, pasted, toRows, toUndo } from './changes.ts';
import { movedBy, placeAt, selectionOf } from './grid/grid-keys.ts';
import { parseTsv, toTsv } from './tsv.ts';

const NAMES: StatusNames = {
  published: 'منشور',
  draft: 'Draft',
  private: 'Staff only',
  archived: 'Archived',
};

function row(id: number, more: Partial<SheetRow> = {}): SheetRow {
  return {
    ...{
      id: id as ProductId,
      variationId: null,
      version: 3,
      option: { en: '' },
      isSold: true,
      status: 'published',
    },
    ...{ name: { en: `Product ${id}`, ar: '' }, sku: `P${id}`, gtin: '' },
    ...{ regularMinor: 1000, saleMinor: null, stock: 5, weightKg: null },
    ...more,
  };
}

describe('the clipboard', () => {
  it('BO-01 parses what a spreadsheet copies, with quotes and line breaks, and writes the same', () => {
    const cells = [
      ['a', 'b "c"'],
      ['two\nlines', ''],
    ];
    expect(toTsv(cells)).toBe('a\t"b ""c"""\n"two\nlines"\t');
    expect(parseTsv(toTsv(cells))).toEqual(cells);
    expect(parseTsv('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('BO-01 pastes a block from a cell, skipping read-only cells, and one text into a whole selection', () => {
    const rows = [row(1), row(2, { isSold: false, stock: null })];
    const at = { top: 0, left: 4, bottom: 0, right: 4 };
    const block = [['12', '9', '3'], ['13', '', '4'], ['too far']];
    expect(pasted(rows, block, at)).toEqual({
      '1:regularMinor': '12',
      '1:saleMinor': '9',
      '1:stock': '3',
    });
    expect(pasted(rows, [['X']], { top: 0, left: 2, bottom: 1, right: 3 })).toEqual({
      ...{ '1:sku': 'X', '1:gtin': 'X', '2:sku': 'X', '2:gtin': 'X' },
    });
  });

  it('ST-01 without the right, stock is neither pasted nor saved', () => {
    const fixed = row(1, { isStockFixed: true });
    const block = [['12', '9', '3']];
    const at = { top: 0, left: 4, bottom: 0, right: 4 };
    expect(Object.keys(pasted([fixed], block, at))).toEqual(['1:regularMinor', '1:saleMinor']);
    expect(changesOf([fixed], { '1:stock': '9' }, NAMES).changes).toEqual([]);
  });

  it('BO-01 fills the first row of a selection down and copies what is typed', () => {
    const rows = [row(1), row(2), row(3)];
    const at = { top: 0, left: 4, bottom: 2, right: 4 };
    expect(filledDown(rows, { '1:regularMinor': '7.50' }, at)).toEqual({
      '2:regularMinor': '7.50',
      '3:regularMinor': '7.50',
    });
    expect(copied(rows, { '1:regularMinor': '7.50' }, { ...at, bottom: 1 })).toEqual([['7.50'], ['10.00']]);
  });
});

describe('cells', () => {
  it('BO-01 read amounts as spreadsheets of both languages write them', () => {
    for (const text of ['1,234.50', ' AED 1234.5', '١٬٢٣٤٫٥٠', '1234.50 درهم', '1234,5', '١٢٣٤،٥٠'])
      expect(parseCell(text, 'regularMinor', NAMES), text).toEqual({ ok: true, value: 123_450 });
    expect(parseCell('', 'saleMinor', NAMES)).toEqual({ ok: true, value: null });
  });

  it('BO-01 name the problem of an invalid text', () => {
    expect(parseCell('12.345', 'regularMinor', NAMES)).toEqual({ ok: false, problem: 'wrong-kind' });
    expect(parseCell('-1', 'stock', NAMES)).toEqual({ ok: false, problem: 'below-zero' });
    expect(parseCell('', 'stock', NAMES)).toEqual({ ok: false, problem: 'missing' });
    expect(parseCell(' ', 'name.en', NAMES)).toEqual({ ok: false, problem: 'missing' });
    expect(parseCell('رمز', 'sku', NAMES)).toEqual({ ok: false, problem: 'not-a-code' });
    expect(parseCell('gone', 'status', NAMES)).toEqual({ ok: false, problem: 'wrong-kind' });
  });

  it('BO-01 parse a status by its name in the language of the screen', () => {
    expect(parseCell('منشور', 'status', NAMES)).toEqual({ ok: true, value: 'published' });
    expect(parseCell('DRAFT', 'status', NAMES)).toEqual({ ok: true, value: 'draft' });
  });
});

describe('changes', () => {
  it('BO-01 are values that differ; another spelling of the same value is none', () => {
    const edits = { '1:regularMinor': '10', '1:sku': 'P1 ', '2:regularMinor': '11' };
    const { changes, wrong } = changesOf([row(1), row(2)], edits, NAMES);
    expect(wrong).toEqual([]);
    expect(changes).toMatchObject([{ column: 'regularMinor', before: 1000, after: 1100 }]);
  });

  it('BO-01 are wrong where the sale price would not be below the regular price', () => {
    const { wrong } = changesOf([row(1, { saleMinor: 900 })], { '1:regularMinor': '9' }, NAMES);
    expect(wrong).toMatchObject([{ column: 'saleMinor', problem: 'above-regular' }]);
    const cleared = { '1:regularMinor': '9', '1:saleMinor': '' };
    expect(changesOf([row(1, { saleMinor: 900 })], cleared, NAMES).wrong).toEqual([]);
  });

  it('BO-01 are sent by row, with stock as a difference; undo uses the versions of the save', () => {
    const edits = { '1:name.ar': 'منتج', '1:stock': '8', '1:saleMinor': '5' };
    const { changes } = changesOf([row(1)], edits, NAMES);
    expect(toRows(changes)).toEqual([
      {
        ...{ id: 1, variationId: null, version: 3, stockDelta: 3 },
        change: { name: { en: 'Product 1', ar: 'منتج' }, saleMinor: 500 },
      },
    ]);
    expect(toUndo(changes, { 1: 4 })).toEqual([
      {
        ...{ id: 1, variationId: null, version: 4, stockDelta: -3 },
        change: { name: { en: 'Product 1', ar: '' }, saleMinor: null },
      },
    ]);
  });
});

describe('keys', () => {
  const size = { rows: 3, columns: 4 };
  const pressed = { isShift: false, isCtrl: false, isRtl: false };

  it('BO-01 move within the cells; left and right follow the direction of the page', () => {
    const start = placeAt(1, 1, size);
    expect(movedBy(start, { ...pressed, key: 'ArrowRight' }, size)).toMatchObject({ row: 1, column: 2 });
    expect(movedBy(start, { ...pressed, key: 'ArrowRight', isRtl: true }, size)).toMatchObject({ column: 0 });
    expect(movedBy(start, { ...pressed, key: 'ArrowDown', isCtrl: true }, size)).toMatchObject({ row: 2 });
    expect(movedBy(placeAt(0, 0, size), { ...pressed, key: 'ArrowUp' }, size)).toMatchObject({ row: 0 });
    expect(movedBy(start, { ...pressed, key: 'x' }, size)).toBeNull();
  });

  it('BO-01 grow the selection with Shift', () => {
    const grown = movedBy(placeAt(2, 2, size), { ...pressed, key: 'ArrowUp', isShift: true }, size);
    expect(grown === null ? null : selectionOf(grown)).toEqual({ top: 1, bottom: 2, left: 2, right: 2 });
  });
});
