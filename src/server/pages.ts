import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Assets, shopContext, type Visit, visitContext } from '#app/context.ts';
import { splitLanguage } from '#kernel/language.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { type CartCookies, readCartCookies } from '#wire/cookies.ts';
import { contentSecurityPolicy } from './content-security.ts';

type PageNeeds = {
  shop: Shop;
  config: Config;
  assets: Assets;
  build: ServerBuild;
};

function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const body = request.body instanceof URLSearchParams ? request.body : null;
  if (body !== null) headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method: request.method, headers, ...(body === null ? {} : { body }) });
}

function toVisit(request: FastifyRequest, cookies: CartCookies, needs: PageNeeds): Visit {
  const url = new URL(request.originalUrl, needs.config.publicUrl);
  const { language, path } = splitLanguage(url.pathname);
  return {
    language,
    path,
    url,
    now: new Date(),
    requestId: request.id,
    cartToken: cookies.token,
    hasNotices: cookies.hasNotices,
    publicUrl: needs.config.publicUrl,
    assets: needs.assets,
  };
}

async function sendPage(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (response.body === null) return reply.send(null);
  const body = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', contentSecurityPolicy(body));
  }
  return reply.send(body);
}

/** Answers every address that is no wire call and no file: React Router prints the page. */
export function pageHandler(needs: PageNeeds) {
  const renderRoute = createRequestHandler(needs.build, process.env.NODE_ENV);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = toVisit(request, readCartCookies(request.headers.cookie ?? '', needs.config), needs);
    const context = new RouterContextProvider();
    context.set(shopContext, needs.shop);
    context.set(visitContext, visit);
    return sendPage(await renderRoute(toRequest(request, visit.url), context), reply);
  };
}
