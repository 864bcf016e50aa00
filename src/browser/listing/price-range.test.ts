import { describe, expect, it } from 'vitest';
import { clampPrice, limitHandle, toField } from './price-range.ts';

const range = { lowest: 20, highest: 650, step: 10 };

describe('the price slider', () => {
  it('LS-07 clamps typed prices', () => {
    expect(clampPrice('100', range, 20)).toBe(100);
    expect(clampPrice('5', range, 20)).toBe(20);
    expect(clampPrice('99999', range, 650)).toBe(650);
    for (const wild of ['', ' ', 'cheap', '1e999']) expect(clampPrice(wild, range, 650)).toBe(650);
  });

  it('LS-07 handles do not cross', () => {
    expect(limitHandle('low', 300, 200)).toEqual({ low: 200, high: 200 });
    expect(limitHandle('high', 300, 200)).toEqual({ low: 300, high: 300 });
    expect(limitHandle('low', 100, 200)).toEqual({ low: 100, high: 200 });
  });

  it('LS-07 a handle at its end has no parameter', () => {
    expect(toField(20, 20)).toBe('');
    expect(toField(30, 20)).toBe('30');
  });
});
