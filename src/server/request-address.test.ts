import { describe, expect, it } from 'vitest';
import {
  isUnreadable,
  toInnerAddress,
  withOneSlash,
  withoutZeroBytes,
  withTrailingSlash,
} from './request-address.ts';

describe('where a request goes', () => {
  it('CF-02 sends a shop endpoint on any address to the wire', () => {
    expect(toInnerAddress('/?wc-ajax=add_to_cart')).toBe(
      '/__wire/wc-ajax/add_to_cart/?wc-ajax=add_to_cart&__language=en',
    );
    expect(toInnerAddress('/ar/product/x/?a=1&wc-ajax=remove_from_cart')).toBe(
      '/__wire/wc-ajax/remove_from_cart/?a=1&wc-ajax=remove_from_cart&__language=ar',
    );
  });

  it('CF-02 reads an endpoint as a form would, and takes what cannot be a name for none', () => {
    expect(toInnerAddress('/?wc-ajax=add%5Fto%5Fcart')).toContain('/__wire/wc-ajax/add_to_cart/?');
    for (const odd of ['', '../x', 'a/b', '%zz', '%E0%A4%A', 'x'.repeat(200), 'سلة', 'Add'])
      expect(toInnerAddress(`/?wc-ajax=${odd}`)).toContain('/__wire/wc-ajax/none/?');
  });

  it('CF-02 gives inner addresses the slash that every page has, so that a GET is not sent away', () => {
    expect(withTrailingSlash(toInnerAddress('/?wc-ajax=get_refreshed_fragments'))).toBeNull();
  });

  it('leaves every other address alone', () => {
    expect(toInnerAddress('/cart/?add-to-cart=7')).toBe('/cart/?add-to-cart=7');
  });

  it('RT-07 sends an address without its slash to the one with it, query kept', () => {
    expect(withTrailingSlash('/cart')).toBe('/cart/');
    expect(withTrailingSlash('/shop?orderby=price')).toBe('/shop/?orderby=price');
    expect(withTrailingSlash('/cart/')).toBeNull();
    expect(withTrailingSlash('/robots.txt')).toBeNull();
  });

  it('never redirects to another host', () => {
    expect(withTrailingSlash('//evil.example')).toBeNull();
  });
});

it('knows an address that holds a zero byte', () => {
  expect(isUnreadable('/product/%00/')).toBe(true);
  expect(isUnreadable('/product/100/?s=%00')).toBe(false);
  expect(withoutZeroBytes('/shop/?s=du%00o')).toBe('/shop/?s=duo');
  expect(withoutZeroBytes('/shop/?s=du%0%000o')).toBe('/shop/?s=duo');
});

describe('an address with more than one slash at its beginning', () => {
  it('leads to the path that it means, query kept', () => {
    expect(withOneSlash('//')).toBe('/');
    expect(withOneSlash('//shop/?s=a//b')).toBe('/shop/?s=a//b');
    expect(withOneSlash('/ar//shop/')).toBe('/ar/shop/');
    expect(withOneSlash('//ar///shop/')).toBe('/ar/shop/');
    for (const right of ['/', '/shop/', '/ar/', '/shop//', '/?next=//a/', '/arx/'])
      expect(withOneSlash(right), right).toBeNull();
  });

  it('never leads to another host, whatever stands for a slash', () => {
    const wild = [
      '//evil.example/',
      '///evil.example',
      '/\\evil.example/',
      '/\\/x@y/',
      '/\t/evil.example/',
      '//[/',
    ];
    for (const one of [...wild, ...wild.map((address) => `/ar${address}`)]) {
      const target = new URL(withOneSlash(one) ?? '', 'http://shop.test');
      expect([one, target.origin, target.username]).toEqual([one, 'http://shop.test', '']);
    }
  });

  it('is told from one that nobody can read', () => {
    const paths = ['/a%00b/', '/%0A/', '/%09x/', '/%5c[/', '/x/../%5c[/', '/%2e/%5c[/'];
    for (const wrong of [...paths, 'http://[/', 'http://x@y/', '*', ''])
      expect(isUnreadable(wrong), wrong).toBe(true);
    for (const right of ['/', '//', '//[/', '/shop/%0A/', '/shop/?s=%00', 'http://shop.test/shop/'])
      expect(isUnreadable(right), right).toBe(false);
  });
});
