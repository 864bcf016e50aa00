import { expect, it } from 'vitest';
import { addressIn } from './language.ts';

it('BO-05 pages have a language, files and other hosts have none', () => {
  expect(addressIn('ar', '/blog/?page=2')).toBe('/ar/blog/?page=2');
  expect(addressIn('ar', '/media/ab/oven.jpg')).toBe('/media/ab/oven.jpg');
  expect(addressIn('ar', '//cdn.example/a.jpg')).toBe('//cdn.example/a.jpg');
  expect(addressIn('ar', '#top')).toBe('#top');
});
