import type { FastifyRequest } from 'fastify';
import { splitLanguage } from '#kernel/language.ts';
import { parseRefresh } from '#shop/loops';
import type { WireDeps } from '../deps.ts';
import { ownAddress } from '../own-address.ts';
import { type ClosedPage, closedPage } from './closed-page.ts';

/** Whether the request names a loop of a page that is open, as legal texts are. */
async function isOfOpenPage(request: FastifyRequest, { shop, config }: WireDeps): Promise<boolean> {
  const parsed = parseRefresh(request.body);
  const url = parsed.ok ? ownAddress(parsed.request.address, request, config) : null;
  if (!parsed.ok || url === null) return false;
  const [, slug] = splitLanguage(url.pathname).path.split('/');
  const isItsPage = parsed.request.document === `page-${slug}`;
  return isItsPage && closedPage(await shop.settings.known(), url, new Date()) === null;
}

/** What coming-soon mode shows instead of a loop, to who may not see it; null for a loop that is open. */
export async function closedLoop(request: FastifyRequest, deps: WireDeps): Promise<ClosedPage | null> {
  const { comingSoon } = request;
  if (comingSoon === undefined || comingSoon.canView || (await isOfOpenPage(request, deps))) return null;
  return comingSoon.page;
}
