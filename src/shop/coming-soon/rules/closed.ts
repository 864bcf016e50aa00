import type { Instant } from '#kernel/instant.ts';
import type { ComingSoon } from '#shop/settings';

/** The path of the page shown instead of closed ones, without language. */
export const COMING_SOON_PATH = '/coming-soon/';

/** Files, the back office, machine endpoints, legal texts, and pages for customers who have already ordered. */
const ALWAYS_OPEN: readonly RegExp[] = [
  /^\/(admin|preview|s|assets|media|fonts)\//,
  /^\/brand\/[^/]+\.[a-z]+$/,
  /^\/(favicon\.ico|icons\.svg|robots\.txt|site\.webmanifest)$/,
  /^\/(healthz|readyz|metrics)\/$/,
  /^\/(age|coming-soon|privacy|share|terms|under-age|webhooks)\//,
  /^\/checkout\/(order-pay|order-received|payment-return)\//,
  /^\/(forms|newsletter\/(confirm|stop)|reminders\/stop|restock\/forget|test-payments)\//,
  /^\/(wishlist|my-account\/devices)\/stop\//,
  /^\/wp-json\/(wp\/v2\/users|jamra\/v1\/(admin|coming-soon-banner|consent|consent-bar|events|form-token|popup-figures))\//,
];

/** The pages and calls of a shop; everything else is the site around it. */
const OF_STORE: readonly RegExp[] = [
  /^\/(shop|category|product-tag|brand|product|cart|checkout|gift-card|wishlist|my-account|my-device|track-order|feeds|restock|cards|quick-add)\//,
  /^\/wp-json\//,
  /^\/wp-admin\//,
  /^\/wp-comments-post\.php$/,
  /^\/__wire\//,
  /^\/sitemap/,
];

/** Calls that only read the caller's own data, from open pages and the coming-soon page: never refused. */
const READING = /^\/__wire\/wc-ajax\/(get_refreshed_fragments|get_customer_location|jamra_get_visitor)\//;

/** What the pages around a closed store read and send: popups and loops. */
const OF_SITE = /^\/wp-json\/(elementor-pro\/v1\/refresh-loop|jamra\/v1\/(loop|popup))\//;

const FILE = /\.[a-z0-9]{1,16}$/;

/** The requested page: its path without language, and whether it is a search. */
export type RequestedPage = Readonly<{ path: string; isSearch: boolean; listingPrefix: string }>;

/** Whether the shop is in coming-soon mode, which ends at the opening moment, if set. */
export function isComingSoon({ mode, opensAt }: ComingSoon, now: Instant): boolean {
  return mode !== 'off' && (opensAt === '' || new Date(opensAt) > now);
}

/** The moment at which the shop opens automatically; null for none. */
export function openingOf({ opensAt }: ComingSoon): Instant | null {
  return opensAt === '' ? null : new Date(opensAt);
}

/** A path as pages are found by it: without escapes, in small letters, with a slash at its end, and not as data. */
function toPagePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Another encoding names no page.
  }
  const plain = decoded.toLowerCase().replace(/(?:\/_)?\.data$/, '');
  return plain.endsWith('/') || FILE.test(plain) ? plain : `${plain}/`;
}

/** Whether the public may not see a page. Source: CS-06 */
export function isClosed(
  setting: ComingSoon,
  { path: requested, isSearch, listingPrefix }: RequestedPage,
  now: Instant,
): boolean {
  const path = toPagePath(requested);
  if (!isComingSoon(setting, now) || [...ALWAYS_OPEN, READING].some((open) => open.test(path))) return false;
  if (setting.mode === 'site') return true;
  if (OF_SITE.test(path)) return false;
  return isSearch || path.startsWith(`/${listingPrefix}/`) || OF_STORE.some((one) => one.test(path));
}
