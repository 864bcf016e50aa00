import type { Config } from '#composition/config.ts';
import type { ProductId, WishlistToken } from '#kernel/ids.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { WISHLIST_COOKIE, wishedIds } from '#kernel/web/wishlist-cookie.ts';
import { type ChangedWishlist, GUEST_WISHLIST_MS, parseWishlistToken } from '#shop/wishlist';
import { cookie, EXPIRED, parseCookies, secureWhere } from './cookies.ts';

const TOKEN = 'jamra_wishlist';
const LIFETIME = `Max-Age=${GUEST_WISHLIST_MS / SECOND_MS}`;

/** Reads the `Cookie` header; an invalid token counts as none. */
export function readWishlistToken(header: string): WishlistToken | null {
  return parseWishlistToken(parseCookies(header).get(TOKEN));
}

/** After a change: what the browser fills its hearts by, and the token of a guest's list. */
export function wishlistCookies(
  { productIds, token }: Pick<ChangedWishlist, 'productIds' | 'token'>,
  config: Config,
): string[] {
  const secure = secureWhere(config);
  const lifetime = productIds.length === 0 ? EXPIRED : [LIFETIME];
  return [
    cookie(WISHLIST_COOKIE, productIds.join('.'), [...lifetime, ...secure]),
    ...(token === null ? [] : [cookie(TOKEN, token, ['HttpOnly', LIFETIME, ...secure])]),
  ];
}

/** The cookie of hearts, where it is not that of the list shown: another device may have changed the list. */
export function shownWishlistCookie(
  header: string,
  productIds: readonly ProductId[],
  config: Config,
): string[] {
  return wishedIds(header).join('.') === productIds.join('.')
    ? []
    : wishlistCookies({ productIds, token: null }, config);
}

export function expiredWishlistCookies(config: Config): string[] {
  const secure = secureWhere(config);
  return [
    cookie(WISHLIST_COOKIE, '', [...EXPIRED, ...secure]),
    cookie(TOKEN, '', ['HttpOnly', ...EXPIRED, ...secure]),
  ];
}
