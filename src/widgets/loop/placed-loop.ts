import { type MultipleTerms, multipleTerms, PAGE_IN_PATH, parseLoop } from '#shop/loops';
import type { AnyWidget, LoopOfNode } from '../declaration.ts';
import { widgets } from '../index.ts';
import {
  nodeName,
  type PageFacts,
  type PageSubject,
  type PlacedLoop,
  type SourceDocument,
} from '../place.ts';
import { findStored } from '../tree/find/find-stored.ts';
import { contentOf, openNodes, type StoredNode } from '../tree/node.ts';

/** Where a loop is printed. */
type LoopPlace = Readonly<{
  page: PageFacts;
  /** The document of its node. */
  tree: unknown;
  source: SourceDocument;
  /** Items of the loops before those that avoid duplicates, by the names of their nodes. */
  shownBefore: ReadonlyMap<string, readonly number[]>;
}>;

type PlacedNode = Readonly<{ id: string; widget: AnyWidget; stored: StoredNode }>;

/** The filters of a loop in a document, in their order. */
export function filtersOf(list: unknown, loop: string): StoredNode[] {
  return openNodes(list).flatMap((stored) => {
    if (stored === null) return [];
    const isFilter = stored.widget === 'taxonomy-filter' && stored.settings.loop === loop;
    return [
      ...(isFilter ? [stored] : []),
      ...Object.values(stored.slots).flatMap((slot) => filtersOf(slot, loop)),
    ];
  });
}

/** How a loop's filters combine terms, by taxonomy; of several filters of one, as the first that combines any. */
function multipleOf(tree: unknown, loop: string): Map<string, MultipleTerms> {
  const multiple = new Map<string, MultipleTerms>();
  for (const { settings } of filtersOf(tree, loop)) {
    const taxonomy = String(settings.taxonomy);
    if ((multiple.get(taxonomy) ?? 'DISABLED') === 'DISABLED')
      multiple.set(taxonomy, multipleTerms(settings.multiple));
  }
  return multiple;
}

/** The loop that a node itself shows; null for one that shows none. */
export function ownLoop(node: StoredNode | null, id: string): LoopOfNode | null {
  const declared = node === null ? undefined : widgets.get(node.widget)?.loop?.(node.settings, id);
  return declared === undefined || declared.items === null ? null : declared;
}

/** The page of the archive that a page is one of. */
function archivePage(subject: PageSubject | undefined): number {
  return subject?.kind === 'archive' ? subject.page : 1;
}

/** The loop that a node shows or filters, and the node that shows it; null for a widget without a loop. */
function loopOfNode({ id, widget, stored }: PlacedNode, tree: unknown) {
  const declared = widget.loop?.(stored.settings, id);
  if (declared === undefined) return null;
  const node = declared.id === id ? stored : findStored(tree, '', declared.id);
  return { id: declared.id, node, loop: ownLoop(node, declared.id) };
}

/** Whether what a node shows depends on what its page is about. */
export function isAboutPage(placed: PlacedNode, tree: unknown): boolean {
  return loopOfNode(placed, tree)?.loop?.followsPage === true;
}

/** The loop of a node, with its query in the page's URL; null for a widget without one. */
export function placedLoop(placed: PlacedNode, place: LoopPlace): PlacedLoop | null {
  const { page, tree, source, shownBefore } = place;
  const shown = loopOfNode(placed, tree);
  if (shown === null) return null;
  const { id, node, loop } = shown;
  const { followsPage = false, pagesBySubject = false } = loop ?? {};
  const request = parseLoop(new URLSearchParams(page.query), id);
  return {
    id,
    request: pagesBySubject ? { ...request, page: archivePage(page.subject) } : request,
    query: page.query,
    node,
    multiple: multipleOf(tree, id),
    subject: followsPage ? (page.subject ?? null) : null,
    path: followsPage ? page.path.replace(PAGE_IN_PATH, '') : '',
    pagesBySubject,
    seen: page.seen ?? null,
    shownBefore: loop?.avoidsDuplicates === true ? (shownBefore.get(nodeName(source, id)) ?? []) : [],
  };
}

/** The key of a node's block for its loop. */
export function loopKey(placed: PlacedNode, place: LoopPlace): unknown {
  const loop = placedLoop(placed, place);
  if (loop === null) return null;
  const { node, multiple, ...rest } = loop;
  return [rest, [...multiple], node === null || node === placed.stored ? null : contentOf(node)];
}
