import { expect, it } from 'vitest';
import { isReviewPage, PLAIN_REVIEWS, parseReviewQuery, reviewsAddress } from './review-query.ts';

const read = (query: string, part?: string) => parseReviewQuery(new URLSearchParams(query), part);

it('RV-07 parses order, rating, pictures and page', () => {
  expect(read('review-sort=helpful&review-stars=5&review-pictures=1&cpage=3')).toEqual({
    order: 'helpful',
    stars: 5,
    hasPictures: true,
    page: 3,
  });
});

it('RV-07 parses the page from the path', () => {
  expect(read('', 'comment-page-2').page).toBe(2);
  expect(isReviewPage('comment-page-2')).toBe(true);
  expect(isReviewPage('comment-page-0')).toBe(false);
  expect(isReviewPage('comment-page-x')).toBe(false);
});

it.each([
  '',
  'review-sort=x&review-stars=6&review-pictures=2&cpage=0',
  'cpage=-1',
  'cpage=99999999999',
  'review-stars=5x',
])('RV-07 treats %j as the default', (query) => expect(read(query)).toEqual(PLAIN_REVIEWS));

it('RV-07 prints what it parses', () => {
  const path = '/product/kovia-bar/';
  expect(reviewsAddress(path, PLAIN_REVIEWS)).toBe('/product/kovia-bar/#reviews');
  const query = { order: 'lowest', stars: 2, hasPictures: true, page: 4 } as const;
  const address = new URL(reviewsAddress(path, query), 'http://shop.test');
  expect(address.pathname).toBe('/product/kovia-bar/comment-page-4/');
  expect(parseReviewQuery(address.searchParams, 'comment-page-4')).toEqual(query);
});
