import { expect, it } from 'vitest';
import { placeOf } from './menu-place.ts';

const leaf = (url: string) => ({ url, children: [] });
const devices = { url: '/category/devices/', children: [leaf('/category/orveta/')] };

it('CT-04 an entry with the address of the page is that page', () => {
  expect(placeOf(devices, '/category/devices/')).toBe('page');
});

it('CT-04 an entry above the page leads to it, by its children or by its address', () => {
  expect(placeOf(devices, '/category/orveta/')).toBe('branch');
  expect(placeOf(leaf('/blog/'), '/blog/notes-from-repair-day/')).toBe('branch');
  expect(placeOf({ url: '', children: [devices] }, '/category/orveta/')).toBe('branch');
});

it('CT-04 every other entry is neither: the home page and a heading lead nowhere by themselves', () => {
  expect(placeOf(devices, '/category/kovia/')).toBeNull();
  expect(placeOf(leaf('/'), '/blog/')).toBeNull();
  expect(placeOf(leaf(''), '/blog/')).toBeNull();
});
