import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AccountAccess, Assets, StaffAccess, Visit } from '#app/context.ts';
import type { Config } from '#composition/config.ts';
import type { Instant } from '#kernel/instant.ts';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import { deviceOfHint } from '#kernel/web/device-mode.ts';
import { noteExpiry, noteParameter } from '#platform/cache/cache-dependencies.ts';
import type { ScriptObjects } from '#widgets/declaration.ts';
import type { Visitor } from '#widgets/place.ts';
import type { Canvas } from '#widgets/tree/print/canvas.ts';
import type { CartCookies } from '#wire/cookies/cookies.ts';
import { readSeen } from '#wire/cookies/seen.ts';
import { readWishlistToken } from '#wire/cookies/wishlist-cookies.ts';
import { checkoutNonce, isCheckoutNonce } from '#wire/guards/checkout-nonce.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { withoutZeroBytes } from './request-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The edited document when its editor requests the page. */
    canvas?: Canvas;
  }
}

export type VisitDeps = { config: Config; assets: Assets; secret: string };
type WithBlocks = { blocks: Visit['blocks'] };

type Doors = {
  account: AccountAccess;
  staff: StaffAccess;
  cartWasOrdered: () => void;
  wishlistShown: Visitor['wishlistShown'];
  noteFault: (fault: unknown) => void;
};
type VisitRequest = Doors & { cookies: CartCookies; needsVisitor: () => void };

const NONCE_BYTES = 16;

/** The back office runs inline scripts, allowed by a nonce that is new for every response. */
function scriptNonceFor(path: string): string | null {
  return path.startsWith('/admin/') ? randomBytes(NONCE_BYTES).toString('base64') : null;
}

/** Facts of a page from its URL and the time, independent of the visitor. */
function place(url: URL, now: Instant, deps: VisitDeps) {
  const { language, path } = splitLanguage(url.pathname);
  const nonce = { secret: deps.secret, nowMs: now.getTime() };
  return {
    language,
    path,
    url,
    now,
    siteNonce: makeNonce({ ...nonce, action: 'custom_add_to_cart', owner: '' }),
    securityFor: (action: string) => makeNonce({ ...nonce, action, owner: '' }),
    cartPath: addressIn(language, '/cart/'),
    publicUrl: deps.config.publicUrl,
    assets: deps.assets,
    tagOrigins: deps.config.tagOrigins,
    scriptObjects: new Set<ScriptObjects>(),
    panels: new Map(),
    expireAt: noteExpiry,
    variesBy: noteParameter,
  };
}

type Known = Pick<Visitor, 'cartNonce' | 'cartToken' | 'checkoutNonce' | 'parameters' | 'wishlistShown'> & {
  account: AccountAccess;
};

/** The facts about the visitor that widgets may use. */
function visitorOf(
  { headers, canvas, refusedGiftCard = '' }: FastifyRequest,
  { account, wishlistShown, ...known }: Known,
): Visitor {
  const hint = headers['sec-ch-ua-mobile'];
  const recent = canvas?.visitor?.recent;
  return {
    ...known,
    refusedGiftCard,
    // An editor's sample is not whose browser it is.
    wishlistShown: canvas?.visitor == null ? wishlistShown : () => undefined,
    wishlistToken: canvas?.visitor == null ? readWishlistToken(headers.cookie ?? '') : null,
    account: {
      open: account.open,
      nonce: account.nonce,
      awaitsCode: () => account.secret('code') !== null,
      hasOrdered: account.hasOrdered,
    },
    seen: recent === undefined ? readSeen(headers.cookie ?? '') : { recent, device: null },
    device: deviceOfHint(typeof hint === 'string' ? hint : null),
  };
}

/** The visitor, or the sample visitor that an editor shows the page to. */
function askerOf(
  { canvas, noticesFor }: FastifyRequest,
  { cookies, account }: Pick<VisitRequest, 'cookies' | 'account'>,
): Pick<Visit, 'cartToken' | 'account' | 'hasNotices'> {
  const sample = canvas?.visitor ?? null;
  if (sample === null) {
    const hasNotices = cookies.hasNotices || noticesFor !== undefined;
    return { cartToken: noticesFor ?? cookies.token, account, hasNotices };
  }
  const { cartToken } = sample;
  return { cartToken, account: { ...account, open: async () => sample.account }, hasNotices: false };
}

/** The context of one page request. */
export function visitOf(
  request: FastifyRequest,
  {
    cookies,
    account: accountGuard,
    staff,
    cartWasOrdered,
    wishlistShown,
    noteFault,
    needsVisitor,
  }: VisitRequest,
  deps: VisitDeps & WithBlocks,
): Visit {
  const url = new URL(
    withoutZeroBytes(request.instead?.address ?? request.originalUrl),
    deps.config.publicUrl,
  );
  const now = new Date();
  const { cartToken, account, hasNotices } = askerOf(request, { cookies, account: accountGuard });
  const owned = { owner: cartToken ?? '', secret: deps.secret, nowMs: now.getTime() };
  const placed = place(url, now, deps);
  const scriptNonce = scriptNonceFor(placed.path);
  const { canvas = null } = request;
  const nonces = {
    cartNonce: makeNonce({ ...owned, action: 'cart' }),
    checkoutNonce: checkoutNonce(cartToken, deps.secret),
  };
  return {
    ...placed,
    ...nonces,
    method: request.method,
    visitor: visitorOf(request, {
      ...nonces,
      cartToken,
      account,
      wishlistShown,
      parameters: url.searchParams,
    }),
    needsVisitor,
    blocks: scriptNonce === null && canvas === null ? deps.blocks : null,
    canvas,
    requestId: request.id,
    senderAddress: request.ip,
    cartToken,
    account,
    staff,
    scriptNonce,
    hasNotices,
    allowsCheckout: (sent) => isCheckoutNonce(sent, cartToken, deps.secret),
    cartWasOrdered,
    doNotCache: () => undefined,
    noteFault,
    refusedReview: request.instead?.refusedReview ?? null,
    refusedForm: request.refusedForm ?? null,
    refusedPurchase: request.refusedPurchase ?? null,
    giftCardRefusal: request.giftCardRefusal ?? null,
  };
}

function nobody(): never {
  throw new Error('a page that is kept for everybody asked who its reader is');
}

const NO_ACCOUNT: AccountAccess = {
  open: nobody,
  agent: '',
  nonce: nobody,
  allows: nobody,
  signedIn: nobody,
  signedOut: nobody,
  addNotice: nobody,
  secret: nobody,
  saveSecret: nobody,
  hasOrdered: nobody,
  rememberOrder: nobody,
};
const NO_STAFF: StaffAccess = { open: nobody, signedIn: nobody, signedOut: nobody };

/** An anonymous visit, for pages whose content cannot depend on the visitor. */
export function anonymousVisit(
  url: URL,
  { now, doNotCache, needsVisitor, blocks }: Pick<Visit, 'now' | 'doNotCache' | 'needsVisitor' | 'blocks'>,
  deps: VisitDeps,
): Visit {
  return {
    ...place(url, now, deps),
    method: 'GET',
    blocks,
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
    visitor: null,
    canvas: null,
    needsVisitor,
    // Waiting requests render the page themselves and get the error.
    noteFault: () => undefined,
    refusedReview: null,
    refusedForm: null,
    refusedPurchase: null,
    giftCardRefusal: null,
  };
}
