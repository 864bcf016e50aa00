import { expect, it } from 'vitest';
import { maxPerOrder } from './per-order.ts';

it('SV-01 reads the most of one thing that an order may hold', () => {
  expect(maxPerOrder({ max_per_order: '4' }, {})).toBe(4);
  expect(maxPerOrder({}, {})).toBeNull();
});

it('SV-01 lets a variation speak before its product', () => {
  expect(maxPerOrder({ max_per_order: '2' }, { max_per_order: '4' })).toBe(2);
  expect(maxPerOrder({}, { max_per_order: '4' })).toBe(4);
});

it('SV-01 takes what is no whole positive number for no bound', () => {
  for (const wrong of ['', '0', '-3', '2.5', 'many'])
    expect(maxPerOrder({ max_per_order: wrong }, {})).toBeNull();
});
