import { describe, expect, it } from 'vitest';
import {
  collapseLeadingSlashes,
  isUnreadable,
  toInnerAddress,
  withoutZeroBytes,
  withTrailingSlash,
} from './request-address.ts';

describe('the internal URL', () => {
  it('CF-02 of a shop endpoint on any path leads to the wire', () => {
    expect(toInnerAddress('/?wc-ajax=add_to_cart')).toBe(
      '/__wire/wc-ajax/add_to_cart/?wc-ajax=add_to_cart&__language=en',
    );
    expect(toInnerAddress('/ar/product/x/?a=1&wc-ajax=remove_from_cart')).toBe(
      '/__wire/wc-ajax/remove_from_cart/?a=1&wc-ajax=remove_from_cart&__language=ar',
    );
  });

  it('CF-02 reads the endpoint like a form, and ignores invalid names', () => {
    expect(toInnerAddress('/?wc-ajax=add%5Fto%5Fcart')).toContain('/__wire/wc-ajax/add_to_cart/?');
    for (const odd of ['', '../x', 'a/b', '%zz', '%E0%A4%A', 'x'.repeat(200), 'سلة', 'Add'])
      expect(toInnerAddress(`/?wc-ajax=${odd}`)).toContain('/__wire/wc-ajax/none/?');
  });

  it('CF-02 has a trailing slash', () => {
    expect(withTrailingSlash(toInnerAddress('/?wc-ajax=get_refreshed_fragments'))).toBeNull();
  });

  it('of other URLs is unchanged', () => {
    expect(toInnerAddress('/cart/?add-to-cart=7')).toBe('/cart/?add-to-cart=7');
  });

  it('RT-07 adds a missing slash by a redirect, keeping the query', () => {
    expect(withTrailingSlash('/cart')).toBe('/cart/');
    expect(withTrailingSlash('/shop?orderby=price')).toBe('/shop/?orderby=price');
    expect(withTrailingSlash('/cart/')).toBeNull();
    expect(withTrailingSlash('/robots.txt')).toBeNull();
  });

  it('never redirects to another host', () => {
    expect(withTrailingSlash('//evil.example')).toBeNull();
  });
});

it('detects zero bytes', () => {
  expect(isUnreadable('/product/%00/')).toBe(true);
  expect(isUnreadable('/product/100/?s=%00')).toBe(false);
  expect(withoutZeroBytes('/shop/?s=du%00o')).toBe('/shop/?s=duo');
  expect(withoutZeroBytes('/shop/?s=du%0%000o')).toBe('/shop/?s=duo');
});

describe('a URL with several leading slashes', () => {
  it('redirects to its path, keeping the query', () => {
    expect(collapseLeadingSlashes('//')).toBe('/');
    expect(collapseLeadingSlashes('//shop/?s=a//b')).toBe('/shop/?s=a//b');
    expect(collapseLeadingSlashes('/ar//shop/')).toBe('/ar/shop/');
    expect(collapseLeadingSlashes('//ar///shop/')).toBe('/ar/shop/');
    for (const right of ['/', '/shop/', '/ar/', '/shop//', '/?next=//a/', '/arx/'])
      expect(collapseLeadingSlashes(right), right).toBeNull();
  });

  it('never redirects to another host, however slashes are encoded', () => {
    const wild = [
      '//evil.example/',
      '///evil.example',
      '/\\evil.example/',
      '/\\/x@y/',
      '/\t/evil.example/',
      '//[/',
    ];
    for (const one of [...wild, ...wild.map((address) => `/ar${address}`)]) {
      const target = new URL(collapseLeadingSlashes(one) ?? '', 'http://shop.test');
      expect([one, target.origin, target.username]).toEqual([one, 'http://shop.test', '']);
    }
  });

  it('differs from an unreadable one', () => {
    const paths = ['/a%00b/', '/%0A/', '/%09x/', '/%5c[/', '/x/../%5c[/', '/%2e/%5c[/'];
    for (const wrong of [...paths, 'http://[/', 'http://x@y/', '*', ''])
      expect(isUnreadable(wrong), wrong).toBe(true);
    for (const right of ['/', '//', '//[/', '/shop/%0A/', '/shop/?s=%00', 'http://shop.test/shop/'])
      expect(isUnreadable(right), right).toBe(false);
  });
});
