import { createHash } from 'node:crypto';
import type { Config } from '#composition/config.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { cookie, EXPIRED, parseCookies, secureWhere } from './cookies.ts';

/** Secrets between two steps of a form. Source: WIRE §2, `wp-resetpass-…` */
const SECRETS = {
  reset: 'wp-resetpass',
  confirm: 'jamra-confirm',
  code: 'jamra-code',
  joining: 'jamra-joining',
  tracked: 'jamra-tracked',
} as const;
export type SecretKind = keyof typeof SECRETS;

const SECRET_SECONDS = (30 * MINUTE_MS) / SECOND_MS;
/** As long as the link in the mail is valid. */
const JOINING_SECONDS = (2 * DAY_MS) / SECOND_MS;
const SECRET_TEXT = /^[A-Za-z0-9_:-]{1,800}$/;

/** Whether a text is valid as a secret; texts from a URL may be anything. */
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

/** Stores a secret for half an hour, a chosen password for two days; null deletes it. */
export function secretCookie(kind: SecretKind, secret: string | null, config: Config): string {
  const lifetime =
    secret === null ? EXPIRED : [`Max-Age=${kind === 'joining' ? JOINING_SECONDS : SECRET_SECONDS}`];
  return cookie(secretName(kind, config), secret ?? '', ['HttpOnly', ...lifetime, ...secureWhere(config)]);
}
