import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { type Assets, deskContext, shopContext, type Visit, visitContext } from '#app/context.ts';
import { printedOf, withStatus } from '#app/page/printed-text.ts';
import type { Desk } from '#desk/desk.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { addCookies, cartCookies, noticesShown, readCartCookies } from '#wire/cookies.ts';
import { accountSessionGuard } from './account-session-guard.ts';
import { contentSecurityPolicy, deskSecurityPolicy } from './content-security.ts';
import { outageOf } from './outage.ts';
import type { CachedPages } from './page-cache/open-page-cache.ts';
import { asksForListedEntry, sendRedirect } from './redirects.ts';
import type { RenderRoute } from './render-route.ts';
import { withoutZeroBytes } from './request-address.ts';
import { staffSessionGuard } from './staff-session-guard.ts';
import { visitOf } from './visit.ts';

type PageNeeds = {
  shop: Shop;
  desk: Desk;
  config: Config;
  assets: Assets;
  renderRoute: RenderRoute;
  formTargets: readonly string[];
  secret: string;
  /** Null where no page is kept. */
  cachedPages: CachedPages | null;
};

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** A form that has already changed the cart goes on as a plain request for its page. */
function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = toHeaders(request);
  headers.delete('content-length');
  if (
    request.instead !== undefined ||
    request.noticesFor !== undefined ||
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
};

/** A checkout that is sent ends at the provider's own page; browsers ask the policy for redirects, too. */
export function formTargetsOf({ stripe }: Config): string[] {
  if (stripe === null) return [];
  return [
    'https://checkout.stripe.com',
    // Where a bank asks about a card that was kept.
    'https://hooks.stripe.com',
    ...(stripe.apiBase === null ? [] : [new URL(stripe.apiBase).origin]),
  ];
}

/** The policy holds for what was built; the development server injects styles and scripts of its own. */
async function sendPage(
  response: Response,
  { request, reply, isSource, formTargets, scriptNonce }: Sent,
): Promise<FastifyReply> {
  reply.status(request.instead?.status ?? response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  if (request.instead !== undefined) reply.header('cache-control', 'no-store');
  addCookies(reply, response.headers.getSetCookie());
  const { text, scripts } = await printedOf(response);
  if (!isSource && response.headers.get('content-type')?.startsWith('text/html')) {
    const policy =
      scriptNonce === null ? contentSecurityPolicy(scripts, formTargets) : deskSecurityPolicy(scriptNonce);
    reply.header('content-security-policy', policy);
  }
  return reply.send(text);
}

type Finding = { shop: Shop; request: FastifyRequest; visit: Visit };

/** The page, or where an older shop's address leads now. What is gone for good shows the page that says so. */
async function answerOrWay(
  print: () => Promise<Response>,
  { shop, request, visit }: Finding,
): Promise<Response | string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) return print();
  const early = asksForListedEntry(visit)
    ? await shop.redirects.find(withoutZeroBytes(request.originalUrl))
    : null;
  if (early?.status === 301) return early.location;
  const page = await print();
  const way =
    early ?? (page.status === 404 ? await shop.redirects.find(withoutZeroBytes(request.originalUrl)) : null);
  if (way === null) return page;
  return way.status === 301 ? way.location : withStatus(page, way.status);
}

/** The router answers every fault of a page alike; an outage is thrown, so that it ends as a 503. */
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

/** Answers every address that is no wire call and no file: React Router prints the page. */
export function pageHandler(needs: PageNeeds) {
  const { renderRoute, formTargets } = needs;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (await needs.cachedPages?.answer(request, reply)) return reply;
    const cookies = readCartCookies(request.headers.cookie ?? '', needs.config);
    const cartWasOrdered = () => {
      const { token } = cookies;
      if (token !== null)
        addCookies(reply, cartCookies({ token, hash: '', itemCount: 0 }, cookies, needs.config));
    };
    const account = accountSessionGuard({ request, reply, cookies }, needs);
    const staff = staffSessionGuard({ request, reply }, needs);
    const { noteFault, throwOutage } = firstFault();
    const visit = visitOf(request, { cookies, account, staff, cartWasOrdered, noteFault }, needs);
    const context = new RouterContextProvider();
    // Who changes the shop sees at once what stands in it.
    context.set(
      shopContext,
      visit.scriptNonce === null ? (needs.cachedPages?.shop ?? needs.shop) : needs.shop,
    );
    context.set(deskContext, needs.desk);
    context.set(visitContext, visit);
    if (cookies.hasNotices) addCookies(reply, [noticesShown()]);
    const page = () => renderRoute(toRequest(request, visit.url), context);
    const answer = await answerOrWay(page, { shop: needs.shop, request, visit });
    throwOutage();
    if (typeof answer === 'string') return sendRedirect(reply, answer);
    const { scriptNonce } = visit;
    return sendPage(answer, { request, reply, isSource: needs.assets.isSource, formTargets, scriptNonce });
  };
}
