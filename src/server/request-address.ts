import { splitLanguage } from '#kernel/language.ts';

/** Asked by machines, which follow no redirects. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const WIRE_ENDPOINT = /[?&]wc-ajax=([^&#]*)/;
/** What an endpoint may be called; any other name is that of none. */
const ENDPOINT_NAME = /^[a-z_]{1,64}$/;
const LONGEST_EXTENSION = 16;
const FILE_NAME = /\.[a-z0-9]+$/i;
const ZERO_BYTE = '%00';
/** Decoded, what follows the first slash is passed over or taken for another one, and the next name for a host. */
const LOST_AT_THE_START = /^\/%(?:0[9ad]|5c)/i;

/** A path with a zero byte names nothing: neither the database nor a page could hold it. */
function holdsZeroByte(url: string): boolean {
  return url.split('?')[0]?.includes('%00') ?? false;
}

/**
 * An address without the zero bytes that no parameter has a use for. Removing one may bring its neighbours together to
 * another; one pass removes those as well, so the time grows with the length alone.
 */
export function withoutZeroBytes(url: string): string {
  if (!url.includes(ZERO_BYTE)) return url;
  const kept: string[] = [];
  for (const character of url) {
    kept.push(character);
    const isZeroByte = character === '0' && kept.at(-2) === '0' && kept.at(-3) === '%';
    if (isZeroByte) kept.length -= ZERO_BYTE.length;
  }
  return kept.join('');
}

/**
 * An address that begins with several slashes would name a host: browsers take what follows them for one, and a backslash
 * for a slash.
 *
 * @param url path and query as they came
 * @returns where to send a browser that wrote more than one, `/shop/?s=a` for `//shop?s=a`; null for all others
 */
export function withOneSlash(url: string): string | null {
  const folded = url.replace(/^[/\\\s]{2,}/, '/').replace(/^\/ar[/\\\s]{2,}/, '/ar/');
  return folded === url ? null : (withTrailingSlash(folded) ?? folded);
}

const ANY_HOST = 'http://shop.invalid';

/** Whether no page could be asked for so: proxies write a host before the path, and that one may be none. */
export function isUnreadable(url: string): boolean {
  const isPath = url.startsWith('/');
  const written = isPath ? ANY_HOST + url : url;
  const address = URL.canParse(written) ? new URL(written) : null;
  if (address === null || holdsZeroByte(url)) return true;
  // Names of folders above are taken out before the rest is read.
  if (LOST_AT_THE_START.test(url) || LOST_AT_THE_START.test(address.pathname)) return true;
  return !isPath && (address.username !== '' || address.password !== '');
}

function endpointNamed(written: string): string {
  const [, name = ''] = [...new URLSearchParams(`name=${written}`)][0] ?? [];
  return ENDPOINT_NAME.test(name) ? name : 'none';
}

/**
 * Where a request goes inside the server: a shop endpoint may be called on any address.
 *
 * @param url path and query as they came
 * @returns `/__wire/wc-ajax/add_to_cart/?…` for `/any/page/?wc-ajax=add_to_cart`, else the address itself
 */
export function toInnerAddress(url: string): string {
  const endpoint = WIRE_ENDPOINT.exec(url)?.[1];
  if (endpoint === undefined) return url;
  const { language } = splitLanguage(url.split('?')[0] ?? '/');
  const query = url.slice(url.indexOf('?') + 1);
  return `/__wire/wc-ajax/${endpointNamed(endpoint)}/?${query}&__language=${language}`;
}

/**
 * Pages have one address each, with a slash at its end.
 *
 * @returns where to send a browser that left the slash out, or null when the address is right
 */
export function withTrailingSlash(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const isFile = FILE_NAME.test(path.slice(-LONGEST_EXTENSION - 1)) || PROBES.has(path);
  if (path.endsWith('/') || isFile || path.startsWith('//')) return null;
  return [`${path}/`, ...query].join('?');
}
