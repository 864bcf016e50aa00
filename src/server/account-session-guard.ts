import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDoor } from '#app/context.ts';
import type { CartToken, SessionToken } from '#kernel/ids.ts';
import { holderOf } from '#shop/cart';
import type { Account, NewSession } from '#shop/customers';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import {
  accountCookie,
  accountCookieGone,
  isSecret,
  readAccountToken,
  readSecret,
  secretCookie,
} from '#wire/account-cookies.ts';
import {
  addCookies,
  type CartCookies,
  noticesWait,
  sessionCookie,
  sessionCookieGone,
  valueCookies,
} from '#wire/cookies.ts';
import { checkNonce, makeNonce } from '#wire/nonce.ts';

type Needs = { shop: Shop; config: Config; secret: string };
type Call = { request: FastifyRequest; reply: FastifyReply; cookies: CartCookies };

/** What is known of this browser while its request is answered; signing in and out change it. */
type Browser = { token: SessionToken | null; cartToken: CartToken | null };

async function openAccount(
  browser: Browser,
  { reply }: Call,
  { shop, config }: Needs,
): Promise<Account | null> {
  const { token, cartToken } = browser;
  if (token === null) return null;
  const account = await shop.customers.sessions.open(token);
  if (account === null) {
    addCookies(reply, [accountCookieGone(config)]);
    return null;
  }
  if (account.isRenewed) {
    const { isRemembered } = account.session;
    const isCartOfAccount = cartToken !== null && holderOf(cartToken) !== 'guest';
    addCookies(reply, [
      accountCookie({ token, isRemembered }, config),
      ...(isCartOfAccount ? [sessionCookie(cartToken, config)] : []),
    ]);
  }
  return account;
}

async function keepSession(session: NewSession, { reply, cookies }: Call, { shop, config }: Needs) {
  const { hash, itemCount } = await shop.cart.open(session.cartToken);
  addCookies(reply, [
    accountCookie(session, config),
    sessionCookie(session.cartToken, config),
    ...valueCookies({ hash, itemCount }, cookies, config),
  ]);
}

/** The customer's session for one request: who is signed in, and its cookies. */
export function accountSessionGuard(call: Call, needs: Needs): AccountDoor {
  const { request, reply, cookies } = call;
  const { shop, config, secret } = needs;
  const header = request.headers.cookie ?? '';
  const browser: Browser = { token: readAccountToken(header, config), cartToken: cookies.token };
  let account: Promise<Account | null> | null = null;
  const nonceOf = (action: string) => ({ action, owner: browser.token ?? '', secret, nowMs: Date.now() });
  return {
    open: () => {
      account ??= openAccount(browser, call, needs);
      return account;
    },
    agent: request.headers['user-agent'] ?? '',
    nonce: (action) => makeNonce(nonceOf(action)),
    allows: (action, nonce) => typeof nonce === 'string' && checkNonce(nonce, nonceOf(action)),
    signedIn: async (session) => {
      Object.assign(browser, { token: session.token, cartToken: session.cartToken });
      await keepSession(session, call, needs);
    },
    signedOut: () => {
      Object.assign(browser, { token: null, cartToken: null });
      addCookies(reply, [
        accountCookieGone(config),
        sessionCookieGone(config),
        ...valueCookies({ hash: '', itemCount: 0 }, cookies, config),
      ]);
    },
    tell: async (notice) => {
      const owner = await shop.cart.notices.add(browser.cartToken, [notice]);
      if (owner !== browser.cartToken) addCookies(reply, [sessionCookie(owner, config)]);
      browser.cartToken = owner;
      addCookies(reply, [noticesWait(config)]);
    },
    secret: (kind) => readSecret(header, kind, config),
    keepSecret: (kind, kept) => {
      const isOurs = kept === null || isSecret(kept);
      if (isOurs) addCookies(reply, [secretCookie(kind, kept, config)]);
      return isOurs;
    },
  };
}
