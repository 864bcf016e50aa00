import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { cartItemKey } from './item-key.ts';

const id = (value: number) => value as ProductId;

it('RM-02 identifies a simple product by the md5 of its id', () => {
  const key = cartItemKey({ productId: id(17), variationId: null, options: {} });
  expect(key).toBe(createHash('md5').update('17').digest('hex'));
});

it('RM-02 differs by options', () => {
  const black = cartItemKey({ productId: id(17), variationId: id(18), options: { colour: 'black' } });
  const blue = cartItemKey({ productId: id(17), variationId: id(19), options: { colour: 'blue' } });
  expect(black).not.toBe(blue);
  expect(black).toMatch(/^[0-9a-f]{32}$/);
});
