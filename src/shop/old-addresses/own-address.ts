import { splitLanguage } from '#kernel/language.ts';

/** First words of addresses that the shop answers itself, with everything below them. */
const ROOTS = new Set([
  ...['admin', 'age', 'assets', 'cards', 'cart', 'checkout', 'feeds', 'fonts', 'healthz', 'media'],
  ...['metrics', 'my-account', 'preview', 'readyz', 'reminders', 'restock', 's', 'share', 'sitemaps'],
  ...['test-payments', 'webhooks', 'wp-admin', 'wp-comments-post.php', 'wp-json'],
]);
/** Pages of the shop that have no others below them, or whose older ones may lead on. */
const PAGES = new Set([
  ...['blog', 'contact', 'my-device', 'portfolio', 'robots.txt', 'shop', 'site.webmanifest', 'sitemap.xml'],
  ...['track-order', 'under-age'],
]);

/**
 * Whether the shop itself answers an address, so that no redirect may stand there.
 *
 * @param source as `plainAddress` writes it
 */
export function isOwnAddress(source: string): boolean {
  const { path } = splitLanguage(source.split('?')[0] ?? '/');
  const words = path.split('/').filter((word) => word !== '');
  const [first = ''] = words;
  return ROOTS.has(first.toLowerCase()) || (words.length === 1 && PAGES.has(first.toLowerCase()));
}
