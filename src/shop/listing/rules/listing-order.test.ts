import { describe, expect, it } from 'vitest';
import { ORDERS, parseOrder } from './listing-order.ts';

describe('the order of a listing', () => {
  it('LS-02 parses every value of the select', () => {
    for (const order of ORDERS) expect(parseOrder(order, true)).toBe(order);
  });

  it('LS-02 parses a direction after the value', () => {
    expect(parseOrder('price-asc', false)).toBe('price');
    expect(parseOrder('date-desc', false)).toBe('date');
    expect(parseOrder('date-asc', false)).toBe('date-asc');
    expect(parseOrder('title-desc', false)).toBe('title-desc');
    expect(parseOrder('popularity-asc', false)).toBe('popularity');
    expect(parseOrder('id', false)).toBe('id');
    expect(parseOrder('rand', false)).toBe('rand');
  });

  it('LS-02 falls back on the default order', () => {
    for (const wild of ['cheapest', '', 'price-up', '-desc', 'relevance', 'constructor-asc'])
      expect(parseOrder(wild, false)).toBe('menu_order');
    expect(parseOrder(null, true)).toBe('relevance');
  });
});
