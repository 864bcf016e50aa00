import { toPicture } from '#shop/media';
import { commonFields } from '../common/common-fields.ts';
import type { AnyWidget } from '../declaration.ts';
import { widgets } from '../index.ts';
import { loaders } from '../loaders.ts';
import { NO_OUTLINE } from '../outline/outline.ts';
import { isOutlineRead, outlineTree } from '../outline/outline-tree.ts';
import type { Place } from '../place.ts';
import { views } from '../views.ts';
import type { PlacedBlock, PrintedBlock } from './block.ts';
import { MAX_LEVELS } from './check-tree.ts';
import { templateSource } from './find-node.ts';
import { type ListPlace, nodeId, readNodes, type StoredNode } from './node.ts';
import { printBlock } from './printed-block.tsx';
import { resolveValues } from './resolve-values.ts';
import { understandNode } from './understand-node.ts';

type Slots<W> = Readonly<Record<string, readonly W[]>>;
type Resolved<Kind extends string> = Readonly<{
  kind: Kind;
  id: string;
  /** URL of the stylesheet that the page needs for it. */
  stylesheet?: string;
}>;

/** A node whose markup is kept, and so are those in its slots. */
export type PrintedWidget = Resolved<'printed'> &
  Readonly<{ printed: PrintedBlock; slots: Readonly<Record<string, readonly PrintedWidget[]>> }>;
/** A node with its data, to be printed with the page. */
export type LiveWidget = Resolved<'live'> &
  Readonly<{
    placed: PlacedBlock;
    props: object;
    slots: Readonly<Record<string, readonly ResolvedWidget[]>>;
  }>;
/** A node as a loader passes it to the page. */
export type ResolvedWidget = PrintedWidget | LiveWidget;

type Within = Readonly<{ place: Place; level: number }>;
type Found = Readonly<{ stored: StoredNode; id: string; widget: AnyWidget }>;

/** A node as its forms name it: its document, and its id there. */
function nodeName({ source: { name, at } }: Place, id: string): string {
  return `${name}.${id.startsWith(at) ? id.slice(at.length) : id}`;
}

/** The place as a loader may read it. */
function placeFor({ id, widget: { name, isPerPage, isPerNode } }: Found, place: Place): Place {
  const lacks = (what: string, needed: keyof AnyWidget) =>
    new Error(`the widget ${name} reads its ${what}, so its declaration needs ${needed}`);
  return {
    ...place,
    get page() {
      if (isPerPage !== true) throw lacks('page', 'isPerPage');
      return place.page;
    },
    get node() {
      if (isPerNode !== true) throw lacks('node', 'isPerNode');
      return nodeName(place, id);
    },
  };
}

/** A node with its data; null where it cannot be shown. */
async function loadNode(found: Found, place: Place): Promise<{ placed: PlacedBlock; props: object } | null> {
  const { stored, id, widget } = found;
  const understood = understandNode(stored);
  if (!understood.ok) return null;
  const { settings, common } = understood.node;
  const seen = placeFor(found, place);
  const own = await resolveValues(widget.fields, settings, seen);
  return {
    placed: { id, widget, common: await resolveValues(commonFields, common, seen) },
    props: { ...own, ...seen.outline.props.get(id), ...(await loaders.get(widget.name)?.(own, seen)) },
  };
}

/** What a block's markup depends on beside what it reads. */
function keyOf({ stored, id, widget }: Found, place: Place): string {
  const { language, page, outline, isPreview } = place;
  const { version, settings, common } = stored;
  return JSON.stringify([
    language,
    id,
    widget.name,
    version,
    settings,
    common,
    widget.isPerPage ? page : null,
    outline.props.get(id) ?? null,
    widget.readsOutline ? outline.entries : null,
    widget.isPerNode ? [nodeName(place, id), isPreview] : null,
  ]);
}

async function printNode(found: Found, place: Place): Promise<PrintedBlock | null> {
  const { widget } = found;
  const View = views.get(widget.name);
  const loaded = await loadNode(found, place);
  if (loaded === null || View === undefined) return null;
  const slots = [
    ...Object.keys(widget.slots ?? {}),
    ...(widget.embeds === undefined ? [] : [widget.embeds.as]),
  ];
  return printBlock({ View, slots, ...loaded }, place);
}

