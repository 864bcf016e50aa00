import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageRoutes from '#app/routes.ts';
import { calls } from '#wire/contract/index.ts';

/** A path with the methods it accepts; `:name` and `*` stand for any text. */
export type Address = Readonly<{ path: string; methods: readonly string[] }>;

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children, index }) => {
    const joined = `${above}/${path}`.replace(/\/{2,}/g, '/');
    if (children !== undefined) return pathsOf(children, joined);
    return index === true || path !== '' ? [joined] : [];
  });
}

const PAGES: readonly Address[] = pathsOf(await pageRoutes).map((path) => ({
  path,
  methods: ['GET', 'GET', 'POST', 'HEAD', 'PUT', 'DELETE'],
}));

const CALLS: readonly Address[] = Object.keys(calls).flatMap((name) => [
  { path: `/?wc-ajax=${name}`, methods: ['POST', 'GET'] },
  { path: `/ar/shop/?wc-ajax=${name}`, methods: ['POST'] },
  { path: `/wp-admin/admin-ajax.php?action=${name}`, methods: ['POST', 'GET'] },
  { path: `/wp-admin/admin-ajax.php?action=woocommerce_${name}`, methods: ['POST'] },
]);

const READ = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:name.xml',
  '/site.webmanifest',
  '/blog/:feed',
  '/feeds/:name.xml',
  '/cards/?ids=:ids',
  '/quick-add/?id=:id',
  '/wp-json/jamra/v1/suggestions/?s=:words',
  '/wp-json/jamra/v1/popup/?id=:ids&on=:words',
  '/wp-json/jamra/v1/loop/?document=:words&node=:words&recent=:ids',
  '/cart/return/?link=:key',
  '/media/:file',
  '/s/:file',
  '/assets/:file',
  '/checkout/order-received/:id/invoice.pdf?key=:key',
  '/checkout/order-received/:id/credit-notes/:name.pdf?key=:key',
  '/my-account/view-order/:id/invoice.pdf',
  '/admin/data-transfer/export.zip?parts=:parts',
  '/admin/orders/export.csv?status=:status',
  '/admin/products/export.csv?q=:q',
  '/admin/tax-documents/:id.pdf',
  '/admin/data-transfer/:id/rejected.csv',
];

const WRITTEN = [
  '/wp-comments-post.php',
  '/reviews/helpful/',
  '/restock/',
  '/share/',
  '/reminders/stop/',
  '/cart/return/',
  '/test-payments/:id/',
  '/admin/actions/',
  '/admin/upload/',
  '/webhooks/payments/:provider/',
];

/** Every page and every call, from the routes and descriptions that the shop is built from. */
export const ADDRESSES: readonly Address[] = [
  ...PAGES,
  ...CALLS,
  ...READ.map((path) => ({ path, methods: ['GET', 'GET', 'HEAD', 'POST'] })),
  ...WRITTEN.map((path) => ({ path, methods: ['POST', 'POST', 'GET'] })),
];

/** Names of fields that calls read. */
export const CALL_FIELDS: readonly string[] = [
  ...new Set(
    Object.values(calls).flatMap(({ fields }) => fields.map(({ name }) => name.replace('<name>', 'colour'))),
  ),
];
