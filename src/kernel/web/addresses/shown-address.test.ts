import { describe, expect, test } from 'vitest';
import { isPrivatePage, shownAddress } from './shown-address.ts';

const SHOP = 'https://shop.test';
const shown = (path: string) => shownAddress(SHOP + path, SHOP);

describe('AN-10 the URL that other sites see', () => {
  test.each([
    ['/checkout/order-received/12/?key=wc_1', '/checkout/order-received/12/'],
    ['/ar/checkout/order-pay/12/?pay_for_order=true&key=wc_1', '/ar/checkout/order-pay/12/'],
    ['/my-account/lost-password/?key=k&login=sara#form', '/my-account/lost-password/'],
    ['/thanks/?order=12&key=wc_1&utm_source=mail', '/thanks/?utm_source=mail'],
    ['/ar/?%6bey=wc_1', '/ar/'],
    ['/product/x/?unapproved=3&moderation-hash=h', '/product/x/?unapproved=3'],
    ...['link', 'token', 'code', 'login', 'request', 'woo-share'].map((name) => [`/faq/?${name}=s`, '/faq/']),
  ])('%s is shown as %s', (path, as) => expect(shown(path)).toBe(SHOP + as));

  test.each(['/', '/shop/?orderby=price&paged=2#top', '/?s=mint%20gum&post_type=product'])(
    '%s is unchanged',
    (path) => expect(shown(path)).toBe(SHOP + path),
  );

  test('on other sites only secrets are removed, and an empty URL stays empty', () => {
    expect(shownAddress('https://pay.test/checkout/?a=1&token=s', SHOP)).toBe(
      'https://pay.test/checkout/?a=1',
    );
    expect(shownAddress('', SHOP)).toBe('');
  });

  test('a page is private by its path, its parameters or its referrer', () => {
    const isPrivate = (path: string, referrer = '') =>
      isPrivatePage({ href: SHOP + path, referrer, origin: SHOP });
    expect(isPrivate('/ar/checkout/')).toBe(true);
    expect(isPrivate('/thanks/?order=12&key=wc_1')).toBe(true);
    expect(isPrivate('/shop/', `${SHOP}/checkout/order-received/12/?key=wc_1`)).toBe(true);
    expect(isPrivate('/shop/?paged=2', `${SHOP}/cart/`)).toBe(false);
    expect(isPrivate('/shop/', 'https://www.google.com/')).toBe(false);
  });
});
