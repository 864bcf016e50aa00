import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  type AccountDoor,
  type Assets,
  deskContext,
  type StaffDoor,
  shopContext,
  type Visit,
  visitContext,
} from '#app/context.ts';
import type { Desk } from '#desk/desk.ts';
import { addressIn, splitLanguage } from '#kernel/language.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { checkoutNonce, isCheckoutNonce } from '#wire/checkout-nonce.ts';
import { addCookies, type CartCookies, cartCookies, noticesShown, readCartCookies } from '#wire/cookies.ts';
import { makeNonce } from '#wire/nonce.ts';
import { accountDoor } from './account-door.ts';
import { contentSecurityPolicy, deskSecurityPolicy } from './content-security.ts';
import { asksForOldEntry } from './old-addresses.ts';
import { withoutZeroBytes } from './request-address.ts';
import { staffDoor } from './staff-door.ts';

type PageNeeds = {
  shop: Shop;
  desk: Desk;
  config: Config;
  assets: Assets;
  build: Parameters<typeof createRequestHandler>[0];
  secret: string;
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

type Asked = { cookies: CartCookies; account: AccountDoor; staff: StaffDoor; cartWasOrdered: () => void };

const NONCE_BYTES = 16;

/** The back office is an app with scripts; its policy allows them by a word that is new with every answer. */
function scriptNonceFor(path: string): string | null {
  return path.startsWith('/admin/') ? randomBytes(NONCE_BYTES).toString('base64') : null;
}

function toVisit(
  request: FastifyRequest,
  { cookies, account, staff, cartWasOrdered }: Asked,
  needs: PageNeeds,
): Visit {
  const url = new URL(
    withoutZeroBytes(request.instead?.address ?? request.originalUrl),
    needs.config.publicUrl,
  );
  const { language, path } = splitLanguage(url.pathname);
  const cartToken = request.noticesFor ?? cookies.token;
  const nonce = { action: 'cart', owner: cartToken ?? '', secret: needs.secret, nowMs: Date.now() };
  return {
    language,
    path,
    url,
    now: new Date(),
    requestId: request.id,
    senderAddress: request.ip,
    cartToken,
    account,
    staff,
    scriptNonce: scriptNonceFor(path),
    hasNotices: cookies.hasNotices || request.noticesFor !== undefined,
    cartNonce: makeNonce(nonce),
    checkoutNonce: checkoutNonce(cartToken, needs.secret),
    allowsCheckout: (sent) => isCheckoutNonce(sent, cartToken, needs.secret),
    siteNonce: makeNonce({ ...nonce, action: 'custom_add_to_cart', owner: '' }),
    securityFor: (action) => makeNonce({ ...nonce, action, owner: '' }),
    cartPath: addressIn(language, '/cart/'),
    cartWasOrdered,
    refusedReview: request.instead?.refusedReview ?? null,
    publicUrl: needs.config.publicUrl,
    assets: needs.assets,
  };
}

type Sent = {
  request: FastifyRequest;
  reply: FastifyReply;
  isSource: boolean;
  formTargets: readonly string[];
  scriptNonce: string | null;
};

/** A checkout that is sent ends at the provider's own page; browsers ask the policy for redirects, too. */
function formTargetsOf({ stripe }: Config): string[] {
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
  const body = await response.text();
  if (!isSource && response.headers.get('content-type')?.startsWith('text/html')) {
    const policy =
      scriptNonce === null ? contentSecurityPolicy(body, formTargets) : deskSecurityPolicy(scriptNonce);
    reply.header('content-security-policy', policy);
  }
  return reply.send(body);
}

function withStatus(response: Response, status: number): Response {
  return new Response(response.body, { status, headers: response.headers });
}

type Finding = { shop: Shop; request: FastifyRequest; visit: Visit };

/** The page, or where an older shop's address leads now. What is gone for good shows the page that says so. */
async function answerOrWay(
  print: () => Promise<Response>,
  { shop, request, visit }: Finding,
): Promise<Response | string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) return print();
  const early = asksForOldEntry(visit)
    ? await shop.redirects.find(withoutZeroBytes(request.originalUrl))
    : null;
  if (early?.status === 301) return early.location;
  const page = await print();
  const way =
    early ?? (page.status === 404 ? await shop.redirects.find(withoutZeroBytes(request.originalUrl)) : null);
  if (way === null) return page;
  return way.status === 301 ? way.location : withStatus(page, way.status);
}

/** Answers every address that is no wire call and no file: React Router prints the page. */
export function pageHandler(needs: PageNeeds) {
  const renderRoute = createRequestHandler(needs.build, process.env.NODE_ENV);
  const formTargets = formTargetsOf(needs.config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const cookies = readCartCookies(request.headers.cookie ?? '', needs.config);
    const cartWasOrdered = () => {
      const { token } = cookies;
      if (token !== null)
        addCookies(reply, cartCookies({ token, hash: '', itemCount: 0 }, cookies, needs.config));
    };
    const account = accountDoor({ request, reply, cookies }, needs);
    const staff = staffDoor({ request, reply }, needs);
    const visit = toVisit(request, { cookies, account, staff, cartWasOrdered }, needs);
    const context = new RouterContextProvider();
    context.set(shopContext, needs.shop);
    context.set(deskContext, needs.desk);
    context.set(visitContext, visit);
    if (cookies.hasNotices) addCookies(reply, [noticesShown()]);
    const page = () => renderRoute(toRequest(request, visit.url), context);
    const answer = await answerOrWay(page, { shop: needs.shop, request, visit });
    if (typeof answer === 'string') return reply.redirect(answer, 301);
    const { scriptNonce } = visit;
    return sendPage(answer, { request, reply, isSource: needs.assets.isSource, formTargets, scriptNonce });
  };
}
