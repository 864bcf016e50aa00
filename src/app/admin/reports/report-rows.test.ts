import { expect, it } from 'vitest';
import { daysOfRow, listOf } from './report-rows.ts';

const query = { report: 'sales', from: '2026-11-10', to: '2026-11-25', step: 'week' } as const;

it('BO-06 a row of sales counts its days within the report', () => {
  expect(daysOfRow(query, '2026-11-09')).toEqual({ from: '2026-11-10', to: '2026-11-15' });
  expect(daysOfRow(query, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  const months = { ...query, from: '2024-02-01', to: '2024-03-31', step: 'month' } as const;
  expect(daysOfRow(months, '2024-02-01')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

it('BO-06 orders and refunds link to their lists, zeros do not', () => {
  const row = { day: '2026-11-16', orders: 2, refunded: 500, total: 9000 };
  const days = 'from=2026-11-16&to=2026-11-22';
  expect(listOf(query, row, 'orders')).toBe(`/admin/orders/?counted=sales&${days}`);
  expect(listOf(query, row, 'refunded')).toBe(`/admin/orders/?counted=refunds&${days}`);
  expect(listOf(query, row, 'total')).toBeNull();
  expect(listOf(query, { ...row, orders: 0, refunded: 0 }, 'orders')).toBeNull();
});

it('BO-06 sold items link to their orders, a product to its list; a custom item has no product', () => {
  const products = { ...query, report: 'products' } as const;
  const row = { productId: 7, sku: 'L-1', name: 'Lamp', pieces: 3, total: 9000 };
  expect(listOf(products, row, 'pieces')).toBe(
    '/admin/orders/?counted=sales&from=2026-11-10&to=2026-11-25&q=L-1',
  );
  expect(listOf(products, row, 'name')).toBe('/admin/products/?q=L-1');
  expect(listOf(products, { ...row, productId: 0, sku: '' }, 'name')).toBeNull();
  expect(listOf({ ...query, report: 'vat' }, { month: '2026-11' }, 'month')).toBeNull();
});
