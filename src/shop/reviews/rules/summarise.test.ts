import { expect, it } from 'vitest';
import { PLAIN_REVIEWS } from './review-query.ts';
import { summarise } from './summarise.ts';

const counts = [
  { rating: 5, count: 8, pictured: 2, votes: 4 },
  { rating: 2, count: 2, pictured: 1, votes: 0 },
  { rating: null, count: 3, pictured: 0, votes: 0 },
];
const plain = { query: PLAIN_REVIEWS, perPage: 5 };

it('RV-07 the average uses ratings, the count all approved reviews', () => {
  expect(summarise(counts, plain)).toMatchObject({
    total: 13,
    rated: 10,
    average: 4.4,
    pictured: 3,
    hasVotes: true,
  });
  expect(summarise([], plain)).toMatchObject({ total: 0, average: 0, pageCount: 1, hasVotes: false });
});

it('RV-07 a page past the last is the last of the filtered ones', () => {
  const far = { ...PLAIN_REVIEWS, page: 99 };
  expect(summarise(counts, { ...plain, query: far })).toMatchObject({ matching: 13, query: { page: 3 } });
  const query = { ...far, stars: 5, hasPictures: true };
  expect(summarise(counts, { ...plain, query })).toMatchObject({ matching: 2, query: { page: 1 } });
});
