import { parseSessionToken, type SessionToken } from '#kernel/ids.ts';
import type { Config } from '#src/config.ts';
import { cookie, GONE, parseCookies, secureWhere } from './cookies.ts';

/** On https no other host can set it, nor any folder of ours have its own. */
function staffCookieName(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '__Host-jamra_staff' : 'jamra_staff';
}

/** Reads the session of somebody of the staff from the `Cookie` header; what is no token of ours counts as none. */
export function readStaffToken(header: string, config: Config): SessionToken | null {
  return parseSessionToken(parseCookies(header).get(staffCookieName(config)));
}

/** Ends with the browser; the server ends it when nobody worked in it for long. */
export function staffCookie(token: SessionToken, config: Config): string {
  return cookie(staffCookieName(config), token, ['HttpOnly', ...secureWhere(config)]);
}

export function staffCookieGone(config: Config): string {
  return cookie(staffCookieName(config), '', ['HttpOnly', ...GONE, ...secureWhere(config)]);
}
