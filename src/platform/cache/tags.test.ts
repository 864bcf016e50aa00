import { expect, it } from 'vitest';
import { createTagIndex, invalidates } from './tags.ts';

it('a changed row invalidates reads of it and of its family', () => {
  expect(invalidates('product:17', 'product:17')).toBe(true);
  expect(invalidates('product:17', 'product')).toBe(true);
  expect(invalidates('product:17', 'product:18')).toBe(false);
});

it('a changed family invalidates all its rows and no other family', () => {
  expect(invalidates('product', 'product:17')).toBe(true);
  expect(invalidates('product', 'products:17')).toBe(false);
  expect(invalidates('menu', 'setting')).toBe(false);
});

it('the index finds invalidated keys and forgets removed ones', () => {
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
