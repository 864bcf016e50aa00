import { expect, it } from 'vitest';
import { beginsWith, type Findable, findBy, findIn, readSearch, variantFor } from './match.ts';

const one = (name: string, synonyms = '', about = ''): Findable => ({ name, synonyms, about });
const PROMOTIONS = one('Promotions', 'coupon, voucher, كوبون, قسيمة', 'Codes and sales.');
const PAYMENTS = one('Payments', 'refund, money back, استرداد');
const NEW_COUPON = one('New promotion', 'add coupon');
const ARTICLES = one('المقالات');
const ALL = [PAYMENTS, PROMOTIONS, NEW_COUPON, ARTICLES];

it.each([
  ['promo', [PROMOTIONS, NEW_COUPON]],
  ['coupon', [PROMOTIONS, NEW_COUPON]],
  ['new coup', [NEW_COUPON]],
  ['قسيمه', [PROMOTIONS]],
  ['كوبون', [PROMOTIONS]],
  ['مقال', [ARTICLES]],
  ['المقالات', [ARTICLES]],
  ['الكوبون', [PROMOTIONS]],
  ['الا', []],
  ['Refund', [PAYMENTS]],
  ['codes', [PROMOTIONS]],
  ['motion', []],
  ['coupon refund', []],
  [' … ', []],
  ['how do I', []],
  ['how do I refund', [PAYMENTS]],
  ['Where can I add a coupon?', [NEW_COUPON]],
  ['add a coupon for the promotion', [NEW_COUPON]],
  ['editing promotions', [PROMOTIONS, NEW_COUPON]],
  ['refunds', [PAYMENTS]],
  ['كيف أضيف كوبون', [PROMOTIONS]],
  ['أريد تعديل المقالات', [ARTICLES]],
  ['بالكوبونات', [PROMOTIONS]],
])('BO-01 the search “%s” finds entries with all its words, the best first', (typed, expected) => {
  expect(findIn(ALL, typed)).toEqual(expected);
});

it.each([
  ['new prom', true],
  ['New  promotion', true],
  ['promotion', false],
  ['new promotion code', false],
  [' … ', false],
])('BO-01 “%s” as the beginning of a name: %s', (typed, begins) => {
  expect(beginsWith(NEW_COUPON, typed)).toBe(begins);
});

it('BO-01 all kinds match a sentence as strictly as the best of them', () => {
  const lists = [[PROMOTIONS, PAYMENTS], [NEW_COUPON]];
  expect(lists.map((all) => findBy(all, variantFor(lists, 'add a coupon')))).toEqual([[], [NEW_COUPON]]);
  expect(lists.map((all) => findBy(all, variantFor(lists, 'create coupons')))).toEqual([
    [PROMOTIONS],
    [NEW_COUPON],
  ]);
});

it('BO-01 a help topic that has all words of a sentence does not hide the screen and the setting', () => {
  const help = [one('Set up your brand', '', 'Add your logo and colors.')];
  const screens = [one('Design', 'brand, logo')];
  const settings = [one('Logo'), one('Icon')];
  const { variant, helpVariant } = readSearch([screens, settings], help, 'how to add my logo');
  expect(findBy(screens, variant)).toEqual(screens);
  expect(findBy(settings, variant)).toEqual([one('Logo')]);
  expect(findBy(help, helpVariant)).toEqual(help);
});
