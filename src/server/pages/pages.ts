import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { AdminActions } from '#admin-actions/admin-actions.ts';
import { type Assets, adminContext, shopContext, type Visit, visitContext } from '#app/context.ts';
import { printedOf, withStatus } from '#app/page/document/printed-page.ts';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { LINK_ENDED } from '#shop/coming-soon';
import type { Visitor } from '#widgets/place.ts';
import {
  addCookies,
  type CartCookies,
  cartCookies,
  expiredNoticesCookie,
  readCartCookies,
} from '#wire/cookies/cookies.ts';
import { shownWishlistCookie } from '#wire/cookies/wishlist-cookies.ts';
import { outageOf } from '../faults/outage.ts';
import type { CachedPages } from '../page-cache/open-page-cache.ts';
import { accountSessionGuard } from './account-session-guard.ts';
import { adminSecurityPolicy, contentSecurityPolicy } from './content-security.ts';
import { isPrefetch, refusePrefetch } from './prefetch-guard.ts';
import { isOldPostQuery, isPageOfResults, sendRedirect } from './redirects.ts';
import type { RenderRoute } from './render-route.ts';
import { withoutZeroBytes } from './request-address.ts';
import { staffSessionGuard } from './staff-session-guard.ts';
import { visitOf } from './visit.ts';

type PageDeps = {
  shop: Shop;
  adminActions: AdminActions;
  config: Config;
  assets: Assets;
  renderRoute: RenderRoute;
  formTargets: readonly string[];
  secret: string;
  /** Null when pages are not cached. */
  cachedPages: CachedPages | null;
};

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** A form that has already been applied continues as a GET of its page. */
function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = toHeaders(request);
  headers.delete('content-length');
  if (
    request.instead !== undefined ||
    request.noticesFor !== undefined ||
    request.isIdleForm ||
    !(request.body instanceof URLSearchParams)
  ) {
    headers.delete('content-type');
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method: request.method, headers, body: request.body });
}

type Sent = {
  request: FastifyRequest;
  reply: FastifyReply;
  isSource: boolean;
  formTargets: readonly string[];
  scriptNonce: string | null;
  /** The request is a prefetch of a page with personal content. */
  isEarly: boolean;
};

/** Origins a checkout may redirect to: browsers check `form-action` for redirects as well. */
export function formTargetsOf({ stripe }: Config): string[] {
  if (stripe === null) return [];
  return [
    'https://checkout.stripe.com',
    // Bank authentication of a saved card.
    'https://hooks.stripe.com',
    ...(stripe.apiBase === null ? [] : [new URL(stripe.apiBase).origin]),
  ];
}

/** The policy applies to the built shop; the development server injects its own styles and scripts. */
async function sendPage(
  response: Response,
  { request, reply, isSource, formTargets, scriptNonce, isEarly }: Sent,
): Promise<FastifyReply> {
  if (isEarly) return refusePrefetch(reply);
  reply.status(request.instead?.status ?? request.refusedStatus ?? response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  if (request.instead !== undefined) reply.header('cache-control', 'no-store');
  addCookies(reply, response.headers.getSetCookie());
  const printed = await printedOf(response);
  if (!isSource && response.headers.get('content-type')?.startsWith('text/html')) {
    const policy =
      scriptNonce === null ? contentSecurityPolicy(printed, formTargets) : adminSecurityPolicy(scriptNonce);
    reply.header('content-security-policy', policy);
  }
  return reply.send(printed.body);
}

type Finding = { shop: Shop; request: FastifyRequest; visit: Visit };

/** The page, or a redirect from the list. A 410 entry shows the page with that status. */
async function pageOrRedirect(
  print: () => Promise<Response>,
  { shop, request, visit }: Finding,
): Promise<Response | string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) return print();
  const early = isOldPostQuery(visit)
    ? await shop.redirects.find(withoutZeroBytes(request.originalUrl))
    : null;
  if (early?.status === 301) return early.location;
  const page = await print();
  const isGone = page.status === 404 && !isPageOfResults(visit);
  const redirectTo =
    early ?? (isGone ? await shop.redirects.find(withoutZeroBytes(request.originalUrl)) : null);
  if (redirectTo === null) return page;
  return redirectTo.status === 301 ? redirectTo.location : withStatus(page, redirectTo.status);
}

/** The router turns every error of a page into the same page; an outage is thrown, so that it becomes a 503. */
function firstFault() {
  let fault: unknown = null;
  return {
    noteFault: (next: unknown) => {
      fault ??= next;
    },
    throwOutage: () => {
      if (outageOf(fault) !== null) throw fault;
    },
  };
}

/** Notices expire once a page has shown them; an editor's canvas shows none. */
function shownNotices(cookies: Pick<CartCookies, 'hasNotices'>, { hasNotices }: Pick<Visit, 'hasNotices'>) {
  return cookies.hasNotices && hasNotices ? [expiredNoticesCookie()] : [];
}

/** Renders the coming-soon page in place of a page that the visitor may not see. */
function showComingSoonPage(request: FastifyRequest, reply: FastifyReply): void {
  const { comingSoon } = request;
  if (comingSoon === undefined || comingSoon.canView) return;
  const { page, hasEndedLink } = comingSoon;
  const { status, headers } = page;
  const address = hasEndedLink ? `${page.address}?${LINK_ENDED}` : page.address;
  for (const [name, value] of headers) reply.header(name, value);
  request.instead = { address, status, refusedReview: null };
}

/** Handles every URL that is neither a wire call nor a file: React Router renders the page. */
export function pageHandler(deps: PageDeps) {
  const { renderRoute, formTargets } = deps;
  const openBlocks = () => deps.cachedPages?.openBlocks() ?? null;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (await deps.cachedPages?.answer(request, reply)) return reply;
    showComingSoonPage(request, reply);
    const cookies = readCartCookies(request.headers.cookie ?? '', deps.config);
    const cartWasOrdered = () => {
      const { token } = cookies;
      if (token !== null)
        addCookies(reply, cartCookies({ token, hash: '', itemCount: 0 }, cookies, deps.config));
    };
    const wishlistShown: Visitor['wishlistShown'] = (productIds) =>
      addCookies(reply, shownWishlistCookie(request.headers.cookie ?? '', productIds, deps.config));
    const account = accountSessionGuard({ request, reply, cookies }, deps);
    const staff = staffSessionGuard({ request, reply }, deps);
    const { noteFault, throwOutage } = firstFault();
    let isEarly = false;
    const needsVisitor = () => {
      isEarly = isPrefetch(request);
    };
    const visit = visitOf(
      request,
      { cookies, account, staff, cartWasOrdered, wishlistShown, noteFault, needsVisitor },
      { ...deps, blocks: openBlocks() },
    );
    const context = new RouterContextProvider();
    // Staff read from the primary, so that they see their own changes at once.
    context.set(shopContext, visit.scriptNonce === null ? (deps.cachedPages?.shop ?? deps.shop) : deps.shop);
    context.set(adminContext, deps.adminActions);
    context.set(visitContext, visit);
    addCookies(reply, shownNotices(cookies, visit));
    const page = () => renderRoute(toRequest(request, visit.url), context);
    const answer = await pageOrRedirect(page, { shop: deps.shop, request, visit });
    throwOutage();
    if (typeof answer === 'string') return sendRedirect(reply, answer);
    const { scriptNonce } = visit;
    const { isSource } = deps.assets;
    return sendPage(answer, { request, reply, isSource, formTargets, scriptNonce, isEarly });
  };
}
