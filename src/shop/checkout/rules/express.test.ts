import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { PAYMENT_KINDS } from '#platform/payments/provider.ts';
import type { Cart } from '#shop/cart';
import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { type CartPlace, expressForCart, expressForProduct } from './express.ts';

const wallet = defaultSettings()['payments.wallet'];

function judging(change: Partial<Settings> = {}, hasProvider = true) {
  const settings = { ...defaultSettings(), ...change };
  const provider = hasProvider ? { name: 'test', kinds: PAYMENT_KINDS } : null;
  return { settings, payments: { settings, provider } };
}

const products = (kind: ProductClass, minor = 24900) => ({
  class: kind,
  price: aed(minor),
  isVirtual: false,
});

function cart(classes: readonly ProductClass[], more: Partial<Cart> = {}): Cart {
  const lines = classes.map((one) => ({ product: { class: one } }));
  const delivery = { emirate: null, isNeeded: true };
  return { lines, delivery, totals: { total: aed(24900) }, giftCardShares: [], ...more } as unknown as Cart;
}

const drawer = (...of: Parameters<typeof cart>) => ({ cart: cart(...of), place: 'drawer' as CartPlace });

it('WG-25 the button is on pages of products that the wallet can pay', () => {
  expect(expressForProduct(products('device'), judging())).toEqual({
    ...{ isOffered: true, notFor: null, hideOn: [] },
  });
  expect(expressForProduct(products('tobacco'), judging())).toMatchObject({
    ...{ isOffered: false, notFor: 'tobacco' },
  });
  expect(expressForProduct(products('device'), judging({}, false))).toMatchObject({
    ...{ isOffered: false, notFor: null },
  });
  expect(expressForProduct({ ...products('device'), price: null }, judging()).isOffered).toBe(false);
});

it('PM-04 limits and devices of the wallet apply to the button', () => {
  const limited = judging({ 'payments.wallet': { ...wallet, minimumMinor: 30000, devices: ['mobile'] } });
  expect(expressForProduct(products('device'), limited).isOffered).toBe(false);
  expect(expressForProduct(products('device', 30000), limited)).toMatchObject({
    ...{ isOffered: true, hideOn: ['tablet', 'desktop'] },
  });
});

it('each place can be turned off', () => {
  const onlyDrawer = judging({ 'payments.expressPlaces': ['drawer'] });
  expect(expressForProduct(products('device'), onlyDrawer).isOffered).toBe(false);
  expect(expressForCart(drawer(['device']), onlyDrawer).isOffered).toBe(true);
  expect(expressForCart({ ...drawer(['device']), place: 'cart' }, onlyDrawer).isOffered).toBe(false);
  const onlyCart = judging({ 'payments.expressPlaces': ['cart'] });
  expect(expressForCart({ ...drawer(['device']), place: 'cart' }, onlyCart).isOffered).toBe(true);
  const none = judging({ 'payments.expressPlaces': [] });
  expect(expressForCart(drawer(['tobacco']), none)).toMatchObject({ isOffered: false, notFor: null });
});

it('PM-04 the drawer names products and plans that the wallet cannot pay', () => {
  expect(expressForCart(drawer(['device', 'tobacco']), judging())).toMatchObject({
    ...{ isOffered: false, notFor: 'tobacco' },
  });
  const planned = cart([], {
    lines: [{ product: { class: 'device' }, plan: {} }] as unknown as Cart['lines'],
  });
  expect(expressForCart({ cart: planned, place: 'drawer' }, judging())).toMatchObject({
    ...{ isOffered: false, notFor: 'plan' },
  });
  const off = judging({ 'payments.wallet': { ...wallet, enabled: false } });
  expect(expressForCart(drawer(['tobacco']), off)).toMatchObject({ isOffered: false, notFor: null });
});

it('the wallet is not offered when gift cards pay the whole cart', () => {
  const shares = [{ amount: aed(24900) }] as unknown as Cart['giftCardShares'];
  expect(expressForCart(drawer(['device'], { giftCardShares: shares }), judging()).isOffered).toBe(false);
});