const isPrinted = (one: ResolvedWidget): one is PrintedWidget => one.kind === 'printed';

/** The slots when every block in them is kept; null otherwise. */
function printedSlots(slots: Slots<ResolvedWidget>): Slots<PrintedWidget> | null {
  const entries = Object.entries(slots).map(([name, nodes]) => [name, nodes.filter(isPrinted)] as const);
  const areAll = entries.every(([name, nodes]) => nodes.length === slots[name]?.length);
  return areAll ? Object.fromEntries(entries) : null;
}

async function resolveNode(found: Found, within: Within): Promise<ResolvedWidget | null> {
  const { stored, id, widget } = found;
  const { place } = within;
  if (Array.isArray(stored.common.hideIn) && stored.common.hideIn.includes(place.language)) return null;
  const slots = await resolveSlots(found, within);
  const stylesheet = place.stylesheets[widget.name];
  const shared = { id, ...(stylesheet === undefined ? {} : { stylesheet }) };
  const inner = widget.isLive === true || place.blocks === null ? null : printedSlots(slots);
  if (inner === null || place.blocks === null) {
    const loaded = await loadNode(found, place);
    return loaded === null ? null : { kind: 'live', ...shared, ...loaded, slots };
  }
  const printed = await place.blocks.open(keyOf(found, place), () => printNode(found, place));
  return printed === null ? null : { kind: 'printed', ...shared, printed, slots: inner };
}

async function resolveSlots({ stored, id, widget }: Found, { place, level }: Within) {
  const slots = Object.keys(widget.slots ?? {}).map(async (slot) => [
    slot,
    await resolveList(stored.slots[slot], `${id}.${slot}.`, { place, level: level + 1 }),
  ]);
  return {
    ...Object.fromEntries(await Promise.all(slots)),
    ...(await resolveEmbedded({ stored, id, widget }, { place, level })),
  } as Slots<ResolvedWidget>;
}

/** The nodes of the document that a node shows. */
async function resolveEmbedded({ stored, id, widget }: Found, { place, level }: Within) {
  const { embeds } = widget;
  const understood = embeds === undefined ? null : understandNode(stored);
  if (embeds === undefined || understood === null || !understood.ok) return {};
  const section = understood.node.settings[embeds.setting];
  const found = await place.section(section);
  const source = { name: templateSource(section ?? 0), at: `${id}.` };
  const inner = { ...found.place, outline: place.outline, source };
  return {
    [embeds.as]: await resolveList(found.tree, source.at, { place: inner, level: level + 1 }),
  };
}

async function resolveList(list: unknown, at: ListPlace, within: Within): Promise<ResolvedWidget[]> {
  if (within.level > MAX_LEVELS) return [];
  const resolved = await Promise.all(
    readNodes(list).map((stored, index) => {
      const widget = stored === null ? undefined : widgets.get(stored.widget);
      if (stored === null || widget === undefined) return null;
      return resolveNode({ stored, widget, id: nodeId(stored, at, index) }, within);
    }),
  );
  return resolved.filter((one) => one !== null);
}

/** A section, and the place in which its own sections are not those around it. */
async function findSection(
  id: number | null,
  { place, within }: { place: Place; within: readonly number[] },
): Promise<{ tree: unknown; place: Place }> {
  if (id === null || within.includes(id)) return { tree: [], place };
  const inner: Place = {
    ...place,
    section: (next) => findSection(next, { place, within: [...within, id] }),
  };
  return { tree: (await place.shop.templates.tree(id)) ?? [], place: inner };
}

/** A document's nodes with their data or markup, in order. A node that cannot be shown is left out. */
export async function resolveWidgets(
  tree: unknown,
  where: Omit<Place, 'node' | 'outline' | 'picture' | 'section'>,
): Promise<ResolvedWidget[]> {
  const place: Place = {
    ...where,
    node: '',
    outline: NO_OUTLINE,
    section: (id) => findSection(id, { place, within: [] }),
    picture: async (id) => {
      const [media] = id === null ? [] : await where.shop.media.find([id]);
      return media === undefined ? null : toPicture(media, where.language);
    },
  };
  const outline = isOutlineRead(tree) ? await outlineTree(tree, place) : NO_OUTLINE;
  return resolveList(tree, '', { place: { ...place, outline }, level: 1 });
}
