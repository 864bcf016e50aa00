import type { Shop } from '#composition/shop.ts';
import type { PageFacts } from '#widgets/place.ts';
import { type ResolvedWidget, resolveWidgets } from '#widgets/tree/resolve-widgets.ts';
import type { Visit } from '../../context.ts';

export type TreeDeps = Readonly<{
  shop: Shop;
  visit: Pick<Visit, 'assets' | 'blocks' | 'language' | 'now' | 'publicUrl'>;
}>;

export type PageOfTree = Omit<PageFacts, 'publicUrl'>;

/**
 * The widgets of a document for one page.
 *
 * @param page its path without language, its title, and the headings of its text
 */
export function resolveTree(
  { shop, visit }: TreeDeps,
  tree: unknown,
  page: PageOfTree,
): Promise<ResolvedWidget[]> {
  const { assets, blocks, language, now, publicUrl } = visit;
  const stylesheets = assets.widgetStylesheets;
  return resolveWidgets(tree, { shop, language, now, blocks, stylesheets, page: { ...page, publicUrl } });
}
