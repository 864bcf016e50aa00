import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { PRIVATE_LINK } from '#shop/coming-soon';
import { addCookies } from '../cookies/cookies.ts';
import { staffCookie } from '../cookies/session-cookies.ts';
import { fromRoot } from '../same-origin.ts';
import { visitorOf } from '../visitor.ts';
import { type ClosedPage, closedPage } from './closed-page.ts';
import { privateLinkCookie } from './private-link-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the coming-soon mode closes the requested page; `canView`: not for this visitor. */
    comingSoon?: Readonly<{
      page: ClosedPage;
      canView: boolean;
      /** The visitor has a private link that has expired or was turned off. */
      hasEndedLink: boolean;
    }>;
  }
  interface FastifyContextConfig {
    /** The call reads `comingSoon` itself and reports in its own format that the shop is closed. */
    answersWhileClosed?: boolean;
  }
}

type Deps = Readonly<{ shop: Shop; config: Config }>;

/** The route of all pages; every other one is a call, a feed or a file. */
const PAGES = '/*';

/** Whether the visitor is a staff member or has a valid private link. */
async function canView({ headers }: FastifyRequest, { shop, config }: Deps): Promise<boolean> {
  const link = privateLinkCookie.read(headers.cookie);
  if (link !== null && (await shop.comingSoon.links.read(link)) !== null) return true;
  return (await shop.staff.sessions.open(staffCookie.read(headers.cookie, config))) !== null;
}

/**
 * Whether nobody but staff and people with a private link may shop: also asked on the pages that stay open.
 *
 * Source: CS-06
 */
export async function isStoreClosed(request: FastifyRequest, deps: Deps): Promise<boolean> {
  const { isOn } = await deps.shop.comingSoon.current();
  return isOn && !(await canView(request, deps));
}

/** Follows a private link: sets its cookie and redirects to the address without it. */
async function followLink(url: URL, reply: FastifyReply, { shop, config }: Deps): Promise<boolean> {
  const text = url.searchParams.get(PRIVATE_LINK);
  const link = text === null ? null : await shop.comingSoon.links.read(text);
  if (text === null || link === null) return false;
  addCookies(reply, [privateLinkCookie.write(text, link.until, config)]);
  url.searchParams.delete(PRIVATE_LINK);
  reply.header('cache-control', 'no-store').redirect(fromRoot(url), 302);
  return true;
}

/** What the visitor may see, and whether their private link has ended. */
async function accessOf(request: FastifyRequest, url: URL, deps: Deps) {
  if (await canView(request, deps)) return { canView: true, hasEndedLink: false };
  const { cookie } = request.headers;
  const hasLink = url.searchParams.has(PRIVATE_LINK) || privateLinkCookie.read(cookie) !== null;
  return { canView: false, hasEndedLink: hasLink };
}

/** Pages and some calls say in their own form that the shop is closed. */
function answersItself({ routeOptions: { url, config } }: FastifyRequest): boolean {
  return url === PAGES || config.answersWhileClosed === true;
}

/** Refuses a call of a closed shop. */
export function refuseClosed(reply: FastifyReply, language: Language, { headers }: ClosedPage): FastifyReply {
  const code = 'coming-soon.closed';
  for (const [name, value] of headers) reply.header(name, value);
  return reply
    .status(503)
    .header('cache-control', 'no-store')
    .send({ error: true, code, message: wordsIn(language)('refusals:coming-soon.closed') });
}

/**
 * Closes the shop, or its store pages, to the public in coming-soon mode: a page is shown instead of theirs, and calls
 * are refused. Staff and people with a private link see the shop.
 *
 * Source: CS-06
 */
export function closeShop(app: FastifyInstance, deps: Deps): void {
  const { shop, config } = deps;
  app.addHook('onRequest', async (request, reply) => {
    const { isOn } = await shop.comingSoon.current();
    if (!isOn || !URL.canParse(request.url, config.publicUrl)) return;
    const url = new URL(request.url, config.publicUrl);
    if (await followLink(url, reply, deps)) return reply;
    const page = closedPage(await shop.settings.known(), url, new Date());
    if (page === null) return;
    request.comingSoon = { page, ...(await accessOf(request, url, deps)) };
    if (!request.comingSoon.canView && !answersItself(request))
      return refuseClosed(reply, visitorOf(request, config).language, page);
  });
}
