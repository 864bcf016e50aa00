import { expect, it } from 'vitest';
import { maxPerOrder } from './per-order.ts';

it('SV-01 reads the maximum per order', () => {
  expect(maxPerOrder({ max_per_order: '4' }, {})).toBe(4);
  expect(maxPerOrder({}, {})).toBeNull();
});

it('SV-01 a variation’s limit precedes its product’s', () => {
  expect(maxPerOrder({ max_per_order: '2' }, { max_per_order: '4' })).toBe(2);
  expect(maxPerOrder({}, { max_per_order: '4' })).toBe(4);
});

it('SV-01 ignores values that are not positive whole numbers', () => {
  for (const wrong of ['', '0', '-3', '2.5', 'many'])
    expect(maxPerOrder({ max_per_order: wrong }, {})).toBeNull();
});
