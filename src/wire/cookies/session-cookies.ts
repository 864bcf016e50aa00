import type { Config } from '#composition/config.ts';
import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { parseSessionToken, type SessionToken } from '#kernel/ids.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { REMEMBER_ME_MS } from '#shop/customers';
import { cookie, EXPIRED, parseCookies, secureWhere } from './cookies.ts';

/** The session cookie's values; a session that is not remembered ends with the browser. */
type SessionFields = Readonly<{ token: SessionToken; isRemembered?: boolean }>;

/** The cookie of one kind of session. On https its prefix prevents other hosts and paths from setting it. */
function sessionCookies(name: string) {
  const nameIn = ({ publicUrl }: Config) => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);
  const write = (value: string, lifetime: readonly string[], config: Config) =>
    cookie(nameIn(config), value, ['HttpOnly', ...lifetime, ...secureWhere(config)]);
  return {
    /** Reads the token from the `Cookie` header; null for an invalid one. */
    read: (header: string | undefined, config: Config): SessionToken | null =>
      parseSessionToken(parseCookies(header ?? '').get(nameIn(config))),
    write: ({ token, isRemembered = false }: SessionFields, config: Config): string =>
      write(token, isRemembered ? [`Max-Age=${REMEMBER_ME_MS / SECOND_MS}`] : [], config),
    gone: (config: Config): string => write('', EXPIRED, config),
  };
}

export const accountCookie = sessionCookies('jamra_account');
/** A browser-session cookie; the server ends the session after inactivity. */
export const staffCookie = sessionCookies('jamra_staff');

/**
 * Tells the storefront's script that a staff member may be signed in, so that it requests their edit links. It grants
 * nothing.
 */
export const staffHint = {
  write: (config: Config): string => cookie(STAFF_HINT, '1', secureWhere(config)),
  gone: (config: Config): string => cookie(STAFF_HINT, '', [...EXPIRED, ...secureWhere(config)]),
};
