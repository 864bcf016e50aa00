import { expect, it } from 'vitest';
import { linkedProducts } from './linked-products.ts';

it('finds each linked product once', () => {
  const html =
    '<a href="/product/kovia-bar/">x</a> <a href="/ar/product/night-dock/?attribute_colour=ink#tab">y</a>' +
    '<a href="/product/kovia-bar">z</a> <a href="https://example.com/product/other/">w</a>';
  expect(linkedProducts(html)).toEqual(['kovia-bar', 'night-dock']);
});
