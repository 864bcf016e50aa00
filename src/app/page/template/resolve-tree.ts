import type { Shop } from '#composition/shop.ts';
import type { PageFacts, SourceDocument } from '#widgets/place.ts';
import { type ResolvedWidget, resolveInline, resolveWidgets } from '#widgets/tree/resolve-widgets.ts';
import type { Visit } from '../../context.ts';
import { knownQuery } from '../known-query.ts';

export type TreeDeps = Readonly<{
  shop: Shop;
  visit: Pick<Visit, 'assets' | 'blocks' | 'language' | 'now' | 'path' | 'publicUrl' | 'url'>;
}>;

export type PageOfTree = Omit<PageFacts, 'publicUrl' | 'query'>;
type Printed = PageOfTree & Readonly<{ source: SourceDocument }>;

function placeOn({ shop, visit }: TreeDeps, { source, ...page }: Printed) {
  const { assets, blocks, language, now, path, publicUrl, url } = visit;
  const query = knownQuery(url.searchParams);
  const stylesheets = assets.widgetStylesheets;
  const isPreview = path.startsWith('/preview/');
  return {
    ...{ shop, language, now, blocks, stylesheets, source, isPreview },
    page: { ...page, query, publicUrl },
  };
}

/**
 * The widgets of a document for one page.
 *
 * @param page its path without language, its title, the headings of its text, and the document of the nodes
 */
export function resolveTree(deps: TreeDeps, tree: unknown, page: Printed): Promise<ResolvedWidget[]> {
  return resolveWidgets(tree, placeOn(deps, page));
}

/** The widgets of a document for the page's frame: its header or footer. */
export function resolveFrame(
  deps: TreeDeps,
  tree: unknown,
  page: Omit<Printed, 'title'>,
): Promise<ResolvedWidget[]> {
  return resolveInline(tree, placeOn(deps, { ...page, title: '' }));
}
