import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { CartToken } from '#kernel/ids.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { CART_LIFETIME_MS, holderOf, parseCartToken } from '#shop/cart';
import { REMEMBERED_MS } from '#shop/customers';
import { saidTooYoung } from '#shop/restrictions';
import type { Config } from '#src/config.ts';

/** The session cookie's name, as WooCommerce makes it of the site's address. */
export function sessionCookieName(config: Config): string {
  return `wp_woocommerce_session_${createHash('md5').update(config.publicUrl).digest('hex')}`;
}

/** Says that a sentence waits for this visitor, so that the page that shows it is not kept. */
const NOTICES = 'jamra_notices';
const HASH = 'woocommerce_cart_hash';
const COUNT = 'woocommerce_items_in_cart';

/** What a request's cookies say of its cart. */
export type CartCookies = {
  token: CartToken | null;
  hasNotices: boolean;
  hash: string | null;
  count: string | null;
  /** Said in this browser, of its reader. */
  isTooYoung: boolean;
};

/** The cookies of a request, by name. */
export function parseCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const];
    }),
  );
}

/** Reads the `Cookie` header; what is no token of ours counts as none. */
export function readCartCookies(header: string, config: Config): CartCookies {
  const cookies = parseCookies(header);
  return {
    token: parseCartToken(cookies.get(sessionCookieName(config))),
    hasNotices: cookies.get(NOTICES) === '1',
    hash: cookies.get(HASH) ?? null,
    count: cookies.get(COUNT) ?? null,
    isTooYoung: saidTooYoung(header),
  };
}

/** One cookie as it is set, for the whole shop. */
export function cookie(name: string, value: string, attributes: readonly string[]): string {
  return [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes].join('; ');
}

/** What ends a cookie. */
export const GONE = ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Max-Age=0'];

export function secureWhere(config: Config): string[] {
  return config.publicUrl.startsWith('https:') ? ['Secure'] : [];
}

/** Seconds that a cart's cookie lives; a browser that is signed in and not remembered ends it itself. */
const CART_COOKIE_SECONDS = {
  guest: CART_LIFETIME_MS / SECOND_MS,
  remembered: REMEMBERED_MS / SECOND_MS,
  session: null,
} as const;

/** The cookie that opens a cart; it lives as long as the cart does, or as its reader is signed in. */
export function sessionCookie(token: CartToken, config: Config): string {
  const seconds = CART_COOKIE_SECONDS[holderOf(token)];
  const lifetime = ['HttpOnly', ...(seconds === null ? [] : [`Max-Age=${seconds}`])];
  return cookie(sessionCookieName(config), token, [...lifetime, ...secureWhere(config)]);
}

export function sessionCookieGone(config: Config): string {
  return cookie(sessionCookieName(config), '', ['HttpOnly', ...GONE, ...secureWhere(config)]);
}

/** The two values that scripts compare, where the browser has others; an empty cart has neither. */
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
  return hadAny ? [cookie(HASH, '0', [...GONE, ...secure]), cookie(COUNT, '0', [...GONE, ...secure])] : [];
}

/** After a change: the session, which an empty cart does not begin, and the two values. Source: WIRE §2; CK-01, CK-02 */
export function cartCookies(
  change: { token: CartToken; hash: string; itemCount: number },
  sent: CartCookies,
  config: Config,
): string[] {
  const isKept = change.itemCount > 0 || change.token === sent.token;
  const session = isKept ? [sessionCookie(change.token, config)] : [];
  return [...session, ...valueCookies(change, sent, config)];
}

export function noticesWait(config: Config): string {
  return cookie(NOTICES, '1', ['HttpOnly', ...secureWhere(config)]);
}

/** Whether a `Cookie` header says that a sentence waits; told from the text alone, since every page asks it. */
export function noticesWaitIn(header: string): boolean {
  return header.includes(`${NOTICES}=1`);
}

export function noticesShown(): string {
  return cookie(NOTICES, '', ['HttpOnly', ...GONE]);
}

/** What tells one cookie from another: its name, and the path it holds for. */
function identityOf(written: string): string {
  const path = /;\s*path=([^;]*)/i.exec(written)?.[1] ?? '';
  return `${written.slice(0, written.indexOf('='))} ${path}`;
}

/** Adds cookies to an answer beside those it has; of one that it has already, the new value counts. */
export function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length === 0) return;
  const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const all = new Map([...before, ...cookies].map((one) => [identityOf(one), one]));
  // The framework would add to those that are there.
  reply.removeHeader('set-cookie').header('set-cookie', [...all.values()]);
}
