import { expect, it } from 'vitest';
import { frameSubject } from './frame-subject.ts';

const typeOf = (path: string, isSearch = false) =>
  frameSubject('header', { path, isSearch, listingPrefix: 'sticks' }).type;

it.each([
  ['/', 'home'],
  ['/product/kovia-bar/', 'product'],
  ['/product/kovia-bar/comment-page-2/', 'product'],
  ['/shop/page/2/', 'listing'],
  ['/sticks/', 'listing'],
  ['/sticks/cedrane/', 'listing'],
  ['/blog/tag/news/', 'article'],
  ['/cart/', 'cart'],
  ['/checkout/order-pay/7/', 'checkout'],
  ['/my-account/orders/', 'account'],
  ['/faq/', 'page'],
  ['/constructor/', 'page'],
])('the header of %s is that of a %s page', (path, type) => {
  expect(typeOf(path)).toBe(type);
});

it('results of a search are a kind of their own, at the home page and at the shop', () => {
  expect(['/', '/shop/', '/page/2/', '/faq/'].map((path) => typeOf(path, true))).toEqual([
    'search',
    'search',
    'search',
    'page',
  ]);
});
