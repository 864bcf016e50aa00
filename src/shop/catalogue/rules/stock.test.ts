import { describe, expect, it } from 'vitest';
import { bestStatus, isLow, mostBuyable, stockState, withParts } from './stock.ts';

const facts = {
  managesStock: true,
  ownStatus: 'instock',
  backorders: 'no',
  lowStockAmount: 5,
  level: 3,
} as const;

it('ST-01 tracked stock has its level’s status', () => {
  expect(stockState(facts)).toMatchObject({ status: 'instock', left: 3 });
  expect(stockState({ ...facts, level: 0 })).toMatchObject({ status: 'outofstock', left: 0 });
  expect(stockState({ ...facts, level: 0, backorders: 'notify' }).status).toBe('onbackorder');
});

it('ST-01 untracked stock has its stated status', () => {
  expect(stockState({ ...facts, managesStock: false, ownStatus: 'outofstock', level: 9 }).status).toBe(
    'outofstock',
  );
});

it('QT-09 the maximum quantity is the stock, unless backorders are allowed', () => {
  expect(mostBuyable(stockState(facts))).toBe(3);
  expect(mostBuyable(stockState({ ...facts, backorders: 'yes' }))).toBeNull();
  expect(mostBuyable(stockState({ ...facts, level: 0 }))).toBe(0);
});

it('a product is in stock when one variation is', () => {
  expect(bestStatus([stockState({ ...facts, level: 0 }), stockState(facts)])).toBe('instock');
  expect(bestStatus([])).toBe('outofstock');
});

describe('a bundle', () => {
  const stock = (left: number | null, more = {}) =>
    ({ status: 'instock', left, backorders: 'no', lowStockAmount: null, ...more }) as const;

  it('ST-06 has at most its own stock and that of its parts', () => {
    expect(withParts(stock(25), [{ quantity: 10, stock: stock(47) }]).left).toBe(4);
    expect(withParts(stock(2), [{ quantity: 10, stock: stock(47) }]).left).toBe(2);
    expect(withParts(stock(null), [{ quantity: 1, stock: stock(null) }])).toEqual(stock(null));
  });

  it('ST-06 is out of stock when a part does not suffice', () => {
    expect(withParts(stock(25), [{ quantity: 10, stock: stock(9) }])).toMatchObject({
      status: 'outofstock',
      left: 0,
    });
  });

  it('ST-06 is backordered with a backordered part', () => {
    const ordered = stock(0, { status: 'onbackorder', backorders: 'notify' });
    const bundle = withParts(stock(25), [{ quantity: 1, stock: ordered }]);
    expect(bundle).toMatchObject({ status: 'onbackorder', left: 25 });
  });

  it('ST-04 is low by its own threshold, else the shop’s', () => {
    expect(isLow(stock(2), 2)).toBe(true);
    expect(isLow(stock(2, { lowStockAmount: 1 }), 2)).toBe(false);
    expect(isLow(stock(0, { status: 'outofstock' }), 2)).toBe(false);
    expect(isLow(stock(null), 2)).toBe(false);
  });
});
