import { createHash } from 'node:crypto';
import { parseSessionToken, type SessionToken } from '#kernel/ids.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { REMEMBERED_MS } from '#shop/customers';
import type { Config } from '#src/config.ts';
import { cookie, GONE, parseCookies, secureWhere } from './cookies.ts';

/** On https no other host can set it, nor any folder of ours have its own. */
function accountCookieName(config: Config): string {
  return config.publicUrl.startsWith('https:') ? '__Host-jamra_account' : 'jamra_account';
}

/** Reads the session of an account from the `Cookie` header; what is no token of ours counts as none. */
export function readAccountToken(header: string, config: Config): SessionToken | null {
  return parseSessionToken(parseCookies(header).get(accountCookieName(config)));
}

/** The cookie of a session; a browser that shall not remember ends it itself. */
export function accountCookie(
  { token, isRemembered }: { token: SessionToken; isRemembered: boolean },
  config: Config,
): string {
  const lifetime = isRemembered ? [`Max-Age=${REMEMBERED_MS / SECOND_MS}`] : [];
  return cookie(accountCookieName(config), token, ['HttpOnly', ...lifetime, ...secureWhere(config)]);
}

export function accountCookieGone(config: Config): string {
  return cookie(accountCookieName(config), '', ['HttpOnly', ...GONE, ...secureWhere(config)]);
}

/** Secrets between two steps of a form. Source: WIRE §2, `wp-resetpass-…` */
const SECRETS = {
  reset: 'wp-resetpass',
  confirm: 'jamra-confirm',
  code: 'jamra-code',
  joining: 'jamra-joining',
} as const;
export type SecretKind = keyof typeof SECRETS;

const SECRET_SECONDS = (30 * MINUTE_MS) / SECOND_MS;
/** As long as the mail's link works. */
const JOINING_SECONDS = (2 * DAY_MS) / SECOND_MS;
const SECRET_TEXT = /^[A-Za-z0-9_:-]{1,800}$/;

/** Whether a text could be a secret that a cookie keeps; what came with an address may be anything. */
export function isSecret(text: string): boolean {
  return SECRET_TEXT.test(text);
}

function secretName(kind: SecretKind, config: Config): string {
  return `${SECRETS[kind]}-${createHash('md5').update(config.publicUrl).digest('hex')}`;
}

export function readSecret(header: string, kind: SecretKind, config: Config): string | null {
  const text = parseCookies(header).get(secretName(kind, config));
  return text !== undefined && isSecret(text) ? text : null;
}

/** Keeps a secret for half an hour, a chosen password for two days; null ends it. */
export function secretCookie(kind: SecretKind, secret: string | null, config: Config): string {
  const lifetime =
    secret === null ? GONE : [`Max-Age=${kind === 'joining' ? JOINING_SECONDS : SECRET_SECONDS}`];
  return cookie(secretName(kind, config), secret ?? '', ['HttpOnly', ...lifetime, ...secureWhere(config)]);
}
