import { describe, expect, it } from 'vitest';
import { signatureWith } from '#platform/signature.ts';
import type { ComingSoon } from '#shop/settings';
import { isClosed, isComingSoon } from './closed.ts';
import { readPrivateLink, writePrivateLink } from './private-link.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const setting = (change: Partial<ComingSoon>): ComingSoon => ({
  ...{ mode: 'site', page: '', opensAt: '', answer: '503', linkVersion: 0 },
  ...change,
});
const requested = (path: string, isSearch = false) => ({ path, isSearch, listingPrefix: 'sticks' });

it('CS-06 the mode ends at the opening time', () => {
  expect(isComingSoon(setting({ mode: 'off' }), NOW)).toBe(false);
  expect(isComingSoon(setting({}), NOW)).toBe(true);
  expect(isComingSoon(setting({ opensAt: '2026-11-26T08:00:01Z' }), NOW)).toBe(true);
  expect(isComingSoon(setting({ opensAt: '2026-11-26T08:00:00Z' }), NOW)).toBe(false);
});

describe('CS-06 closed pages', () => {
  it.each([
    ['/', true, false],
    ['/blog/', true, false],
    ['/about/', true, false],
    ['/shop/', true, true],
    ['/product/kovia-bar/', true, true],
    ['/sticks/sand/', true, true],
    ['/sticky/', true, false],
    ['/cart/', true, true],
    ['/checkout/', true, true],
    ['/my-account/orders/', true, true],
    ['/brand/orveta/', true, true],
    ['/wishlist/', true, true],
    ['/wishlist/shared/abc/', true, true],
    ['/gift-card/', true, true],
    ['/feeds/products.xml', true, true],
    ['/__wire/wc-ajax/add_to_cart/', true, true],
    ['/__wire/wc-ajax/checkout/', true, true],
    ['/SHOP/', true, true],
    ['/Product/kovia-bar', true, true],
    ['/%73hop/', true, true],
    ['/shop.data', true, true],
    ['/shop/_.data', true, true],
    ['/cart', true, true],
    ['/cards/', true, true],
    ['/quick-add/', true, true],
    ['/wp-comments-post.php', true, true],
    ['/wp-admin/admin-ajax.php', true, true],
    ['/wp-json/jamra/v1/suggest/', true, true],
    ['/wp-json/elementor-pro/v1/refresh-loop', true, false],
    ['/wp-json/jamra/v1/loop/', true, false],
    ['/wp-json/jamra/v1/popup/', true, false],
  ])('%s: site %s, store pages %s', (path, site, store) => {
    expect(isClosed(setting({ mode: 'site' }), requested(path), NOW)).toBe(site);
    expect(isClosed(setting({ mode: 'store' }), requested(path), NOW)).toBe(store);
    expect(isClosed(setting({ mode: 'off' }), requested(path), NOW)).toBe(false);
  });

  it.each([
    '/admin/orders/',
    '/s/main.js',
    '/media/a.webp',
    '/brand/favicon.svg',
    '/robots.txt',
    '/coming-soon/',
    '/privacy/',
    '/terms/3/',
    '/share/',
    '/checkout/order-received/7/',
    '/wp-json/wp/v2/users/1/',
    '/healthz',
    '/newsletter/stop/',
    '/newsletter/confirm/',
    '/wishlist/stop/',
    '/my-account/devices/stop/',
    '/forms/page-about.sign-up/',
    '/wp-json/jamra/v1/events/',
    '/wp-json/jamra/v1/popup-figures/',
    '/wp-json/jamra/v1/form-token/',
    '/wp-json/jamra/v1/consent/',
    '/wp-json/jamra/v1/consent-bar/',
    '/__wire/wc-ajax/get_refreshed_fragments/',
    '/__wire/wc-ajax/get_customer_location/',
    '/__wire/wc-ajax/jamra_get_visitor/',
    '/wp-json/jamra/v1/admin/orders.list',
  ])('%s is never closed', (path) => {
    expect(isClosed(setting({ mode: 'site' }), requested(path), NOW)).toBe(false);
  });

  it('a search is a page of the store', () => {
    expect(isClosed(setting({ mode: 'store' }), requested('/', true), NOW)).toBe(true);
  });
});

describe('CS-06 a private link', () => {
  const { sign, read } = signatureWith('a secret');
  const until = new Date('2026-11-30T08:00:00Z');
  const text = writePrivateLink({ until, version: 2 }, { sign });

  it('opens the shop until it expires', () => {
    expect(readPrivateLink(text, { read, version: 2, now: NOW })).toEqual({ until, version: 2 });
    expect(readPrivateLink(text, { read, version: 2, now: until })).toBeNull();
  });

  it('opens nothing when it is revoked or invalid', () => {
    expect(readPrivateLink(text, { read, version: 3, now: NOW })).toBeNull();
    expect(readPrivateLink(text.replace('-2-', '-3-'), { read, version: 3, now: NOW })).toBeNull();
    expect(readPrivateLink('', { read, version: 0, now: NOW })).toBeNull();
    const other = writePrivateLink({ until, version: 2 }, signatureWith('another secret'));
    expect(readPrivateLink(other, { read, version: 2, now: NOW })).toBeNull();
  });
});
