import { expect, it } from 'vitest';
import { placeOf } from './menu-place.ts';

const leaf = (url: string) => ({ url, children: [] });
const devices = { url: '/category/devices/', children: [leaf('/category/orveta/')] };

it('CT-04 an entry with the page’s path is that page', () => {
  expect(placeOf(devices, '/category/devices/')).toBe('page');
});

it('CT-04 an ancestor of the page is recognised by its children or path', () => {
  expect(placeOf(devices, '/category/orveta/')).toBe('branch');
  expect(placeOf(leaf('/blog/'), '/blog/notes-from-repair-day/')).toBe('branch');
  expect(placeOf({ url: '', children: [devices] }, '/category/orveta/')).toBe('branch');
});

it('CT-04 other entries, home and headings are neither', () => {
  expect(placeOf(devices, '/category/kovia/')).toBeNull();
  expect(placeOf(leaf('/'), '/blog/')).toBeNull();
  expect(placeOf(leaf(''), '/blog/')).toBeNull();
});
