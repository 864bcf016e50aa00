import { expect, it } from 'vitest';
import { keyOf } from './address.ts';

it.each([
  ['/', '/'],
  ['/ar/', '/ar/'],
  ['/product/kovia-bar/', '/product/kovia-bar/'],
  ['/ar/product/kovia-bar/comment-page-2/', '/ar/product/kovia-bar/comment-page-2/'],
  ['/sticks/', '/sticks/'],
  ['/sticks/orzo/page/2/', '/sticks/orzo/page/2/'],
  ['/about/', '/about/'],
  ['/blog/page/2/', '/blog/page/2/'],
])('%s is kept as itself', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

it.each([
  ['/sticks/?orderby=price&filter_flavour=menthol', '/sticks/?filter_flavour=menthol&orderby=price'],
  ['/sticks/?filter_flavour=menthol&orderby=price', '/sticks/?filter_flavour=menthol&orderby=price'],
  ['/product/x/?utm_source=mail&fbclid=abc', '/product/x/'],
  ['/?gclid=1', '/'],
  ['/product/x/?', '/product/x/'],
])('%s is kept as %s: one order, and no campaign splits it', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

it.each([
  '/?s=duo',
  '/?p=12',
  '/cart/',
  '/ar/cart/',
  '/checkout/',
  '/checkout/order-pay/12/',
  '/my-account/',
  '/my-account/orders/',
  '/contact/',
  '/track-order/',
  '/admin/',
  '/admin/orders/',
  '/terms/3/',
  '/restock/forget/',
  '/reviews/helpful/',
  '/product/x/?add-to-cart=12',
  '/sticks/?remove_item=abc',
  '/product/x/?unapproved=3&moderation-hash=abc',
  '/product/x/?review-helped=3',
  '/sticks/?orderby=price&orderby=date',
  '/sticks/?something=else',
  '/CART/',
  '/product/x',
])('%s passes by', (address) => {
  expect(keyOf(address)).toBeNull();
});
