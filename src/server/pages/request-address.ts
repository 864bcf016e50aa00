import { splitLanguage } from '#kernel/language.ts';

/** Called by machines, which do not follow redirects. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const WIRE_ENDPOINT = /[?&]wc-ajax=([^&#]*)/;
/** The form of an endpoint's name; others match no endpoint. */
const ENDPOINT_NAME = /^[a-z_]{1,64}$/;
const LONGEST_EXTENSION = 16;
const FILE_NAME = /\.[a-z0-9]+$/i;
const ZERO_BYTE = '%00';
/**
 * Decoded, these characters after the first slash are dropped or become a slash, and the next segment becomes a
 * host.
 */
const LOST_AT_THE_START = /^\/%(?:0[9ad]|5c)/i;

/** A path with a zero byte matches nothing: neither the database nor a page can contain one. */
function holdsZeroByte(url: string): boolean {
  return url.split('?')[0]?.includes('%00') ?? false;
}

/**
 * Removes encoded zero bytes from a URL. Removing one may join its neighbours to another; a single pass removes
 * those too, so the time is linear.
 */
export function withoutZeroBytes(url: string): string {
  if (!url.includes(ZERO_BYTE)) return url;
  const parts: string[] = [];
  for (const character of url) {
    parts.push(character);
    const isZeroByte = character === '0' && parts.at(-2) === '0' && parts.at(-3) === '%';
    if (isZeroByte) parts.length -= ZERO_BYTE.length;
  }
  return parts.join('');
}

/**
 * A URL that starts with several slashes would be read as a host by browsers, which also treat a backslash as a
 * slash.
 *
 * @param url path and query
 * @returns the redirect target, `/shop/?s=a` for `//shop?s=a`; null for all other URLs
 */
export function collapseLeadingSlashes(url: string): string | null {
  const folded = url.replace(/^[/\\\s]{2,}/, '/').replace(/^\/ar[/\\\s]{2,}/, '/ar/');
  return folded === url ? null : (withTrailingSlash(folded) ?? folded);
}

const ANY_HOST = 'http://shop.invalid';

/** Whether a URL is invalid: proxies prepend the host, and the result may not parse. */
export function isUnreadable(url: string): boolean {
  const isPath = url.startsWith('/');
  const written = isPath ? ANY_HOST + url : url;
  const address = URL.canParse(written) ? new URL(written) : null;
  if (address === null || holdsZeroByte(url)) return true;
  // `..` segments are resolved before the rest is parsed.
  if (LOST_AT_THE_START.test(url) || LOST_AT_THE_START.test(address.pathname)) return true;
  return !isPath && (address.username !== '' || address.password !== '');
}

function endpointNamed(written: string): string {
  const [, name = ''] = [...new URLSearchParams(`name=${written}`)][0] ?? [];
  return ENDPOINT_NAME.test(name) ? name : 'none';
}

/**
 * The internal URL of a request: a shop endpoint may be called on any path.
 *
 * @param url path and query
 * @returns `/__wire/wc-ajax/add_to_cart/?…` for `/any/page/?wc-ajax=add_to_cart`, else the URL itself
 */
export function toInnerAddress(url: string): string {
  const endpoint = WIRE_ENDPOINT.exec(url)?.[1];
  if (endpoint === undefined) return url;
  const { language } = splitLanguage(url.split('?')[0] ?? '/');
  const query = url.slice(url.indexOf('?') + 1);
  return `/__wire/wc-ajax/${endpointNamed(endpoint)}/?${query}&__language=${language}`;
}

/**
 * Pages have a trailing slash.
 *
 * @returns the redirect target of a page URL without one, or null
 */
export function withTrailingSlash(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const isFile = FILE_NAME.test(path.slice(-LONGEST_EXTENSION - 1)) || PROBES.has(path);
  if (path.endsWith('/') || isFile || path.startsWith('//')) return null;
  return [`${path}/`, ...query].join('?');
}
