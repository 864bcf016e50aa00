import { expect, it } from 'vitest';
import { createTagIndex, invalidates } from './tags.ts';

it('a changed row strikes what read it and what read all of its family', () => {
  expect(invalidates('product:17', 'product:17')).toBe(true);
  expect(invalidates('product:17', 'product')).toBe(true);
  expect(invalidates('product:17', 'product:18')).toBe(false);
});

it('a changed family strikes every row of it and no other family', () => {
  expect(invalidates('product', 'product:17')).toBe(true);
  expect(invalidates('product', 'products:17')).toBe(false);
  expect(invalidates('menu', 'setting')).toBe(false);
});

it('the index finds what a change strikes, and forgets what was taken out', () => {
  const index = createTagIndex();
  index.add('/a/', ['product:17', 'product:18', 'menu']);
  index.add('/b/', ['product']);
  index.add('/c/', ['product:18']);
  expect(index.struckBy('product:17').sort()).toEqual(['/a/', '/b/']);
  expect(index.struckBy('product').sort()).toEqual(['/a/', '/b/', '/c/']);
  index.remove('/a/', ['product:17', 'product:18', 'menu']);
  expect(index.struckBy('menu')).toEqual([]);
  expect(index.struckBy('product:18').sort()).toEqual(['/b/', '/c/']);
});
