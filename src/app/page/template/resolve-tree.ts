import type { Shop } from '#composition/shop.ts';
import type { PageFacts, PageVisit, PersonalPlace, SourceDocument } from '#widgets/place.ts';
import { type ResolvedWidget, resolveInline, resolveWidgets } from '#widgets/tree/resolve-widgets.ts';
import type { Visit } from '../../context.ts';
import { knownQuery } from '../known-query.ts';
import { pendingNotices } from '../notices.ts';

export type TreeDeps = Readonly<{ shop: Shop; visit: Visit }>;

export type PageOfTree = Omit<PageFacts, 'publicUrl' | 'query'>;
type Printed = PageOfTree & Readonly<{ source: SourceDocument }>;

/** A visit as widgets may know it. */
function toPageVisit(shop: Shop, visit: Visit): PageVisit {
  const { visitor, needsVisitor, scriptObjects } = visit;
  return {
    visitor,
    needsVisitor,
    takeNotices: () => pendingNotices(shop, visit),
    bring: (objects) => scriptObjects.add(objects),
  };
}

function placeOn({ shop, visit }: TreeDeps, { source, ...page }: Printed) {
  const { assets, blocks, canvas, expireAt, language, now, path, publicUrl, url } = visit;
  const query = knownQuery(url.searchParams);
  const stylesheets = { ...assets.widgetStylesheets, 'my-account': assets.accountStylesheet };
  const isPreview = path.startsWith('/preview/') || canvas !== null;
  return {
    ...{ shop, language, now, blocks, expireAt, stylesheets, source, isPreview },
    page: { ...page, query, publicUrl },
    visit: toPageVisit(shop, visit),
  };
}

/** The nodes to print: of a document that is being edited as its editor sent them, with its lists marked. */
function printedTree({ canvas }: Visit, tree: unknown, { source }: Pick<Printed, 'source'>) {
  return canvas?.source === source.name
    ? { tree: canvas.tree, isEdited: canvas.isMarked }
    : { tree, isEdited: false };
}

/**
 * The widgets of a document for one page.
 *
 * @param page its path without language, its title, the headings of its text, and the document of the nodes
 */
export function resolveTree(deps: TreeDeps, tree: unknown, page: Printed): Promise<ResolvedWidget[]> {
  const printed = printedTree(deps.visit, tree, page);
  return resolveWidgets(printed.tree, { ...placeOn(deps, page), isEdited: printed.isEdited });
}

/** The widgets of a document for the page's frame: its header or footer. */
export function resolveFrame(
  deps: TreeDeps,
  tree: unknown,
  page: Omit<Printed, 'title'>,
): Promise<ResolvedWidget[]> {
  const printed = printedTree(deps.visit, tree, page);
  return resolveInline(printed.tree, {
    ...placeOn(deps, { ...page, title: '' }),
    isEdited: printed.isEdited,
  });
}

/** What a personal widget reads, for the page that shows the same. @throws on a page for everybody */
export function personalPlace(shop: Shop, visit: Visit): PersonalPlace {
  const { visitor, language, now, path } = visit;
  if (visitor === null) throw new Error(`the page ${path} is for everybody`);
  return { shop, language, now, visitor, takeNotices: () => pendingNotices(shop, visit) };
}
