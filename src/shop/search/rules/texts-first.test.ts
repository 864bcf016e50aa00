import { expect, it } from 'vitest';
import { isTextFirst } from './texts-first.ts';

const page = { isNamed: true };
const carton = { name: 'Cedrane Amber, carton', note: 'Tobacco' };

it('SE-03 a page with the words in its title precedes products that have them only in their texts', () => {
  expect(isTextFirst({ texts: [page], products: [carton], marks: ['shipping'] })).toBe(true);
  expect(isTextFirst({ texts: [{ isNamed: false }], products: [carton], marks: ['shipping'] })).toBe(false);
});

it('SE-03 products with the words in their name or note stay first', () => {
  expect(isTextFirst({ texts: [page], products: [carton], marks: ['amber'] })).toBe(false);
  expect(isTextFirst({ texts: [page], products: [carton], marks: ['tobacco'] })).toBe(false);
});
