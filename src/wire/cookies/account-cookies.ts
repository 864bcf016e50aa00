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
  ordered: 'jamra-ordered',
} as const;
export type SecretKind = keyof typeof SECRETS;

const SECRET_SECONDS = (30 * MINUTE_MS) / SECOND_MS;
/** An invitation is valid as long as the link in the mail, an order as long as the nonce in it may be. */
const LONGER_SECONDS: Readonly<Partial<Record<SecretKind, number>>> = {
  joining: (2 * DAY_MS) / SECOND_MS,
  ordered: DAY_MS / SECOND_MS,
};
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

/** Stores a secret for half an hour, an invitation for two days, an order for one; null deletes it. */
export function secretCookie(kind: SecretKind, secret: string | null, config: Config): string {
  const lifetime = secret === null ? EXPIRED : [`Max-Age=${LONGER_SECONDS[kind] ?? SECRET_SECONDS}`];
  return cookie(secretName(kind, config), secret ?? '', ['HttpOnly', ...lifetime, ...secureWhere(config)]);
}
