import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
}

/**
 * Whether a link was followed on a page of somebody else: browsers say so, older ones by the page that they came from. A
 * typed address, a bookmark and a mail program that is no web page come from nowhere and are nobody else's.
 *
 * @param host the shop's host, with its port
 */
export function isForeignLink(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { referer } = headers;
  if (referer === undefined || referer === '') return false;
  const named = hostOf(referer);
  return named !== host && named !== headers.host;
}

/**
 * Whether a request that changes something comes from our own pages. Browsers say so themselves; a client that says
 * nothing of its origin is no browser and carries nobody's cookies.
 *
 * @param host the shop's host, with its port
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  if (site === 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return true;
  const named = hostOf(origin);
  return named !== null && (named === host || named === headers.host);
}
