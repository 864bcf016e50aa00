import { expect, it } from 'vitest';
import type { Shop } from '#composition/shop.ts';
import { PLAIN_QUERY } from '#shop/listing';
import { sharedListing } from './shared-listing.ts';

it('reads equal queries once', async () => {
  const reads: unknown[] = [];
  const listing = {
    listProducts: async (...question: unknown[]) => {
      reads.push(question);
      return null;
    },
  } as unknown as Shop['listing'];
  const shared = sharedListing(listing);
  const place = { categoryId: null, language: 'en', now: new Date(0) } as const;
  const cheap = { ...PLAIN_QUERY, orderby: 'price' } as const;
  await Promise.all([PLAIN_QUERY, PLAIN_QUERY, cheap].map((query) => shared.listProducts(query, place)));
  await shared.listProducts(PLAIN_QUERY, { ...place, language: 'ar' });
  expect(reads).toEqual([
    [PLAIN_QUERY, place],
    [cheap, place],
    [PLAIN_QUERY, { ...place, language: 'ar' }],
  ]);
});
