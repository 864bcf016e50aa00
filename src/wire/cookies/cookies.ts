import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '#composition/config.ts';
import type { CartToken } from '#kernel/ids.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { memoizeObject } from '#kernel/memoize.ts';
import { CART_LIFETIME_MS, holderOf, parseCartToken } from '#shop/cart';
import { REMEMBER_ME_MS } from '#shop/customers';
import { isUnderAge } from '#shop/restrictions';

/** The session cookie's name, derived from the site URL as WooCommerce does. */
export const sessionCookieName = memoizeObject(
  ({ publicUrl }: Config) => `wp_woocommerce_session_${createHash('md5').update(publicUrl).digest('hex')}`,
);

/** Set while a notice is pending, so that the page that shows it is not cached. */
const NOTICES = 'jamra_notices';
const HASH = 'woocommerce_cart_hash';
const COUNT = 'woocommerce_items_in_cart';

/** The cart cookies of a request. */
export type CartCookies = {
  token: CartToken | null;
  hasNotices: boolean;
  hash: string | null;
  count: string | null;
  /** Whether the visitor answered the age question with no. */
  isTooYoung: boolean;
};

/** Parses a `Cookie` header. */
export function parseCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
    }),
  );
}

/** Reads the `Cookie` header; an invalid token counts as none. */
export function readCartCookies(header: string, config: Config): CartCookies {
  const cookies = parseCookies(header);
  return {
    token: parseCartToken(cookies.get(sessionCookieName(config))),
    hasNotices: cookies.get(NOTICES) === '1',
    hash: cookies.get(HASH) ?? null,
    count: cookies.get(COUNT) ?? null,
    isTooYoung: isUnderAge(header),
  };
}

/** A `Set-Cookie` value for the whole site. */
export function cookie(name: string, value: string, attributes: readonly string[]): string {
  return [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes].join('; ');
}

/** Attributes that delete a cookie. */
export const EXPIRED = ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Max-Age=0'];

export function secureWhere(config: Config): string[] {
  return config.publicUrl.startsWith('https:') ? ['Secure'] : [];
}

/** Max-Age of the cart cookie in seconds; null: a session cookie, for a customer without 'remember me'. */
const CART_COOKIE_SECONDS = {
  guest: CART_LIFETIME_MS / SECOND_MS,
  remembered: REMEMBER_ME_MS / SECOND_MS,
  session: null,
} as const;

/** The cart session cookie; it lives as long as the cart, or as the login. */
export function sessionCookie(token: CartToken, config: Config): string {
  const seconds = CART_COOKIE_SECONDS[holderOf(token)];
  const lifetime = ['HttpOnly', ...(seconds === null ? [] : [`Max-Age=${seconds}`])];
  return cookie(sessionCookieName(config), token, [...lifetime, ...secureWhere(config)]);
}

export function expiredSessionCookie(config: Config): string {
  return cookie(sessionCookieName(config), '', ['HttpOnly', ...EXPIRED, ...secureWhere(config)]);
}

/** The hash and count cookies, when they differ; an empty cart has none. */
export function valueCookies(
  cart: { hash: string; itemCount: number },
  sent: CartCookies,
  config: Config,
): string[] {
  const secure = secureWhere(config);
  const count = String(cart.itemCount);
  if (cart.itemCount > 0) {
    return [
      ...(sent.hash === cart.hash ? [] : [cookie(HASH, cart.hash, secure)]),
      ...(sent.count === count ? [] : [cookie(COUNT, count, secure)]),
    ];
  }
  const hadAny = sent.hash !== null || sent.count !== null;
  return hadAny
    ? [cookie(HASH, '0', [...EXPIRED, ...secure]), cookie(COUNT, '0', [...EXPIRED, ...secure])]
    : [];
}

/**
 * After a change: the session cookie, unless the cart is empty, and hash and count. Source: WIRE §2; CK-01, CK-02
 */
export function cartCookies(
  change: { token: CartToken; hash: string; itemCount: number },
  sent: CartCookies,
  config: Config,
): string[] {
  const isKept = change.itemCount > 0 || change.token === sent.token;
  const session = isKept ? [sessionCookie(change.token, config)] : [];
  return [...session, ...valueCookies(change, sent, config)];
}

export function pendingNoticesCookie(config: Config): string {
  return cookie(NOTICES, '1', ['HttpOnly', ...secureWhere(config)]);
}

/** Whether a notice is pending; a text search, since every page checks it. */
export function hasPendingNotices(header: string): boolean {
  return header.includes(`${NOTICES}=1`);
}

export function expiredNoticesCookie(): string {
  return cookie(NOTICES, '', ['HttpOnly', ...EXPIRED]);
}

/** The identity of a cookie: name and path. */
function identityOf(written: string): string {
  const path = /;\s*path=([^;]*)/i.exec(written)?.[1] ?? '';
  return `${written.slice(0, written.indexOf('='))} ${path}`;
}

/** Adds cookies to a response; a cookie with the same identity is replaced. */
export function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length === 0) return;
  const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const all = new Map([...before, ...cookies].map((one) => [identityOf(one), one]));
  // The framework would append instead of replacing.
  reply.removeHeader('set-cookie').header('set-cookie', [...all.values()]);
}
