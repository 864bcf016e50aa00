import { isPlainLoop, type MultipleTerms, multipleTerms, parseLoop } from '#shop/loops';
import type { AnyWidget, LoopOfNode } from '../declaration.ts';
import { widgets } from '../index.ts';
import type { PageFacts, PageSubject, PlacedLoop } from '../place.ts';
import { findStored } from '../tree/find/find-stored.ts';
import { contentOf, openNodes, type StoredNode } from '../tree/node.ts';

/** Where a loop is printed. */
type LoopPlace = Readonly<{
  page: PageFacts;
  /** The document of its node. */
  tree: unknown;
  /** Items of loops that no later loop repeats, by their nodes. */
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

function multipleOf(tree: unknown, loop: string): Map<string, MultipleTerms> {
  return new Map(
    filtersOf(tree, loop).map(({ settings }) => [
      String(settings.taxonomy),
      multipleTerms(settings.multiple),
    ]),
  );
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

/** The loop of a node, with its query in the page's URL; null for a widget without one. */
export function placedLoop(placed: PlacedNode, place: LoopPlace): PlacedLoop | null {
  const declared = placed.widget.loop?.(placed.stored.settings, placed.id);
  if (declared === undefined) return null;
  const { id } = declared;
  const { page, tree, shownBefore } = place;
  const node = id === placed.id ? placed.stored : findStored(tree, '', id);
  const loop = ownLoop(node, id);
  const { followsPage = false, pagesBySubject = false } = loop ?? {};
  const request = parseLoop(new URLSearchParams(page.query), id);
  return {
    id,
    request: pagesBySubject ? { ...request, page: archivePage(page.subject) } : request,
    query: page.query,
    node,
    multiple: multipleOf(tree, id),
    subject: followsPage ? (page.subject ?? null) : null,
    path: followsPage ? page.path : '',
    pagesBySubject,
    seen: page.seen ?? null,
    shownBefore: loop?.avoidsDuplicates === true ? (shownBefore.get(id) ?? []) : [],
  };
}

/** Whether the block of a node is rarely requested: its loop is filtered, or on a later page. */
export function isLoopVariant({ id, widget, stored }: PlacedNode, { page }: LoopPlace): boolean {
  if (widget.loop === undefined || page.query === '') return false;
  const loop = widget.loop(stored.settings, id);
  return !isPlainLoop(parseLoop(new URLSearchParams(page.query), loop.id));
}

/** The key of a node's block for its loop. */
export function loopKey(placed: PlacedNode, place: LoopPlace): unknown {
  const loop = placedLoop(placed, place);
  if (loop === null) return null;
  const { node, multiple, ...rest } = loop;
  return [rest, [...multiple], node === null || node === placed.stored ? null : contentOf(node)];
}
