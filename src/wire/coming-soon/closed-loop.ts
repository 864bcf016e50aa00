import type { FastifyRequest } from 'fastify';
import type { Shop } from '#composition/shop.ts';
import { splitLanguage } from '#kernel/language.ts';
import { parseRefresh } from '#shop/loops';
import { goByContent, headerFooterPopups, pageAt, pageSubject } from '#shop/templates';
import { pageSource, templateSource, treeOf } from '#widgets/tree/find/find-node.ts';
import { referencesOf } from '#widgets/tree/references.ts';
import type { WireDeps } from '../deps.ts';
import { sameOriginUrl } from '../same-origin.ts';
import { type ClosedPage, closedPage } from './closed-page.ts';

/** Whether a document is one of the named ones, or a saved section used in one of them. */
async function standsIn(names: readonly string[], document: string, shop: Shop): Promise<boolean> {
  const seen = new Set(names);
  if (seen.has(document)) return true;
  // The sections of a section are looked through after it.
  for (const name of seen)
    for (const { kind, id } of referencesOf(await treeOf(shop, name)))
      if (kind === 'section') seen.add(templateSource(Number(id)));
  return seen.has(document);
}

/** Whether a document is printed on the page of a path: as its content, around it, as a popup, or within these. */
async function isPrintedAt(document: string, path: string, shop: Shop): Promise<boolean> {
  const [, slug = ''] = path.split('/');
  const templates = await shop.templates.published();
  const { 'catalogue.listingPrefix': listingPrefix } = await shop.settings.known();
  const page = goByContent(templates) ? await pageAt(shop, { path, isSearch: false }) : null;
  const about = page === null ? null : pageSubject(page);
  const templatesOfFrame = headerFooterPopups(templates, { path, isSearch: false, listingPrefix, about });
  return standsIn(
    [pageSource(slug), ...templatesOfFrame.map(({ id }) => templateSource(id))],
    document,
    shop,
  );
}

/** Whether the request names a loop that a page has which is open, as legal texts are. */
async function isOfOpenPage(request: FastifyRequest, { shop, config }: WireDeps): Promise<boolean> {
  const parsed = parseRefresh(request.body);
  const url = parsed.ok ? sameOriginUrl(parsed.request.address, request, config) : null;
  if (!parsed.ok || url === null) return false;
  if (closedPage(await shop.settings.known(), url, new Date()) !== null) return false;
  return isPrintedAt(parsed.request.document, splitLanguage(url.pathname).path, shop);
}

/** The page that the coming-soon mode shows instead of a loop; null if the visitor may see the loop. */
export async function closedLoop(request: FastifyRequest, deps: WireDeps): Promise<ClosedPage | null> {
  const { comingSoon } = request;
  if (comingSoon === undefined || comingSoon.canView || (await isOfOpenPage(request, deps))) return null;
  return comingSoon.page;
}
