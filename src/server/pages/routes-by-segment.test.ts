import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { firstSegment, routesBySegment } from './routes-by-segment.ts';

const PATHS = [
  'product/:slug/',
  'product/:slug/:comments/',
  'cart/',
  'cart/return/confirm/',
  'checkout/order-pay/:id/',
  'my-account/',
  'page/:page/',
  ':word/',
  ':word/page/:page/',
  ':prefix/:slug/',
  ':prefix/:slug/page/:page/',
  '*',
];

function routesOf(prefix: string) {
  const leaves = Object.fromEntries(PATHS.map((path) => [`en/${path}`, { path: prefix + path }]));
  return {
    root: { path: '' },
    'en/layout': {},
    ...leaves,
    'en/home': { path: prefix.slice(0, -1), index: true },
    'fr/cart': { path: 'cart/' },
  };
}

/** The tree of a router: a root and a layout without path around all others. */
function treeOf(routes: ReturnType<typeof routesOf>, ids: ReadonlySet<string>): RouteObject[] {
  const children = Object.entries(routes).flatMap(([id, route]): RouteObject[] => {
    if (!ids.has(id) || id === 'root' || id === 'en/layout') return [];
    const { path } = route as { path: string };
    return ['index' in route ? { id, path, index: true } : { id, path }];
  });
  return [{ id: 'root', path: '', children: [{ id: 'en/layout', children }] }];
}

const isIn = (id: string) => !id.startsWith('fr/');

const VISITED = [
  ...['/', '/product/a/', '/product/a/comment-page-2/', '/product/a/b/c/', '/product/', '/PRODUCT/a/'],
  ...[
    '/cart/',
    '/Cart/return/confirm/',
    '/cart/return/',
    '/checkout/order-pay/7/',
    '/my-account/',
    '/page/2/',
  ],
  ...['/about/', '/about/page/2/', '/sticks/mint/', '/sticks/mint/page/3/', '/a/b/c/d/', '/product//a/'],
];

describe('routes by first segment', () => {
  it.each(['', 'ar/'])('find the route that all routes find, below "%s"', (prefix) => {
    const routes = routesOf(prefix);
    const all = treeOf(routes, new Set(Object.keys(routes).filter(isIn)));
    const groups = routesBySegment(routes, isIn, prefix);
    for (const path of VISITED) {
      const ids = groups.get(firstSegment(path) ?? 'none') ?? groups.get('') ?? new Set();
      const address = prefix === '' ? path : `/ar${path}`;
      const [byGroup, byAll] = [treeOf(routes, ids), all].map((tree) => matchRoutes(tree, address)?.at(-1));
      expect([path, byGroup?.route.id, byGroup?.params]).toEqual([path, byAll?.route.id, byAll?.params]);
      expect(byAll).toBeDefined();
    }
  });

  it('have the routes of one segment, and those that begin with a parameter', () => {
    const groups = routesBySegment(routesOf(''), isIn, '');
    expect([...(groups.get('cart') ?? [])]).toEqual([
      ...['root', 'en/layout', 'en/cart/', 'en/cart/return/confirm/', 'en/:word/', 'en/:word/page/:page/'],
      ...['en/:prefix/:slug/', 'en/:prefix/:slug/page/:page/', 'en/*', 'en/home'],
    ]);
    expect([...groups.keys()].sort()).toEqual(['', 'cart', 'checkout', 'my-account', 'page', 'product']);
  });

  it.each(['/%70roduct/a/', '/cart.data', '/cart', '//cart/', '/سلة/'])(
    'leave %s to a router of all routes',
    (path) => {
      expect(firstSegment(path)).toBeNull();
    },
  );
});
