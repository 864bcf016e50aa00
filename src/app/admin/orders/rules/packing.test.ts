import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { NOTHING } from '#kernel/money.ts';
import type { OrderLine } from '#shop/orders';
import { itemsToPack, missing, type PackItem, scan, takeOut } from './packing.ts';

function aLine(sku: string, more: Partial<OrderLine> = {}): OrderLine {
  const money = { unitPrice: NOTHING, total: NOTHING, discount: NOTHING, vat: NOTHING };
  return {
    ...{ productId: 1 as ProductId, variationId: null, sku, name: { en: sku }, options: [], class: 'other' },
    ...{ imageFile: '', quantity: 1, ...money, isTaxable: true, parts: [], giftCard: null },
    refundedQuantity: 0,
    ...more,
  };
}

function anItem(key: string, sku: string, more: Partial<PackItem> = {}): PackItem {
  return { key, name: { en: sku }, options: [], sku, barcode: '', quantity: 1, ...more };
}

it('OR-03 the parcel has the parts of bundles, and no refunded items or gift cards', () => {
  const card = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliverOn: '' };
  const lines = [
    aLine('A', { quantity: 3, refundedQuantity: 1 }),
    aLine('GONE', { refundedQuantity: 1 }),
    aLine('CARD', { giftCard: card }),
    aLine('KIT', { quantity: 2, parts: [{ productId: 7 as ProductId, quantity: 2, sku: 'P' }] }),
  ];
  const items = itemsToPack(
    { lines },
    new Map([
      [7 as ProductId, '629'],
      [1 as ProductId, '111'],
    ]),
  );
  expect(items.map(({ key, sku, barcode, quantity }) => [key, sku, barcode, quantity])).toEqual([
    ['0', 'A', '111', 2],
    ['3-0', 'P', '629', 4],
  ]);
});

it('OR-03 a scan counts by SKU or barcode, in any case and in Arabic digits', () => {
  const items = [anItem('0', 'Sku-1', { barcode: '629123' })];
  expect(scan(items, {}, ' SKU-1 ')).toMatchObject({ heard: 'counted', counted: { 0: 1 } });
  expect(scan(items, {}, '٦٢٩١٢٣')).toMatchObject({ heard: 'counted' });
});

it('OR-03 a surplus or wrong scan does not count', () => {
  const items = [anItem('0', 'A'), anItem('1', '')];
  const full = { 0: 1 };
  expect(scan(items, full, 'a')).toEqual({ counted: full, heard: 'surplus', item: items[0] });
  expect(scan(items, full, 'b')).toEqual({ counted: full, heard: 'wrong', item: null });
  expect(scan(items, full, ' ')).toMatchObject({ heard: 'wrong', item: null });
});

it('OR-03 equal items of two lines fill the first line, then the second', () => {
  const items = [anItem('0', 'A'), anItem('1', 'A', { quantity: 2 })];
  let counted = {};
  for (const left of [2, 1, 0]) {
    counted = scan(items, counted, 'A').counted;
    expect(missing(items, counted)).toBe(left);
  }
  expect(scan(items, counted, 'A').heard).toBe('surplus');
  expect(missing(items, takeOut(counted, items[1] as PackItem))).toBe(1);
});
