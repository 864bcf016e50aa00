import { expect, it } from 'vitest';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Sellable, StockState } from '#shop/catalogue';
import type { CartLine } from '../../cart.ts';
import { shareStock } from './shared-stock.ts';

const [KIT, DEVICE] = [1, 2] as ProductId[] as [ProductId, ProductId];

function stock(left: number | null, backorders: StockState['backorders'] = 'no'): StockState {
  return { status: 'instock', left, backorders, lowStockAmount: null };
}

function device(of: StockState) {
  return { productId: DEVICE, variationId: null, stock: of, bundle: null, parts: [] } as unknown as Sellable;
}

/** A kit of devices with untracked stock of its own. */
function kit(of: StockState, quantity = 1) {
  const item = { productId: DEVICE, stock: of };
  const bundle = { ownStock: stock(null), parts: [{ partId: DEVICE, quantity, items: [item] }] };
  const parts = [{ productId: DEVICE, partId: DEVICE, quantity }];
  return { productId: KIT, variationId: null, stock: of, bundle, parts } as unknown as Sellable;
}

function line(key: string, product: Sellable, quantity: number) {
  const limits: Pick<CartLine, 'maximum' | 'problem' | 'beside'> = { maximum: 9, problem: '' };
  return { key: key as CartItemKey, product, quantity, ...limits, isSaved: false };
}

const piecesIn = (lines: readonly ReturnType<typeof line>[]) =>
  shareStock(lines).map(({ maximum, problem }) => [maximum, problem]);

it('ST-06 a kit and its part share stock: each is limited to what the other leaves', () => {
  const four = stock(4);
  expect(piecesIn([line('kit', kit(four), 1), line('device', device(four), 2)])).toEqual([
    [2, ''],
    [3, ''],
  ]);
});

it('ST-06 with too little stock for both, the earlier line keeps its quantity', () => {
  const three = stock(3);
  expect(piecesIn([line('kit', kit(three, 2), 1), line('device', device(three), 2)])).toEqual([
    [1, ''],
    [1, 'too-many'],
  ]);
  expect(piecesIn([line('device', device(three), 2), line('kit', kit(three, 2), 1)])).toEqual([
    [2, ''],
    [0, 'out-of-stock'],
  ]);
});

it('ST-06 a line without stock names the line that takes it', () => {
  const one = stock(1);
  const named = (name: string, product: Sellable) => ({ ...product, name: { en: name } });
  const lines = [line('kit', named('Kit', kit(one)), 1), line('device', named('Device', device(one)), 1)];
  expect(shareStock(lines).map(({ problem, beside }) => [problem, beside])).toEqual([
    ['', undefined],
    ['out-of-stock', { en: 'Kit' }],
  ]);
});

it('ST-06 two lines of one product, such as with and without a subscription, share its stock', () => {
  const three = stock(3);
  expect(piecesIn([line('once', device(three), 2), line('plan', device(three), 2)])).toEqual([
    [2, ''],
    [1, 'too-many'],
  ]);
});

it('ST-06 saved lines, untracked stock and backorders set no limit', () => {
  const one = stock(1);
  const unlimited = [
    [9, ''],
    [9, ''],
  ];
  expect(piecesIn([line('kit', kit(one), 1), { ...line('device', device(one), 5), isSaved: true }])).toEqual(
    unlimited,
  );
  for (const any of [stock(null), stock(1, 'notify')])
    expect(piecesIn([line('kit', kit(any), 4), line('device', device(any), 5)])).toEqual(unlimited);
});
