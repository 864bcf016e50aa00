import { splitLanguage } from '#kernel/language.ts';

/** First path segments whose whole subtree belongs to the shop. */
const ROOTS = new Set([
  ...['admin', 'age', 'assets', 'cards', 'cart', 'checkout', 'feeds', 'fonts', 'forms', 'healthz'],
  ...[
    'media',
    'metrics',
    'my-account',
    'newsletter',
    'preview',
    'readyz',
    'reminders',
    'restock',
    's',
    'share',
    'shipment',
    'sitemaps',
    'wishlist',
  ],
  ...['test-payments', 'webhooks', 'wp-admin', 'wp-comments-post.php', 'wp-json'],
]);
/** Single pages; paths below them may redirect. */
const PAGES = new Set([
  ...['blog', 'contact', 'my-device', 'portfolio', 'robots.txt', 'shop', 'site.webmanifest', 'sitemap.xml'],
  ...['track-order', 'coming-soon', 'under-age', 'gift-card'],
]);

/**
 * Whether the shop serves a path, so that no redirect may be listed there.
 *
 * @param source as `plainAddress` returns it
 */
export function isReservedPath(source: string): boolean {
  const { path } = splitLanguage(source.split('?')[0] ?? '/');
  const words = path.split('/').filter((word) => word !== '');
  const [first = ''] = words;
  return ROOTS.has(first.toLowerCase()) || (words.length === 1 && PAGES.has(first.toLowerCase()));
}
