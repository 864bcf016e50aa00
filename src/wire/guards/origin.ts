import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
}

/**
 * Whether a link was followed on another site: by `Sec-Fetch-Site`, or by the referrer in older browsers. Typed
 * URLs, bookmarks and mail programs have neither.
 *
 * @param host the shop's host with port
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
 * Whether a request with side effects comes from the shop's own pages. Browsers send their origin; a client
 * without one is not a browser and carries no visitor's cookies.
 *
 * @param host the shop's host with port
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  if (site === 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return true;
  const named = hostOf(origin);
  return named !== null && (named === host || named === headers.host);
}
