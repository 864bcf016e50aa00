import type { Shop } from '#composition/shop.ts';
import type { PageFacts, SourceDocument } from '#widgets/place.ts';
import { type ResolvedWidget, resolveWidgets } from '#widgets/tree/resolve-widgets.ts';
import type { Visit } from '../../context.ts';

export type TreeDeps = Readonly<{
  shop: Shop;
  visit: Pick<Visit, 'assets' | 'blocks' | 'language' | 'now' | 'path' | 'publicUrl'>;
}>;

export type PageOfTree = Omit<PageFacts, 'publicUrl'>;

/**
 * The widgets of a document for one page.
 *
 * @param page its path without language, its title, the headings of its text, and the document of the nodes
 */
export function resolveTree(
  { shop, visit }: TreeDeps,
  tree: unknown,
  { source, ...page }: PageOfTree & { source: SourceDocument },
): Promise<ResolvedWidget[]> {
  const { assets, blocks, language, now, publicUrl } = visit;
  const stylesheets = assets.widgetStylesheets;
  return resolveWidgets(tree, {
    ...{ shop, language, now, blocks, stylesheets, source },
    page: { ...page, publicUrl },
    isPreview: visit.path.startsWith('/preview/'),
  });
}
