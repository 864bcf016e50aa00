import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AccountDoor, Assets, StaffDoor, Visit } from '#app/context.ts';
import type { Instant } from '#kernel/instant.ts';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { Config } from '#src/config.ts';
import { checkoutNonce, isCheckoutNonce } from '#wire/checkout-nonce.ts';
import type { CartCookies } from '#wire/cookies.ts';
import { makeNonce } from '#wire/nonce.ts';
import { withoutZeroBytes } from './request-address.ts';

export type VisitNeeds = { config: Config; assets: Assets; secret: string };

type Doors = {
  account: AccountDoor;
  staff: StaffDoor;
  cartWasOrdered: () => void;
  noteFault: (fault: unknown) => void;
};
type Asked = Doors & { cookies: CartCookies };

const NONCE_BYTES = 16;

/** The back office is an app with scripts; its policy allows them by a word that is new with every answer. */
function scriptNonceFor(path: string): string | null {
  return path.startsWith('/admin/') ? randomBytes(NONCE_BYTES).toString('base64') : null;
}

/** What an address and the hour say of a page, whoever asks for it. */
function place(url: URL, now: Instant, needs: VisitNeeds) {
  const { language, path } = splitLanguage(url.pathname);
  const nonce = { secret: needs.secret, nowMs: now.getTime() };
  return {
    language,
    path,
    url,
    now,
    siteNonce: makeNonce({ ...nonce, action: 'custom_add_to_cart', owner: '' }),
    securityFor: (action: string) => makeNonce({ ...nonce, action, owner: '' }),
    cartPath: addressIn(language, '/cart/'),
    publicUrl: needs.config.publicUrl,
    assets: needs.assets,
  };
}

/** One request as pages see it. */
export function visitOf(
  request: FastifyRequest,
  { cookies, account, staff, cartWasOrdered, noteFault }: Asked,
  needs: VisitNeeds,
): Visit {
  const url = new URL(
    withoutZeroBytes(request.instead?.address ?? request.originalUrl),
    needs.config.publicUrl,
  );
  const now = new Date();
  const cartToken = request.noticesFor ?? cookies.token;
  const owned = { owner: cartToken ?? '', secret: needs.secret, nowMs: now.getTime() };
  const placed = place(url, now, needs);
  return {
    ...placed,
    requestId: request.id,
    senderAddress: request.ip,
    cartToken,
    account,
    staff,
    scriptNonce: scriptNonceFor(placed.path),
    hasNotices: cookies.hasNotices || request.noticesFor !== undefined,
    cartNonce: makeNonce({ ...owned, action: 'cart' }),
    checkoutNonce: checkoutNonce(cartToken, needs.secret),
    allowsCheckout: (sent) => isCheckoutNonce(sent, cartToken, needs.secret),
    cartWasOrdered,
    doNotCache: () => undefined,
    noteFault,
    refusedReview: request.instead?.refusedReview ?? null,
  };
}

function nobody(): never {
  throw new Error('a page that is kept for everybody asked who its reader is');
}

const NO_ACCOUNT: AccountDoor = {
  open: nobody,
  agent: '',
  nonce: nobody,
  allows: nobody,
  signedIn: nobody,
  signedOut: nobody,
  tell: nobody,
  secret: nobody,
  keepSecret: nobody,
};
const NO_STAFF: StaffDoor = { open: nobody, signedIn: nobody, signedOut: nobody };

/** An anonymous visit: what is rendered for it cannot depend on who asks. */
export function anonymousVisit(
  url: URL,
  { now, doNotCache }: Pick<Visit, 'now' | 'doNotCache'>,
  needs: VisitNeeds,
): Visit {
  return {
    ...place(url, now, needs),
    requestId: `page ${url.pathname}`,
    senderAddress: '',
    cartToken: null,
    account: NO_ACCOUNT,
    staff: NO_STAFF,
    scriptNonce: null,
    hasNotices: false,
    cartNonce: '',
    checkoutNonce: '',
    allowsCheckout: () => false,
    cartWasOrdered: nobody,
    doNotCache,
    // Whoever waits for the page gets it printed for him, and the fault with it.
    noteFault: () => undefined,
    refusedReview: null,
  };
}
