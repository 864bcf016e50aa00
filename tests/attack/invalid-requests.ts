import fc from 'fast-check';
import { INVALID_VALUES } from '../wire/invalid-input.ts';
import { ADDRESSES, type Address, CALL_FIELDS } from './addresses.ts';
import { FOREIGN_HOST, HEADER_PROBE, MARKUP_PROBE } from './judge.ts';
import type { Wanted } from './send.ts';

/** Real names and ids of the shop, so that requests pass the first check. */
export type Known = Readonly<{
  slugs: readonly string[];
  ids: readonly string[];
  /** `Cookie` headers with a session: carts, customers, staff. */
  cookies: readonly string[];
  /** Names of form fields. */
  fields: readonly string[];
}>;

/** Values that only an attacker sends. */
const HOSTILE: readonly string[] = [
  MARKUP_PROBE,
  `"${MARKUP_PROBE}`,
  `x\r\n${HEADER_PROBE}: 1`,
  `https://${FOREIGN_HOST}/`,
  `//${FOREIGN_HOST}/`,
  `/\\${FOREIGN_HOST}/`,
  'javascript:alert(1)',
  '=cmd|calc',
  '%',
  '%'.repeat(4000),
  '0'.repeat(8000),
  '('.repeat(2000),
  '[1,2,3]',
  '-2147483649',
  '9007199254740993',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
];

const PARAMETERS = [
  ...['s', 'q', 'search', 'query', 'keyword', 'orderby', 'paged', 'page', 'min_price', 'max_price', 'fits'],
  ...['stock', 'on_sale', 'rating_filter', 'filter_brand', 'filter_colour', 'query_type_brand', 'cpage'],
  ...['review-stars', 'review-sort', 'theme_template_id', 'attribute_colour', 'add-to-cart', 'remove_item'],
  ...['undo_item', 'save_for_later', 'move_to_cart', 'remove_coupon', 'apply_coupon', 'order_again'],
  ...['cancel_order', '_wpnonce', 'quantity', 'variation_id', 'key', 'id', 'login', 'redirect_to', 'ids'],
  ...['wc-ajax', 'utm_source', 'e-filter-abc-product_cat', 'e-page-abc', '__proto__', 'constructor'],
] as const;

/** How a value is written in a URL: encoded as browsers do, or as far as Node allows it unencoded. */
const WRITINGS: readonly ((value: string) => string)[] = [
  encodeURIComponent,
  (value) => encodeURIComponent(value).replaceAll('%20', '+'),
  (value) => value.replace(/[^!-~]/gu, '').replace(/[#?&\s]/g, ''),
];

function wellFormed(value: string): string {
  return value.toWellFormed();
}

/** Values for URLs, fields and cookies. */
function values({ slugs, ids }: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...INVALID_VALUES, ...HOSTILE) },
    { weight: 2, arbitrary: fc.constantFrom(...slugs, ...ids) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  );
}

function written(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(value, fc.constantFrom(...WRITINGS))
    .map(([one, write]) => write(wellFormed(one)).slice(0, 9000));
}

function filled(path: string, value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = path.split(/(:[a-z]+|\*)/i);
  const filling = parts.map((part) => (/^(:|\*)/.test(part) ? written(value) : fc.constant(part)));
  return fc.tuple(...filling).map((texts) => texts.join(''));
}

function queries(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pair = fc
    .tuple(fc.constantFrom(...PARAMETERS), written(value))
    .map(([name, text]) => `${name}=${text}`);
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
}

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'application/json',
  'multipart/form-data; boundary=xyz',
  'multipart/form-data',
  'text/plain',
  'x/y; z',
] as const;

