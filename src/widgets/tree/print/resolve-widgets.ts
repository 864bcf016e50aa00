import { createElement, type ReactNode } from 'react';
import { commonFields } from '../../common/common-fields.ts';
import type { AnyWidget } from '../../declaration.ts';
import { widgets } from '../../index.ts';
import { loaders } from '../../loaders.ts';
import type { LoopItem } from '../../loop/item.ts';
import { shownBeforeLoops } from '../../loop/load/shown-before.ts';
import { loopKey } from '../../loop/placed-loop.ts';
import { NO_OUTLINE } from '../../outline/outline.ts';
import { isOutlineRead, outlineTree } from '../../outline/outline-tree.ts';
import { nodeName } from '../../place.ts';
import { views } from '../../views.ts';
import { type AboveTheFoldProps, standsAboveTheFold } from '../above-the-fold.ts';
import { MAX_LEVELS } from '../check-tree.ts';
import { templateSource } from '../find/find-node.ts';
import { findStored } from '../find/find-stored.ts';
import { standbyOf } from '../find/section-assets.ts';
import { contentOf, type ListPlace, nodeId, openNodes, type StoredNode } from '../node.ts';
import { panelsOf, panelsOfMenu } from '../panels-of.ts';
import { understandNode } from '../understand-node.ts';
import { blockElement, type PlacedBlock, type PrintedBlock } from './block.ts';
import {
  inSection,
  isPerVisit,
  mayStand,
  type PagePlace,
  pictureIn,
  placeFor,
  toPagePlace,
  type Where,
  withSubject,
} from './page-place.ts';
import { printBlock } from './printed-block.tsx';
import { resolveValues } from './resolve-values.ts';
import {
  isPrinted,
  type ListMark,
  type LiveWidget,
  type PrintedWidget,
  type ResolvedWidget,
  reusePrinted,
} from './resolved.ts';
import { Widgets } from './widgets.tsx';

type Slots<W> = Readonly<Record<string, readonly W[]>>;
/** The context of a list of nodes; in an inline one, nodes are their own elements if possible. */
type Within = Readonly<{ place: PagePlace; level: number; isInline: boolean }>;
/** A stored node with a known widget; `isOwn`: its View prints its element. */
type KnownNode = Readonly<{ stored: StoredNode; id: string; widget: AnyWidget; isOwn: boolean }>;

/** A node with its data; null where it cannot be shown. */
async function loadNode(
  node: KnownNode,
  place: PagePlace,
): Promise<{ placed: PlacedBlock; props: object } | null> {
  const { stored, id, widget, isOwn } = node;
  const understood = understandNode(stored);
  if (!understood.ok) return null;
  const { settings, common } = understood.node;
  const seen = placeFor(node, place, (template, item) => printItem(template, item, place));
  const values = await resolveValues(widget.fields, settings, seen);
  const placed = {
    id,
    widget,
    isOwn,
    common: await resolveValues(commonFields, common, seen),
    sources: widget.sources?.(settings),
  };
  const element = isOwn ? blockElement(placed, true) : {};
  const loaded = await loaders.get(widget.name)?.(values, seen);
  if (loaded === null) return null;
  const lead: AboveTheFoldProps =
    widget.mayStandAboveTheFold === true ? { isAboveTheFold: standsAboveTheFold(stored, place) } : {};
  return { placed, props: { ...values, ...seen.outline.props.get(id), ...lead, ...loaded, element } };
}

/** Prints an item of a loop with a published template; null if it does not exist. */
async function printItem(template: number, item: LoopItem, place: PagePlace): Promise<ReactNode> {
  const tree = await place.shop.templates.tree(template);
  if (tree === null) return null;
  const source = { name: templateSource(template), at: `${item.id}.` };
  const inner = { ...place, tree, source, items: [item], blocks: null, isEdited: false };
  const resolved = await resolveList(tree, source.at, { place: inner, level: 1, isInline: false });
  return createElement(Widgets, { resolved, isWithin: true });
}

/** The inputs of a block's markup, besides the data it reads. */
function keyOf(node: KnownNode, place: PagePlace): string {
  const { stored, id, widget, isOwn } = node;
  const { language, page, outline, isPreview } = place;
  const standing = JSON.stringify([
    widget.isPerPage ? page : null,
    outline.props.get(id) ?? null,
    widget.readsOutline ? outline.entries : null,
    widget.isPerNode ? [nodeName(place.source, id), isPreview] : null,
    widget.mayStandAboveTheFold ? standsAboveTheFold(stored, place) : null,
    isOwn,
    loopKey(node, place),
  ]);
  return `["${language}",${JSON.stringify(id)},${contentOf(stored)},${standing}]`;
}

