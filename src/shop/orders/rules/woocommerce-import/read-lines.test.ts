import { expect, it } from 'vitest';
import { parseAmount } from './amount.ts';
import { readLines } from './read-lines.ts';

function read(cells: Record<string, string>) {
  const headers = Object.fromEntries(Object.keys(cells).map((name) => [name, name]));
  return readLines([{ line: 2, cells, headers }]);
}

it('BO-03 reads lines packed into one cell, with special characters', () => {
  const packed =
    'id:1|name:Case|product_id:55|sku:C-1|quantity:2|total:80.00|total_tax:4.00|meta:Colour=Black; matt;id:2|name:Cable|sku:|quantity:1|total:20';
  expect(read({ line_items: packed }).lines).toMatchObject([
    { name: 'Case', sku: 'C-1', productId: 55, quantity: 2, total: 8000, tax: 400 },
    { name: 'Cable', sku: '', quantity: 1, total: 2000, tax: null },
  ]);
});

it('BO-03 reads lines as JSON, in numbered columns, and in WooCommerce’s own format', () => {
  const json = JSON.stringify([{ name: 'Case', sku: 'C-1', quantity: 2, subtotal: '90.00', total: '80.00' }]);
  expect(read({ line_items: json }).lines).toMatchObject([{ name: 'Case', subtotal: 9000, total: 8000 }]);
  const numbered = {
    line_item_2: 'name:Cable|quantity:1|total:20',
    line_item_1: 'name:Case|quantity:2|total:80',
  };
  expect(read(numbered).lines.map(({ name }) => name)).toEqual(['Case', 'Cable']);
  expect(read({ 'product(s)': '2× Case, black, 1× Cable' }).lines).toMatchObject([
    { name: 'Case, black', quantity: 2, total: null },
    { name: 'Cable', quantity: 1 },
  ]);
});

it('BO-03 reports unreadable parts of a line', () => {
  expect(read({ line_items: 'name:Case|quantity:half|total:1' }).faults).toEqual([
    { value: 'half', reason: 'not-a-number' },
  ]);
  expect(read({ line_items: 'name:Case|quantity:1|total:much' }).faults).toEqual([
    { value: 'much', reason: 'not-a-price' },
  ]);
  expect(read({ line_items: '[broken' }).faults).toEqual([{ value: '', reason: 'missing' }]);
  expect(read({ line_items: '' }).faults).toEqual([{ value: '', reason: 'no-lines' }]);
});

it('BO-03 parses amounts of exports', () => {
  expect(
    ['249', '1,249.50', '237.14285714', 'AED 249.00', '-10.00', '249.00 د.إ', 'free', '1,2'].map(parseAmount),
  ).toEqual([24_900, 124_950, 23_714, 24_900, -1000, 24_900, null, null]);
});
