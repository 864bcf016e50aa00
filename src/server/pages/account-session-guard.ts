import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountAccess } from '#app/context.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import type { CartToken, SessionToken } from '#kernel/ids.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { holderOf } from '#shop/cart';
import type { Account, NewSession } from '#shop/customers';
import { isSecret, readSecret, secretCookie } from '#wire/cookies/account-cookies.ts';
import {
  addCookies,
  type CartCookies,
  expiredSessionCookie,
  pendingNoticesCookie,
  sessionCookie,
  valueCookies,
} from '#wire/cookies/cookies.ts';
import { hasOrdered, orderedCookie } from '#wire/cookies/ordered-cookie.ts';
import { accountCookie } from '#wire/cookies/session-cookies.ts';
import {
  expiredWishlistCookies,
  readWishlistToken,
  wishlistCookies,
} from '#wire/cookies/wishlist-cookies.ts';
import { checkNonce, makeNonce } from '#wire/guards/nonce.ts';

type Deps = { shop: Shop; config: Config; secret: string };
type Call = { request: FastifyRequest; reply: FastifyReply; cookies: CartCookies };

/** The account state of one request; signing in and out change it. */
type Browser = { token: SessionToken | null; cartToken: CartToken | null };

async function openAccount(
  browser: Browser,
  { reply }: Call,
  { shop, config }: Deps,
): Promise<Account | null> {
  const { token, cartToken } = browser;
  if (token === null) return null;
  const account = await shop.customers.sessions.open(token);
  if (account === null) {
    addCookies(reply, [accountCookie.gone(config)]);
    return null;
  }
  if (account.isRenewed) {
    const { isRemembered } = account.session;
    const isCartOfAccount = cartToken !== null && holderOf(cartToken) !== 'guest';
    addCookies(reply, [
      accountCookie.write({ token, isRemembered }, config),
      ...(isCartOfAccount ? [sessionCookie(cartToken, config)] : []),
    ]);
  }
  return account;
}

/** Adds the guest's wishlist to the account's. @returns the cookies of that */
async function joinWishlist(session: NewSession, { request }: Call, { shop, config }: Deps) {
  const account = await shop.customers.sessions.open(session.token);
  if (account === null) return [];
  const guests = readWishlistToken(request.headers.cookie ?? '');
  const productIds = await shop.wishlist.join(account.customer.id, guests);
  return [...expiredWishlistCookies(config), ...wishlistCookies({ productIds, token: null }, config)];
}

async function saveSession(session: NewSession, call: Call, deps: Deps) {
  const { reply, cookies } = call;
  const { shop, config } = deps;
  const { hash, itemCount } = await shop.cart.open(session.cartToken);
  addCookies(reply, await joinWishlist(session, call, deps));
  addCookies(reply, [
    accountCookie.write(session, config),
    sessionCookie(session.cartToken, config),
    ...valueCookies({ hash, itemCount }, cookies, config),
  ]);
}

/** The customer session of one request, and its cookies. */
export function accountSessionGuard(call: Call, deps: Deps): AccountAccess {
  const { request, reply, cookies } = call;
  const { shop, config, secret } = deps;
  const header = request.headers.cookie ?? '';
  const browser: Browser = { token: accountCookie.read(header, config), cartToken: cookies.token };
  const nonceOf = (action: string) => ({ action, owner: browser.token ?? '', secret, nowMs: Date.now() });
  return {
    open: memoizeOnce(() => openAccount(browser, call, deps)),
    agent: request.headers['user-agent'] ?? '',
    nonce: (action) => makeNonce(nonceOf(action)),
    allows: (action, nonce) => typeof nonce === 'string' && checkNonce(nonce, nonceOf(action)),
    signedIn: async (session) => {
      Object.assign(browser, { token: session.token, cartToken: session.cartToken });
      await saveSession(session, call, deps);
    },
    signedOut: () => {
      Object.assign(browser, { token: null, cartToken: null });
      addCookies(reply, [
        accountCookie.gone(config),
        ...expiredWishlistCookies(config),
        expiredSessionCookie(config),
        ...valueCookies({ hash: '', itemCount: 0 }, cookies, config),
      ]);
    },
    addNotice: async (notice) => {
      const owner = await shop.cart.notices.add(browser.cartToken, [notice]);
      if (owner !== browser.cartToken) addCookies(reply, [sessionCookie(owner, config)]);
      browser.cartToken = owner;
      addCookies(reply, [pendingNoticesCookie(config)]);
    },
    secret: (kind) => readSecret(header, kind, config),
    saveSecret: (kind, cached) => {
      const isOurs = cached === null || isSecret(cached);
      if (isOurs) addCookies(reply, [secretCookie(kind, cached, config)]);
      return isOurs;
    },
    hasOrdered: (id) => hasOrdered(header, id, { owner: browser.token ?? '', config, secret }),
    rememberOrder: (id) =>
      addCookies(reply, [orderedCookie(id, { owner: browser.token ?? '', config, secret })]),
  };
}