/** The name of a node whose block depends on the query of the page; null if it does not, or if there is none. */
function variantOf({ id, widget }: KnownNode, { page, source }: PagePlace): string | null {
  const isByQuery = widget.loop !== undefined || widget.isPerPage === true;
  return isByQuery && page.query !== '' ? nodeName(source, id) : null;
}

async function printNode(node: KnownNode, place: PagePlace): Promise<PrintedBlock | null> {
  const { widget } = node;
  const View = views.get(widget.name);
  const loaded = await loadNode(node, place);
  if (loaded === null || View === undefined) return null;
  const { slots: declared = {}, embeds, fallback } = widget;
  const slots = [...Object.keys(declared), ...[embeds, fallback].flatMap((named) => named?.as ?? [])];
  return printBlock({ View, slots, ...loaded }, place);
}

/** The slots when every block in them is kept; null otherwise. */
function printedSlots(slots: Slots<ResolvedWidget>): Slots<PrintedWidget> | null {
  const entries = Object.entries(slots).map(([name, nodes]) => [name, nodes.filter(isPrinted)] as const);
  const areAll = entries.every(([name, nodes]) => nodes.length === slots[name]?.length);
  return areAll ? Object.fromEntries(entries) : null;
}

/**
 * Whether a widget has inline slots. Their nodes are all cached or all printed with the page: a cached one has no
 * element of its own.
 */
function hasInlineSlot({ slots = {} }: AnyWidget): boolean {
  return Object.values(slots).some(({ isInline }) => isInline === true);
}

/** A node that is printed with the page. */
async function resolveLive(
  node: KnownNode,
  within: Within,
  shared: Pick<LiveWidget, 'id' | 'stylesheet' | 'standby' | 'slots'>,
): Promise<ResolvedWidget | null> {
  const { place } = within;
  if (place.blocks !== null && hasInlineSlot(node.widget))
    return resolveNode(node, { ...within, place: { ...place, blocks: null } });
  const loaded = await loadNode(node, place);
  if (loaded === null) return null;
  const isShown = node.widget.fallback?.isShown(loaded.props) === true;
  const fallback = isShown ? await resolveFallback(node, within) : {};
  return { kind: 'live', ...shared, ...loaded, slots: { ...shared.slots, ...fallback } };
}

/** Whether a node is hidden in the page's language, or may not be printed on the page. */
function isLeftOut(node: KnownNode, place: PagePlace): boolean {
  const { hideIn } = node.stored.common;
  return (Array.isArray(hideIn) && hideIn.includes(place.language)) || !mayStand(node, place);
}

/** The kept blocks in a node's slots; null where it is printed with the page. */
function keptSlots({ widget }: KnownNode, slots: Slots<ResolvedWidget>): Slots<PrintedWidget> | null {
  return widget.isLive === true || isPerVisit(widget) ? null : printedSlots(slots);
}

async function resolveNode(node: KnownNode, within: Within): Promise<ResolvedWidget | null> {
  const { id, widget } = node;
  if (isLeftOut(node, within.place)) return null;
  const place = widget.loop === undefined ? within.place : await withSubject(node, within.place);
  for (const objects of widget.scriptObjects ?? []) place.visit?.bring(objects);
  place.visit?.carryPanels([...panelsOf(node.stored), ...(await panelsOfMenu(node, place.shop))]);
  const slots = await resolveSlots(node, within);
  const stylesheet = place.stylesheets[widget.name];
  const standby = await standbyOf(node, place);
  const shared = { id, ...(stylesheet === undefined ? {} : { stylesheet }), ...standby };
  const { blocks } = place;
  const inner = blocks === null ? null : keptSlots(node, slots);
  if (inner === null || blocks === null) return resolveLive(node, { ...within, place }, { ...shared, slots });
  const printed = await blocks.open(
    keyOf(node, place),
    (shop) => printNode(node, { ...place, shop, picture: pictureIn(shop, place.language) }),
    variantOf(node, place),
  );
  if (printed === null) return null;
  const fallback = await printedFallback(node, printed, within);
  if (fallback === null) return resolveLive(node, { ...within, place }, { ...shared, slots });
  return reusePrinted({ kind: 'printed', ...shared, printed, slots: { ...inner, ...fallback } });
}

/** The section in the place of a printed node's content, where it shows it; null if it is printed with the page. */
async function printedFallback(node: KnownNode, { holes }: PrintedBlock, within: Within) {
  const { fallback } = node.widget;
  const isShown = fallback !== undefined && holes.includes(fallback.as);
  return printedSlots(isShown ? await resolveFallback(node, within) : {});
}

