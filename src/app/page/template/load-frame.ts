import { SEARCH_PARAMETERS } from '#shop/listing';
import { frameSubject } from '#shop/templates';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { templateSource } from '#widgets/tree/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { withoutWidget } from '#widgets/tree/without-widget.ts';
import { findTemplate } from './find-template.ts';
import { resolveFrame, type TreeDeps } from './resolve-tree.ts';

/** The page of a visit, as what stands around and above it is chosen. */
export async function framedPage({ shop, visit }: TreeDeps) {
  const isSearch = SEARCH_PARAMETERS.some((name) => visit.url.searchParams.get(name)?.trim());
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  return { path: visit.path, isSearch, listingPrefix };
}

/** What stands in the header or the footer of a page: the nodes of its template, or of the shipped one. */
export async function loadFrame(deps: TreeDeps, place: 'header' | 'footer'): Promise<ResolvedWidget[]> {
  const subject = frameSubject(place, await framedPage(deps));
  const found = await findTemplate(deps, subject);
  return resolveFrame(deps, found?.tree ?? shippedDocuments[place], {
    path: deps.visit.path,
    source: { name: templateSource(found?.id ?? 0), at: '' },
  });
}

/** The nodes without menus, for pages that lead nowhere else. */
export function withoutMenus(resolved: readonly ResolvedWidget[]): ResolvedWidget[] {
  return withoutWidget(resolved, 'nav-menu');
}
