import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { changesOf, contactChanges, moneyChanges, recount, type SeenOrder } from './order-changes.ts';
import type { PackItem } from './packing.ts';

function anItem(key: string, sku: string, quantity = 1): PackItem {
  return { key, name: { en: sku }, options: [], sku, barcode: '', quantity };
}

const ADDRESS: SeenOrder['address'] = {
  ...{ firstName: 'Sara', lastName: 'N', building: 'Villa 14', street: 'Al Wasl Road' },
  ...{ emirate: 'DU', landmark: '', makani: '' },
};

function seen(items: readonly PackItem[], more: Partial<SeenOrder> = {}): SeenOrder {
  return { status: 'confirmed', address: ADDRESS, delivery: { en: 'Standard' }, items, ...more };
}

it('OR-03 names items that were added, removed or changed in quantity', () => {
  const before = seen([anItem('0', 'GONE'), anItem('1', 'MORE', 2), anItem('2', 'SAME')]);
  const after = seen([anItem('0', 'MORE', 3), anItem('1', 'SAME'), anItem('2', 'NEW')]);
  expect(changesOf(before, after)).toEqual([
    { kind: 'quantity', name: { en: 'GONE' }, sku: 'GONE', from: 1, to: 0 },
    { kind: 'quantity', name: { en: 'MORE' }, sku: 'MORE', from: 2, to: 3 },
    { kind: 'quantity', name: { en: 'NEW' }, sku: 'NEW', from: 0, to: 1 },
  ]);
});

it('OR-03 names another state, address and shipping method', () => {
  const before = seen([]);
  const after = seen([], {
    status: 'cancelled',
    address: { ...ADDRESS, street: 'Street 99' },
    delivery: { en: 'Same day' },
  });
  expect(changesOf(before, after)).toEqual([
    { kind: 'status', to: 'cancelled' },
    { kind: 'address' },
    { kind: 'delivery' },
  ]);
  expect(changesOf(before, seen([], { address: { ...ADDRESS, unit: '' } }))).toEqual([]);
});

it('OR-03 names a changed or removed email and phone', () => {
  const before = { email: 'sara@example.com', phone: '+971501234567' };
  expect(contactChanges(before, before)).toEqual([]);
  expect(contactChanges(before, { email: '', phone: '+971507654321' })).toEqual([
    { kind: 'email', to: '' },
    { kind: 'phone', to: '+971507654321' },
  ]);
});

it('OR-03 names what was paid and refunded meanwhile', () => {
  const before = { paid: aed(10_000), refunded: aed(0) };
  expect(moneyChanges(before, { ...before })).toEqual([]);
  expect(moneyChanges(before, { ...before, refunded: aed(2_000) })).toEqual([
    { kind: 'refunded', to: aed(2_000) },
  ]);
});

it('OR-03 scanned items stay counted when lines move, up to the ordered quantity', () => {
  const before = [anItem('0', 'GONE'), anItem('1', 'FEWER', 3), anItem('2', 'SAME', 2)];
  const after = [anItem('0', 'FEWER', 1), anItem('1', 'SAME'), anItem('2', 'SAME', 2), anItem('3', 'NEW')];
  expect(recount(before, { 0: 1, 1: 2, 2: 2 }, after)).toEqual({ 0: 1, 1: 1, 2: 1, 3: 0 });
});