async function resolveSlots(node: KnownNode, { place, level }: Within) {
  const { stored, id, widget } = node;
  const slots = Object.entries(widget.slots ?? {}).map(async ([slot, { isInline = false, refuses = [] }]) => {
    const within = refuses.length === 0 ? place : { ...place, refused: [...place.refused, ...refuses] };
    const at: ListPlace = `${id}.${slot}.`;
    return [slot, await resolveList(stored.slots[slot], at, { place: within, level: level + 1, isInline })];
  });
  return {
    ...Object.fromEntries(await Promise.all(slots)),
    ...(await resolveSection(node, widget.embeds, { place, level })),
  } as Slots<ResolvedWidget>;
}

type NamedSection = NonNullable<AnyWidget['embeds']> | undefined;

/** The nodes of the section in the place of a node's content. */
function resolveFallback(node: KnownNode, within: Within) {
  return resolveSection(node, node.widget.fallback, within);
}

/** The nodes of the document that a setting names. */
async function resolveSection(
  { stored, id }: KnownNode,
  named: NamedSection,
  { place, level }: Omit<Within, 'isInline'>,
): Promise<Slots<ResolvedWidget>> {
  const understood = named === undefined ? null : understandNode(stored);
  if (named === undefined || understood === null || !understood.ok) return {};
  const inner = await inSection({ id, section: understood.node.settings[named.setting] }, place);
  return {
    [named.as]: await resolveList(inner.tree, inner.source.at, {
      place: inner,
      level: level + 1,
      isInline: false,
    }),
  };
}

function markOf(list: ListPlace, edge: ListMark['edge']): ListMark {
  return { kind: 'mark', id: `${list}#${edge}`, list, edge };
}

/** A link over a block needs an element of the block around it. */
function isLinked(stored: StoredNode): boolean {
  const understood = understandNode(stored);
  return understood.ok && understood.node.common.link.url !== '';
}

async function resolveList(list: unknown, at: ListPlace, within: Within): Promise<ResolvedWidget[]> {
  if (within.level > MAX_LEVELS) return [];
  const resolved = await Promise.all(
    openNodes(list).map((stored, index) => {
      const widget = stored === null ? undefined : widgets.get(stored.widget);
      if (stored === null || widget === undefined) return null;
      const isOwn = within.isInline && widget.isInline === true && !isLinked(stored);
      return resolveNode({ stored, widget, isOwn, id: nodeId(stored, at, index) }, within);
    }),
  );
  const shown = resolved.filter((one) => one !== null);
  return within.place.isEdited ? [markOf(at, 'start'), ...shown, markOf(at, 'end')] : shown;
}

/** The place of a document's nodes, with what its loops leave out. */
async function withLoops(tree: unknown, place: PagePlace): Promise<PagePlace> {
  return { ...place, tree, shownBefore: await shownBeforeLoops({ ...place, tree }) };
}

/** A document's nodes with their data or markup, in order. A node that cannot be shown is left out. */
export async function resolveWidgets(tree: unknown, where: Where): Promise<ResolvedWidget[]> {
  const place = await withLoops(tree, toPagePlace(where));
  const outline = isOutlineRead(tree) ? await outlineTree(tree, place) : NO_OUTLINE;
  return resolveList(tree, '', { place: { ...place, outline }, level: 1, isInline: false });
}

/** Nodes of a document by their ids in URLs, as on its page; null for one that does not exist or cannot be shown. */
export async function resolveNodesOf(
  tree: unknown,
  ids: readonly string[],
  where: Where,
): Promise<(ResolvedWidget | null)[]> {
  const place = await withLoops(tree, toPagePlace(where));
  return Promise.all(
    ids.map((id) => {
      const stored = findStored(tree, '', id);
      const widget = stored === null ? undefined : widgets.get(stored.widget);
      if (stored === null || widget === undefined) return null;
      return resolveNode({ stored, widget, isOwn: false, id }, { place, level: 1, isInline: false });
    }),
  );
}

/** The nodes of a document whose list is inline: all cached, or all printed with the page. */
export async function resolveInline(tree: unknown, where: Where): Promise<ResolvedWidget[]> {
  const resolve = async (place: PagePlace) =>
    resolveList(tree, '', { place: await withLoops(tree, place), level: 1, isInline: true });
  const resolved = await resolve(toPagePlace(where));
  return where.blocks === null || resolved.every(isPrinted)
    ? resolved
    : resolve(toPagePlace({ ...where, blocks: null }));
}
