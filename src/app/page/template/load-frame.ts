import { SEARCH_PARAMETERS } from '#shop/listing';
import { chooseTemplate, frameSubject } from '#shop/templates';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';
import { templateSource } from '#widgets/tree/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/resolve-widgets.ts';
import { withoutWidget } from '#widgets/tree/without-widget.ts';
import type { Visit } from '../../context.ts';
import { resolveFrame, type TreeDeps } from './resolve-tree.ts';

type FrameDeps = TreeDeps & { visit: Pick<Visit, 'path'> };

/** The page of a visit, as what stands around and above it is chosen. */
export async function framedPage({ shop, visit }: FrameDeps) {
  const isSearch = SEARCH_PARAMETERS.some((name) => visit.url.searchParams.get(name)?.trim());
  const listingPrefix = (await shop.settings.all())['catalogue.listingPrefix'];
  return { path: visit.path, isSearch, listingPrefix };
}

/** What stands in the header or the footer of a page: the nodes of its template, or of the shipped one. */
export async function loadFrame(deps: FrameDeps, place: 'header' | 'footer'): Promise<ResolvedWidget[]> {
  const { shop, visit } = deps;
  const subject = frameSubject(place, await framedPage(deps));
  const { chosen } = chooseTemplate(await shop.templates.published(place), subject);
  const tree = chosen === null ? null : await shop.templates.tree(chosen.id);
  return resolveFrame(deps, tree ?? shippedDocuments[place], {
    path: visit.path,
    source: { name: templateSource(chosen?.id ?? 0), at: '' },
  });
}

/** The nodes without menus, for pages that lead nowhere else. */
export function withoutMenus(resolved: readonly ResolvedWidget[]): ResolvedWidget[] {
  return withoutWidget(resolved, 'nav-menu');
}
