import { expect, it } from 'vitest';
import { bestStatus, mostBuyable, stockState } from './stock.ts';

const facts = {
  managesStock: true,
  ownStatus: 'instock',
  backorders: 'no',
  lowStockAmount: 5,
  level: 3,
} as const;

it('ST-01 counts stock by its level', () => {
  expect(stockState(facts)).toMatchObject({ status: 'instock', left: 3 });
  expect(stockState({ ...facts, level: 0 })).toMatchObject({ status: 'outofstock', left: 0 });
  expect(stockState({ ...facts, level: 0, backorders: 'notify' }).status).toBe('onbackorder');
});

it('ST-01 believes the shopkeeper where stock is not counted', () => {
  expect(stockState({ ...facts, managesStock: false, ownStatus: 'outofstock', level: 9 }).status).toBe(
    'outofstock',
  );
});

it('QT-09 lets nobody buy more than is left, unless it may be ordered back', () => {
  expect(mostBuyable(stockState(facts))).toBe(3);
  expect(mostBuyable(stockState({ ...facts, backorders: 'yes' }))).toBeNull();
  expect(mostBuyable(stockState({ ...facts, level: 0 }))).toBe(0);
});

it('a product is there when one variation is', () => {
  expect(bestStatus([stockState({ ...facts, level: 0 }), stockState(facts)])).toBe('instock');
  expect(bestStatus([])).toBe('outofstock');
});
