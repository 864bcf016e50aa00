import { expect, it } from 'vitest';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import type { StoredLine } from './price-lines.ts';
import { withoutBought } from './without-bought.ts';

function line(productId: number, quantity: number, key = String(productId)): StoredLine {
  const stored = {
    key: key as CartItemKey,
    productId: productId as ProductId,
    variationId: null,
    options: {},
  };
  return { ...stored, quantity, seenMinor: null, isSaved: false };
}
const bought = (productId: number, quantity: number) => ({
  productId: productId as ProductId,
  variationId: null,
  quantity,
});

it('CO-08 ordered products leave the cart, later ones stay', () => {
  expect(withoutBought([line(1, 1), line(2, 5), line(3, 1)], [bought(1, 1), bought(2, 2)])).toEqual([
    { key: '1', quantity: 0 },
    { key: '2', quantity: 3 },
  ]);
});

it('CO-08 no ordered item is removed twice', () => {
  expect(withoutBought([line(1, 2, 'a'), line(1, 2, 'b')], [bought(1, 3)])).toEqual([
    { key: 'a', quantity: 0 },
    { key: 'b', quantity: 1 },
  ]);
});

it('CO-08 ST-06 the ordered colour of a kit leaves the cart', () => {
  const inColour = (key: string, colour: number) => ({
    ...line(1, 1, key),
    options: { bundle_variation_id_7: String(colour) },
  });
  const parts = [
    { productId: 72 as ProductId, partId: 7 as ProductId },
    { productId: 5 as ProductId, partId: 5 as ProductId },
  ];
  expect(withoutBought([inColour('a', 71), inColour('b', 72)], [{ ...bought(1, 1), parts }])).toEqual([
    { key: 'b', quantity: 0 },
  ]);
});
