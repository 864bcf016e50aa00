import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import type { Sellable } from '#shop/catalogue';
import { findInsufficientLine } from './insufficient-stock.ts';

const [KIT, DEVICE, CASE] = [1, 2, 3] as ProductId[] as [ProductId, ProductId, ProductId];
const kit = (quantity: number, devices = 1) => ({
  quantity,
  product: {
    ...{ productId: KIT, variationId: null, name: { en: 'Kit' }, bundle: null },
    parts: [{ productId: DEVICE, quantity: devices }],
  } as unknown as Sellable,
});
const device = (quantity: number) => ({
  quantity,
  product: {
    ...{ productId: DEVICE, variationId: null, name: { en: 'Device' }, bundle: null, parts: [] },
  } as unknown as Sellable,
});
const tooFew = (productId: ProductId, left: number) =>
  ({ code: 'inventory.too-few', productId, left }) as const;

it.each([
  { title: 'a line alone', lines: [device(4)], inStock: 3, short: { name: { en: 'Device' }, left: 3 } },
  {
    title: 'the last one is gone',
    lines: [device(1)],
    inStock: 0,
    short: { name: { en: 'Device' }, left: 0 },
  },
  {
    title: 'a kit and its own part',
    lines: [kit(2), device(2)],
    inStock: 3,
    short: { name: { en: 'Kit' }, left: 1 },
  },
  {
    title: 'a kit of two',
    lines: [kit(3, 2), device(2)],
    inStock: 7,
    short: { name: { en: 'Kit' }, left: 2 },
  },
  {
    title: 'fewer of the part',
    lines: [kit(1, 2), device(4)],
    inStock: 3,
    short: { name: { en: 'Device' }, left: 1 },
  },
  {
    title: 'neither can stay',
    lines: [kit(2), device(2)],
    inStock: 1,
    short: { name: { en: 'Kit' }, left: 0 },
  },
])('ST-06 says how many are left: $title', ({ lines, inStock, short }) => {
  expect(findInsufficientLine(lines, tooFew(DEVICE, inStock))).toEqual(short);
});

it('ST-06 names no line that does not need the product', () => {
  expect(findInsufficientLine([device(2)], tooFew(CASE, 0))).toEqual({ name: { en: '' }, left: 0 });
});
