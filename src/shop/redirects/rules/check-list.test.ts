import { expect, it } from 'vitest';
import { checkList } from './check-list.ts';

const publicUrl = 'https://shop.example';
const check = (lines: [string, string][], known: [string, string][] = [], mayLeadAway = true) =>
  checkList(
    lines.map(([source, target], index) => ({ line: index + 2, source, target })),
    { known: known.map(([source, target]) => ({ source, target })), publicUrl, mayLeadAway },
  );

it('RT-08 accepts redirects, chains included', () => {
  const { accepted, refused } = check([
    ['/a', '/b/'],
    ['/b/', '/shop/'],
    ['/old', ''],
  ]);
  expect(refused).toEqual([]);
  expect(accepted).toContainEqual({ source: '/a/', target: '/b/' });
  expect(accepted).toContainEqual({ source: '/old/', target: '' });
});

it('RT-08 refuses loops with their line', () => {
  expect(check([['/a', 'https://shop.example/a/']]).refused).toMatchObject([{ line: 2, problem: 'itself' }]);
  expect(
    check([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
    ]).refused,
  ).toMatchObject([{ line: 4, problem: 'loop' }]);
  expect(check([['/b', '/a']], [['/a/', '/b/']]).refused).toMatchObject([{ line: 2, problem: 'loop' }]);
  expect(check([['/a', '/ar/a/']]).refused).toMatchObject([{ problem: 'loop' }]);
});

it('RT-08 refuses invalid addresses, missing targets, the home page and duplicates', () => {
  const { refused, accepted } = check([
    ['nothing', '/shop/'],
    ['/x', 'javascript:alert(1)'],
    ['/', '/shop/'],
    ['/y', '/shop/'],
    ['/y/', '/cart/'],
  ]);
  expect(refused.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'no-address'],
    [3, 'no-target'],
    [4, 'home'],
    [6, 'repeated'],
  ]);
  expect(accepted).toEqual([{ source: '/y/', target: '/shop/' }]);
});

it('RT-08 a list may replace an existing target', () => {
  expect(check([['/a', '/cart/']], [['/a/', '/shop/']]).accepted).toEqual([
    { source: '/a/', target: '/cart/' },
  ]);
});

it('RT-08 other sites need permission', () => {
  const away: [string, string][] = [['/a', 'https://elsewhere.example/']];
  expect(check(away).accepted).toHaveLength(1);
  expect(check(away, [], false).refused).toMatchObject([{ line: 2, problem: 'foreign' }]);
  expect(check([['/a', 'https://shop.example/b/']], [], false).accepted).toHaveLength(1);
  expect(check([['/a', '']], [], false).accepted).toHaveLength(1);
});

it.each(['/checkout', '/CART/', '/ar/my-account/orders/', '/shop/', '/admin/', '/blog/?x=1'])(
  'RT-08 refuses %s, a route of the shop',
  (source) => expect(check([[source, '/b/']]).refused).toMatchObject([{ problem: 'own-address' }]),
);

it.each(['/checkout-old/', '/blog/an-article/', '/shop/page/2/', '/?p=12', '/brand/kovia/'])(
  'RT-08 accepts %s, which may be an older page',
  (source) => expect(check([[source, '/b/']]).accepted).toHaveLength(1),
);
