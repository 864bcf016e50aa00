import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/instant.ts';
import { EMPTY_CART, type PopupFacts, type PopupSettings, type Timing } from '#shop/popups/popup.ts';
import { popupVerdict } from '#shop/popups/rules/popup-verdict.ts';
import { factsOf } from '#shop/popups/rules/visit/visitor.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';

function settings(more: Partial<PopupSettings>): PopupSettings {
  const parsed = parsePopup({ ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.settings;
}

const VISITOR = {
  address: 'https://shop.example/faq/',
  referrer: '',
  roles: null,
  device: 'desktop',
  browser: 'chrome',
  cart: EMPTY_CART,
  campaign: {},
  orderedDays: null,
  ownDevice: null,
  fittingDevices: [],
  nowMs: 0,
  schedule_server_datetime: '2026-03-01 12:00',
  localDatetime: '2026-03-01 10:00',
  entries: {},
} as const;

function facts(more: Partial<PopupFacts>): PopupFacts {
  return { ...factsOf(VISITOR, { id: 7, settings: settings({}) }), ...more };
}

const CART = { cart: { products: [7, 71], valueMinor: 24_900, coupons: ['WELCOME'] } };
const BOTH = { cart_products: [{ product: 7 }, { product: 8 }] };

const LISTED = { own_device: 'listed', own_devices: [{ product: 7 }, { product: null }] } as const;
const FITTING = { fittingDevices: [7, 8] };
const FIRST = { firstShownMs: 0, firstShownViews: 4 };

/** Further conditions, each with settings and facts that pass and that fail. */
const FURTHER: readonly [string, Timing, Partial<PopupSettings>, Partial<PopupFacts>, boolean][] = [
  ['one of the products', 'cart_products', BOTH, CART, true],
  ['none of the products', 'cart_products', BOTH, {}, false],
  ['a chosen variation', 'cart_products', { cart_products: [{ product: 71 }] }, CART, true],
  ['no product named', 'cart_products', { cart_products: [{ product: null }] }, CART, false],
  ['not all of the products', 'cart_products', { ...BOTH, cart_contains: 'all' }, CART, false],
  [
    'all of the products',
    'cart_products',
    { cart_products: [{ product: 7 }, { product: 71 }], cart_contains: 'all' },
    CART,
    true,
  ],
  ['a product that must not be there', 'cart_products', { ...BOTH, cart_contains: 'none' }, CART, false],
  ['products that are not there', 'cart_products', { ...BOTH, cart_contains: 'none' }, {}, true],
  ['a value of exactly the least', 'cart_value', { cart_value_min: 249 }, CART, true],
  ['a value below the least', 'cart_value', { cart_value_min: 250 }, CART, false],
  ['a value of exactly the most', 'cart_value', { cart_value_max: 249 }, CART, true],
  ['a value above the most', 'cart_value', { cart_value_max: 248 }, CART, false],
  ['a filled cart', 'cart_state', {}, CART, true],
  ['an empty cart that should be filled', 'cart_state', {}, {}, false],
  ['an empty cart', 'cart_state', { cart_state: 'empty' }, {}, true],
  ['a filled cart that should be empty', 'cart_state', { cart_state: 'empty' }, CART, false],
  ['any coupon', 'coupon', {}, CART, true],
  ['no coupon', 'coupon', {}, {}, false],
  ['a coupon by its code in any case', 'coupon', { coupon_code: ' welcome ' }, CART, true],
  ['another coupon', 'coupon', { coupon_code: 'EID' }, CART, false],
  ['a coupon that must not be used', 'coupon', { coupon: 'unused' }, CART, false],
  ['another coupon than the one', 'coupon', { coupon: 'unused', coupon_code: 'EID' }, CART, true],
  ['no parameter asked for', 'utm', {}, {}, true],
  ['a parameter in any case', 'utm', { utm_source: 'Mail' }, { campaign: { utm_source: 'mail' } }, true],
  [
    'one of two parameters',
    'utm',
    { utm_source: 'a', utm_medium: 'b' },
    { campaign: { utm_source: 'a' } },
    false,
  ],
  ['no campaign', 'utm', { utm_campaign: 'eid' }, {}, false],
  ['a first visit', 'visit', {}, { sessions: 1 }, true],
  ['a later visit', 'visit', {}, { sessions: 2 }, false],
  ['a first visit that should be a later one', 'visit', { visit: 'returning' }, { sessions: 1 }, false],
  ['a returning visit', 'visit', { visit: 'returning' }, { sessions: 2 }, true],
  ['fewer popups in the visit', 'visit_popups', { visit_popups: 2 }, { visitPopups: 1 }, true],
  ['as many popups in the visit', 'visit_popups', { visit_popups: 2 }, { visitPopups: 2 }, false],
  ['who never ordered', 'orders', {}, {}, true],
  ['who ordered today', 'orders', {}, { orderedDays: 0 }, false],
  ['any order', 'orders', { orders: 'ordered' }, { orderedDays: 400 }, true],
  ['no order', 'orders', { orders: 'ordered' }, {}, false],
  ['an order of 29 days', 'orders', { orders: 'within' }, { orderedDays: 29 }, true],
  ['an order of 30 days', 'orders', { orders: 'within' }, { orderedDays: 30 }, false],
  ['no order at all', 'orders', { orders: 'within' }, {}, false],
  ['an order long ago', 'orders', { orders: 'not_within' }, { orderedDays: 30 }, true],
  ['a recent order', 'orders', { orders: 'not_within' }, { orderedDays: 29 }, false],
  ['no order that is old', 'orders', { orders: 'not_within' }, {}, false],
  ['a chosen device', 'own_device', {}, { ownDevice: 7 }, true],
  ['no chosen device', 'own_device', {}, {}, false],
  ['no device, as wanted', 'own_device', { own_device: 'none' }, {}, true],
  ['a device, though none is wanted', 'own_device', { own_device: 'none' }, { ownDevice: 7 }, false],
  ['a listed device', 'own_device', LISTED, { ownDevice: 7 }, true],
  ['another device', 'own_device', LISTED, { ownDevice: 8 }, false],
  ['no listed device', 'own_device', LISTED, {}, false],
  ['a device that fits', 'own_device', { own_device: 'fits' }, { ...FITTING, ownDevice: 7 }, true],
  ['a device that does not fit', 'own_device', { own_device: 'fits' }, { ...FITTING, ownDevice: 9 }, false],
  ['a misfit', 'own_device', { own_device: 'misfits' }, { ...FITTING, ownDevice: 9 }, true],
  ['no misfit', 'own_device', { own_device: 'misfits' }, { ...FITTING, ownDevice: 7 }, false],
  ['a page without goods for devices', 'own_device', { own_device: 'misfits' }, { ownDevice: 9 }, false],
  ['before the first show', 'defer', { defer_days: 7, defer_views: 9 }, {}, true],
  [
    'a moment before the wait is over',
    'defer',
    { defer_days: 7 },
    { ...FIRST, nowMs: 7 * DAY_MS - 1 },
    false,
  ],
  ['as soon as the wait is over', 'defer', { defer_days: 7 }, { ...FIRST, nowMs: 7 * DAY_MS }, true],
  ['one page view short', 'defer', { defer_days: 0, defer_views: 3 }, { ...FIRST, pageViews: 6 }, false],
  [
    'the third page view after it',
    'defer',
    { defer_days: 0, defer_views: 3 },
    { ...FIRST, pageViews: 7 },
    true,
  ],
  [
    'one of two waits that is not over',
    'defer',
    { defer_days: 7, defer_views: 3 },
    { ...FIRST, pageViews: 9, nowMs: DAY_MS },
    false,
  ],
];

for (const [title, rule, given, known, passes] of FURTHER)
  it(`${rule}: ${title} ${passes ? 'passes' : 'fails'}`, () => {
    const verdict = popupVerdict(settings({ ...given, timing: [rule] }), facts(known));
    expect(verdict).toEqual(passes ? { passes } : { passes, by: rule });
    expect(popupVerdict(settings(given), facts(known)).passes).toBe(true);
  });
