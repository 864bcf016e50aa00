import { expect, it } from 'vitest';
import { parseWooCommerceAddress } from './woocommerce-address.ts';

const parse = (address: string) => {
  const [path = '/', query = ''] = address.split('?');
  return parseWooCommerceAddress(path, new URLSearchParams(query));
};

it.each([
  ['/?p=101', { kind: 'number', id: 101 }],
  ['/?page_id=12', { kind: 'number', id: 12 }],
  ['/?post_type=product&p=101', { kind: 'number', id: 101 }],
  ['/?product=kovia-bar', { kind: 'product', slug: 'kovia-bar' }],
  ['/?product_cat=devices', { kind: 'category', slug: 'devices', page: 1 }],
  ['/?post_type=product', { kind: 'path', path: '/shop/' }],
  ['/?feed=rss2', { kind: 'path', path: '/blog/feed.xml' }],
  ['/?feed=constructor', { kind: 'path', path: '/blog/feed.xml' }],
  ['/?feed=toString', { kind: 'path', path: '/blog/feed.xml' }],
  ['/product-category/devices/', { kind: 'category', slug: 'devices', page: 1 }],
  ['/product-category/devices/kovia/', { kind: 'category', slug: 'kovia', page: 1 }],
  ['/product-category/devices/kovia/page/2/', { kind: 'category', slug: 'kovia', page: 2 }],
  ['/feed/', { kind: 'path', path: '/blog/feed.xml' }],
  ['/feed/atom/', { kind: 'path', path: '/blog/atom.xml' }],
  ['/comments/feed/', { kind: 'gone' }],
  ['/product/kovia-bar/feed/', { kind: 'path', path: '/product/kovia-bar/' }],
  ['/index.php/about/', { kind: 'path', path: '/about/' }],
  ['/index.php///evil.example/', { kind: 'path', path: '/evil.example/' }],
  ['/2024/05/on-heat/', { kind: 'entry', slug: 'on-heat' }],
  ['/on-heat/', { kind: 'entry', slug: 'on-heat' }],
  ['/shop/devices/kovia-bar/', { kind: 'product', slug: 'kovia-bar' }],
])('RT-08 parses %s', (address, meaning) => {
  expect(parse(address)).toEqual(meaning);
});

it('RT-08 ignores other URLs', () => {
  for (const address of ['/', '/?s=pouch', '/?p=x', '/?p=99999999999', '/wp-login.php', '/a/b/'])
    expect(parse(address)).toBeNull();
});
