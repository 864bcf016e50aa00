import type { Shop } from '#composition/shop.ts';
import { knownQuery } from '#widgets/known-query.ts';
import { parseOffCanvas } from '#widgets/off-canvas/parse-off-canvas.ts';
import type { Blocks, PageFacts, PageVisit, PersonalPlace, SourceDocument } from '#widgets/place.ts';
import { templateSource } from '#widgets/tree/find/find-node.ts';
import { resolveInline, resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { isPrinted, type ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import type { Visit } from '../../context.ts';
import { countAs } from '../document/fingerprint.ts';
import { pendingNotices } from '../notices.ts';
import type { OffCanvasPanel } from './off-canvas-panels.ts';
import { sampleItems } from './sample-items.ts';

export type TreeDeps = Readonly<{ shop: Shop; visit: Visit }>;

export type PageOfTree = Omit<PageFacts, 'publicUrl' | 'query'>;
type Printed = PageOfTree &
  Readonly<{
    source: SourceDocument;
    /** Replaces the blocks of the visit. */
    blocks?: Blocks | null;
  }>;

/** The part of a visit that widgets may use. */
function toPageVisit(shop: Shop, visit: Visit, linked: Set<number>): PageVisit {
  const { visitor, needsVisitor, scriptObjects } = visit;
  return {
    visitor,
    needsVisitor,
    takeNotices: () => pendingNotices(shop, visit),
    bring: (objects) => scriptObjects.add(objects),
    carryPanels: (ids) => {
      for (const id of ids) linked.add(id);
    },
  };
}

function placeOn(
  { shop, visit }: TreeDeps,
  { source, blocks = visit.blocks, ...page }: Printed,
  linked: Set<number>,
) {
  const { assets, canvas, expireAt, variesBy, language, now, path, publicUrl, url } = visit;
  const query = knownQuery(url.searchParams);
  const isPreview = path.startsWith('/preview/') || canvas !== null;
  return {
    ...{ shop, language, now, blocks, expireAt, variesBy, source, isPreview },
    stylesheets: assets.widgetStylesheets,
    page: { ...page, query, publicUrl },
    visit: toPageVisit(shop, visit, linked),
  };
}

/** The nodes to render; those of the edited document come from its editor and have marked lists. */
function printedTree({ canvas }: Visit, tree: unknown, { source }: Pick<Printed, 'source'>) {
  return canvas?.source === source.name
    ? { tree: canvas.tree, isEdited: canvas.isMarked }
    : { tree, isEdited: false };
}

/** Whether the nodes belong to the item template that is being edited. */
function isItem({ canvas }: Visit, { source }: Pick<Printed, 'source'>): boolean {
  return canvas?.source === source.name && canvas.template?.place === 'loop-item';
}

/** Nodes with printed blocks are reused by later pages: each is fingerprinted once. */
function countPrinted<Nodes extends readonly ResolvedWidget[]>(nodes: Nodes): Nodes {
  for (const node of nodes) {
    if (isPrinted(node))
      countAs(node, ({ id, stylesheet, printed, slots }) => [id, stylesheet, printed, slots]);
    else if (node.kind === 'live') Object.values(node.slots).forEach(countPrinted);
  }
  return nodes;
}

/**
 * The widgets of a document for one page.
 *
 * @param page its path without language, its title, the headings of its text, and the document of the nodes
 */
export async function resolveTree(deps: TreeDeps, tree: unknown, page: Printed): Promise<ResolvedWidget[]> {
  const linked = new Set<number>();
  const printed = printedTree(deps.visit, tree, page);
  const items = isItem(deps.visit, page) ? await sampleItems(deps.shop, deps.visit) : [];
  const place = { ...placeOn(deps, page, linked), isEdited: printed.isEdited, items };
  const resolved = await resolveWidgets(printed.tree, place);
  await carryPanels(deps, linked);
  return countPrinted(resolved);
}

/** The widgets of a document for the page's frame: its header or footer. */
export async function resolveFrame(
  deps: TreeDeps,
  tree: unknown,
  page: Omit<Printed, 'title'>,
): Promise<ResolvedWidget[]> {
  const linked = new Set<number>();
  const printed = printedTree(deps.visit, tree, page);
  const place = { ...placeOn(deps, { ...page, title: '' }, linked), isEdited: printed.isEdited };
  const resolved = await resolveInline(printed.tree, place);
  await carryPanels(deps, linked);
  return countPrinted(resolved);
}

async function loadPanel(deps: TreeDeps, id: number): Promise<OffCanvasPanel | null> {
  const { templates } = deps.shop;
  // The editor of a panel shows it within the page, and looks for its lists there.
  if (deps.visit.canvas?.source === templateSource(id)) return null;
  const panel = (await templates.published('off-canvas')).find((one) => one.id === id);
  const parsed = panel === undefined ? null : parseOffCanvas(panel.settings);
  const tree = parsed?.ok ? await templates.tree(id) : null;
  if (!parsed?.ok || tree === null) return null;
  const source = { name: templateSource(id), at: '' };
  const widgets = await resolveTree(deps, tree, { path: deps.visit.path, title: '', source });
  return { id, settings: parsed.settings, widgets };
}

/** Loads the off-canvas panels that links of the page open; unpublished ones are left out. */
export async function carryPanels(deps: TreeDeps, ids: Iterable<number>): Promise<void> {
  const { panels } = deps.visit;
  const fresh = [...new Set(ids)].filter((id) => !panels.has(id));
  // Panels may link to each other.
  for (const id of fresh) panels.set(id, null);
  await Promise.all(fresh.map(async (id) => panels.set(id, await loadPanel(deps, id))));
}

/** What a personal widget may read. @throws on a page that is the same for all visitors */
export function personalPlace(shop: Shop, visit: Visit): PersonalPlace {
  const { visitor, language, now, path } = visit;
  if (visitor === null) throw new Error(`the page ${path} is for everybody`);
  return { shop, language, now, visitor, takeNotices: () => pendingNotices(shop, visit) };
}