function bodies(
  { fields }: Known,
  value: fc.Arbitrary<string>,
): fc.Arbitrary<{ type: string; body: string }> {
  const name = fc.constantFrom(...CALL_FIELDS, ...fields);
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 14 });
  return fc.tuple(pairs, fc.constantFrom(...TYPES)).map(([sent, type]) => {
    if (type === 'application/json') return { type, body: JSON.stringify(Object.fromEntries(sent)) };
    if (!type.startsWith('multipart'))
      return { type, body: new URLSearchParams(sent.map(([n, v]) => [n, wellFormed(v)])).toString() };
    const parts = sent.map(
      ([n, v]) => `--xyz\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`,
    );
    return { type, body: `${parts.join('')}--xyz--\r\n` };
  });
}

const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Headers that a proxy, a browser or an attacker adds. */
const EXTRA_HEADERS: readonly Readonly<Record<string, string>>[] = [
  NO_HEADERS,
  NO_HEADERS,
  { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
  { 'x-forwarded-host': FOREIGN_HOST, 'x-forwarded-proto': 'https' },
  { forwarded: `host=${FOREIGN_HOST};for="[2001:db8::1]"` },
  { 'x-original-url': '/admin/', 'x-rewrite-url': '/admin/' },
  { 'x-http-method-override': 'DELETE' },
  { host: FOREIGN_HOST },
  { 'accept-language': 'ar, *;q=0', 'accept-encoding': 'br, gzip' },
  { range: 'bytes=9999999999-', 'if-range': 'W/"x"' },
  { 'if-none-match': '"x", W/"y"', 'if-modified-since': 'never' },
  { 'sec-purpose': 'prefetch', purpose: 'prefetch' },
  { authorization: 'Basic ////', 'x-wp-nonce': '0000000000' },
];

const ORIGINS: readonly Readonly<Record<string, string>>[] = [
  NO_HEADERS,
  NO_HEADERS,
  NO_HEADERS,
  { origin: `https://${FOREIGN_HOST}`, referer: `https://${FOREIGN_HOST}/x` },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
];

function cookies({ cookies: real }: Known, value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const made = fc
    .tuple(fc.constantFrom('jamra_staff', 'woocommerce_cart_hash', 'store_notice1', 'x'), value)
    .map(([name, text]) => `${name}=${encodeURIComponent(wellFormed(text)).slice(0, 4000)}`);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.constantFrom(...real) },
    made,
  );
}

const HAS_BODY = new Set(['POST', 'PUT', 'DELETE']);

type Drawn = Readonly<{
  method: string;
  address: string;
  query: string;
  sent: { type: string; body: string };
  cookie: string;
  headers: Readonly<Record<string, string>>[];
}>;

const LONGEST_PATH = 14_000;

function toRequested({ method, address, query, sent, cookie, headers: drawn }: Drawn): Wanted {
  const joint = address.includes('?') ? '&' : '?';
  const path = query === '' ? address : `${address}${joint}${query}`;
  const headers: Record<string, string> = Object.assign({}, ...drawn);
  if (cookie !== '') headers.cookie = cookie;
  if (!HAS_BODY.has(method)) return { method, path: path.slice(0, LONGEST_PATH), headers, body: null };
  headers['content-type'] = sent.type;
  headers['content-length'] = String(Buffer.byteLength(sent.body));
  return { method, path: path.slice(0, LONGEST_PATH), headers, body: sent.body };
}

function ofAddress({ path, methods }: Address, known: Known): fc.Arbitrary<Wanted> {
  const value = values(known);
  return fc
    .record({
      method: fc.constantFrom(...methods),
      address: filled(path, value),
      query: queries(value),
      sent: bodies(known, value),
      cookie: cookies(known, value),
      headers: fc.tuple(fc.constantFrom(...EXTRA_HEADERS), fc.constantFrom(...ORIGINS)),
    })
    .map(toRequested);
}

/**
 * Invalid requests to every page and call.
 *
 * @param many how many
 * @param seed the same seed and shop give the same requests
 */
export function invalidRequests(known: Known, { many, seed }: { many: number; seed: number }): Wanted[] {
  const anywhere = fc.constantFrom(...ADDRESSES).chain((address) => ofAddress(address, known));
  return fc.sample(anywhere, { numRuns: many, seed });
}
