import { describe, expect, it } from 'vitest';
import { holdsZeroByte, toInnerAddress, withoutZeroBytes, withTrailingSlash } from './request-address.ts';

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
  expect(holdsZeroByte('/product/%00/')).toBe(true);
  expect(holdsZeroByte('/product/100/?s=%00')).toBe(false);
  expect(withoutZeroBytes('/shop/?s=du%00o')).toBe('/shop/?s=duo');
  expect(withoutZeroBytes('/shop/?s=du%0%000o')).toBe('/shop/?s=duo');
});
