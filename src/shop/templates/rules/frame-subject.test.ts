import { expect, it } from 'vitest';
import { type Condition, exactnessOf, type Subject } from './conditions.ts';
import { frameSubject, goByContent } from './frame-subject.ts';

const typeOf = (path: string, isSearch = false) =>
  frameSubject('header', { path, isSearch, listingPrefix: 'sticks', about: null }).type;

it.each([
  ['/', 'home'],
  ['/product/kovia-bar/', 'product'],
  ['/product/kovia-bar/comment-page-2/', 'product'],
  ['/shop/page/2/', 'listing'],
  ['/sticks/', 'listing'],
  ['/sticks/cedrane/', 'listing'],
  ['/blog/tag/news/', 'article'],
  ['/cart/', 'cart'],
  ['/checkout/order-pay/7/', 'checkout'],
  ['/my-account/orders/', 'account'],
  ['/faq/', 'page'],
  ['/constructor/', 'page'],
])('the header of %s is that of a %s page', (path, type) => {
  expect(typeOf(path)).toBe(type);
});

it('search results are a type of their own, at the home page and at the shop', () => {
  expect(['/', '/shop/', '/page/2/', '/faq/'].map((path) => typeOf(path, true))).toEqual([
    'search',
    'search',
    'search',
    'page',
  ]);
});

/** Categories: sticks (1) > cedrane (2) > gold (3). */
const GOLD: Subject = {
  place: 'product',
  type: 'simple',
  categoryPaths: [[3, 2, 1]],
  brand: 'cedrane',
  tags: ['new'],
  single: 7,
};
const LIST: Subject = { place: 'listing', type: 'category', categoryPaths: [[2, 1]] };
const ARTICLE: Subject = { place: 'article', type: 'article', topic: 'care', tags: ['new'], single: 7 };
const PAGE: Subject = { place: 'page', single: 7 };

const ABOVE: readonly [string, Subject, Condition, boolean][] = [
  ['a product in a category below', GOLD, { kind: 'category', value: 1 }, true],
  ['a product in a category below, without those below', GOLD, { kind: 'category-only', value: 1 }, false],
  ['a product in its own category, without those below', GOLD, { kind: 'category-only', value: 3 }, true],
  ['the list of a category below', LIST, { kind: 'category', value: 1 }, true],
  ['the list of a category below, without those below', LIST, { kind: 'category-only', value: 1 }, false],
  ['the list of the category, without those below', LIST, { kind: 'category-only', value: 2 }, true],
  ['an article in no category of products', ARTICLE, { kind: 'category', value: 1 }, false],
  ['a product of a brand', GOLD, { kind: 'brand', value: 'cedrane' }, true],
  ['a product with a tag', GOLD, { kind: 'tag', value: 'new' }, true],
  ['an article with a tag of the same slug', ARTICLE, { kind: 'tag', value: 'new' }, false],
  ['one product', GOLD, { kind: 'product', value: 7 }, true],
  ['a product with the id of a page', GOLD, { kind: 'page', value: 7 }, false],
  ['a product with the id of an article', GOLD, { kind: 'article', value: 7 }, false],
  ['one article', ARTICLE, { kind: 'article', value: 7 }, true],
  ['an article with the id of a product', ARTICLE, { kind: 'product', value: 7 }, false],
  ['one page', PAGE, { kind: 'page', value: 7 }, true],
  ['a page with the id of a product', PAGE, { kind: 'product', value: 7 }, false],
  ['another page', PAGE, { kind: 'page', value: 8 }, false],
];

for (const [title, about, condition, holds] of ABOVE)
  it(`a popup above ${title}: ${condition.kind} ${holds ? 'holds' : 'does not hold'}`, () => {
    const page = { path: '/somewhere/', isSearch: false, listingPrefix: 'sticks', about };
    expect(exactnessOf(condition, frameSubject('popup', page)) !== null).toBe(holds);
  });

it('the content of a page is read only for conditions that need it', () => {
  const by = (include: Condition[], exclude: Condition[] = []) => [{ conditions: { include, exclude } }];
  expect(goByContent(by([{ kind: 'all' }, { kind: 'type', value: 'home' }]))).toBe(false);
  expect(goByContent(by([{ kind: 'product', value: 7 }]))).toBe(true);
  expect(goByContent(by([{ kind: 'all' }], [{ kind: 'category', value: 7 }]))).toBe(true);
});
