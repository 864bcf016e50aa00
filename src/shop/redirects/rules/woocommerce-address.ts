import { findEntry } from '#kernel/find-entry.ts';

/** What a WordPress URL refers to. */
export type WooCommerceAddress =
  | { kind: 'number'; id: number }
  | { kind: 'product'; slug: string }
  | { kind: 'category'; slug: string; page: number }
  | { kind: 'entry'; slug: string }
  | { kind: 'path'; path: string }
  | { kind: 'gone' };

const LARGEST_ID = 2_147_483_647;
const FEEDS: Readonly<Record<string, string>> = { atom: '/blog/atom.xml', json: '/blog/feed.json' };

function feedPath(format: string): WooCommerceAddress {
  return { kind: 'path', path: findEntry(FEEDS, format) ?? '/blog/feed.xml' };
}

type Form = readonly [RegExp, (parts: readonly string[]) => WooCommerceAddress];

/** Path patterns, most specific first. */
const PATHS: readonly Form[] = [
  [/^\/(?:blog\/)?feed\/(?:(rss|rss2|rdf|atom|json)\/)?$/, ([format = '']) => feedPath(format)],
  [/^\/comments\/feed\//, () => ({ kind: 'gone' })],
  [
    /^\/product-category\/(?:[^/]+\/)*?([^/]+)\/page\/(\d{1,5})\/$/,
    ([slug = '', page = '1']) => ({ kind: 'category', slug, page: Number(page) }),
  ],
  [
    /^\/product-category\/(?:[^/]+\/)*([^/]+)\/(?:feed\/)?$/,
    ([slug = '']) => ({ kind: 'category', slug, page: 1 }),
  ],
  [/^\/product-category\/$/, () => ({ kind: 'path', path: '/shop/' })],
  [/^\/page\/\d{1,5}\/$/, () => ({ kind: 'path', path: '/blog/' })],
  [/^\/(.+\/)feed\/(?:[a-z0-9]+\/)?$/, ([base = '']) => ({ kind: 'path', path: `/${base}` })],
  [/^\/(?:author|tag)\/[^/]+\/$/, () => ({ kind: 'path', path: '/blog/' })],
  [/^\/index\.php\/?$/, () => ({ kind: 'path', path: '/' })],
  // One slash of several: two at the start would lead to another host.
  [/^\/index\.php\/*(\/.+)$/, ([path = '/']) => ({ kind: 'path', path })],
  [/^\/(?:shop|products)\/(?:[^/]+\/)*([^/]+)\/$/, ([slug = '']) => ({ kind: 'product', slug })],
  [/^\/\d{4}\/\d{2}\/(?:\d{2}\/)?([^/]+)\/$/, ([slug = '']) => ({ kind: 'entry', slug })],
  [/^\/([^/.]+)\/$/, ([slug = '']) => ({ kind: 'entry', slug })],
];

function numbered(text: string): WooCommerceAddress | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? { kind: 'number', id } : null;
}

/** Parameters of the home page, and what the value of each is about. */
const PARAMETERS: Readonly<Record<string, (value: string) => WooCommerceAddress | null>> = {
  p: numbered,
  page_id: numbered,
  product: (slug) => ({ kind: 'product', slug }),
  product_cat: (slug) => ({ kind: 'category', slug, page: 1 }),
  product_tag: (slug) => ({ kind: 'path', path: `/product-tag/${encodeURIComponent(slug)}/` }),
  name: (slug) => ({ kind: 'entry', slug }),
  feed: (format) => (format.startsWith('comments') ? { kind: 'gone' } : feedPath(format)),
  cat: () => ({ kind: 'path', path: '/blog/' }),
  author: () => ({ kind: 'path', path: '/blog/' }),
  post_type: (type) => (type === 'product' ? { kind: 'path', path: '/shop/' } : null),
};

function parseParameters(parameters: URLSearchParams): WooCommerceAddress | null {
  for (const [name, read] of Object.entries(PARAMETERS)) {
    const value = parameters.get(name);
    const address = value ? read(value) : null;
    if (address !== null) return address;
  }
  return null;
}

/**
 * Parses the URL forms that WordPress and WooCommerce generate.
 *
 * @param path without language, with trailing slash
 * @returns null for other URLs
 */
export function parseWooCommerceAddress(
  path: string,
  parameters: URLSearchParams,
): WooCommerceAddress | null {
  const requested = path === '/' || path === '/index.php' ? parseParameters(parameters) : null;
  if (requested !== null) return requested;
  for (const [form, read] of PATHS) {
    const match = form.exec(path);
    if (match !== null) return read(match.slice(1).map((part) => part ?? ''));
  }
  return null;
}
