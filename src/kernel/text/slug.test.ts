import { expect, it } from 'vitest';
import { freeSlug, isSlug } from './slug.ts';

const slugOf = (name: string, taken: string[] = []) =>
  freeSlug(name, {
    fallback: 'product',
    isAllowed: (slug) => slug !== 'page',
    isTaken: (slug) => taken.includes(slug),
  });

it('BO-01 a slug is made from the name, with a number while it is taken', async () => {
  expect(await slugOf('Travel Pouch')).toBe('travel-pouch');
  expect(await slugOf('Travel Pouch', ['travel-pouch', 'travel-pouch-2'])).toBe('travel-pouch-3');
});

it('BO-01 a slug of a name without Latin letters, or of a reserved word, is numbered from one', async () => {
  expect(await slugOf('حقيبة')).toBe('product-1');
  expect(await slugOf('Page', ['product-1'])).toBe('product-2');
});

it('BO-01 a slug has no dash at its ends, and never two', () => {
  for (const slug of ['a', 'travel-pouch', '2026']) expect(isSlug(slug)).toBe(true);
  for (const slug of ['', '-a', 'a-', 'a--b', 'Travel', 'a b']) expect(isSlug(slug)).toBe(false);
});
