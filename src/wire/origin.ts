import type { IncomingHttpHeaders } from 'node:http';

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
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
