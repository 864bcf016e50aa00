import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { memoizeOnce } from '#kernel/memoize.ts';
import { toPicture } from '#shop/media';
import type { AnyWidget } from '../../declaration.ts';
import { pageSubjectAt } from '../../loop/page-subject.ts';
import { isAboutPage, placedLoop } from '../../loop/placed-loop.ts';
import { NO_OUTLINE } from '../../outline/outline.ts';
import { nodeName, type PageSubject, type PageVisit, type Place } from '../../place.ts';
import { sharedListing } from '../../shared-listing.ts';
import { templateSource } from '../find/find-node.ts';
import type { StoredNode } from '../node.ts';

/** The place of a page's widgets, with the visit that the page is printed for. */
export type PagePlace = Omit<Place, 'loop' | 'node' | 'printItem' | 'stored' | 'takeNotices' | 'visitor'> &
  Readonly<{
    /** The document that is printed. */
    tree: unknown;
    /** Items of the loops before those that avoid duplicates, by the names of their nodes (`nodeName`). */
    shownBefore: ReadonlyMap<string, readonly number[]>;
    visit: PageVisit | null;
    /** The document is being edited: its lists are marked, so that its editor finds them in the markup. */
    isEdited: boolean;
    /** The first nodes on the page by their `standsOnceAs`. */
    standing: Map<string, string>;
    /** Widgets that the slots around refuse, by name. */
    refused: readonly string[];
    /** The nodes of a published section; none if it is not published, or contains itself. */
    section: (id: number | null) => Promise<{ tree: unknown; place: PagePlace }>;
    /** What the page at the address is about, for documents that are printed on many pages. */
    subjectAtAddress: () => Promise<PageSubject | null>;
  }>;

/**
 * The context for printing nodes. Without a visit, personal nodes are left out; without `expireAt`, nothing is cached.
 */
export type Where = Omit<
  Place,
  | 'expireAt'
  | 'items'
  | 'loop'
  | 'node'
  | 'outline'
  | 'picture'
  | 'printItem'
  | 'stored'
  | 'takeNotices'
  | 'variesBy'
  | 'visitor'
> &
  Readonly<{
    visit?: PageVisit;
    expireAt?: Place['expireAt'];
    variesBy?: Place['variesBy'];
    isEdited?: boolean;
    items?: Place['items'];
  }>;

type Node = Readonly<{ id: string; widget: AnyWidget }>;
type PlacedNode = Node & Readonly<{ stored: StoredNode }>;

const NO_NOTICES: PageVisit['takeNotices'] = async () => [];

/** Whether a widget is printed for each visit. */
export function isPerVisit({ isPersonal, showsNotices }: AnyWidget): boolean {
  return isPersonal === true || showsNotices === true;
}

/** The place for a loader. It allows only reads that are part of the block's key, unless no block is cached. */
export function placeFor(node: PlacedNode, place: PagePlace, printItem: Place['printItem']): Place {
  const { id, widget } = node;
  const {
    page,
    visit,
    standing: _standing,
    refused: _refused,
    section: _section,
    subjectAtAddress: _subjectAtAddress,
    isEdited: _isEdited,
    items,
    ...anywhere
  } = place;
  const { visitor = null, takeNotices = NO_NOTICES } = visit ?? {};
  const read = <T>(value: T | null | false | undefined, what: string): T => {
    if (value) return value;
    throw new Error(`the declaration of the widget ${widget.name} does not let it read ${what}`);
  };
  return {
    ...anywhere,
    get page() {
      return read(widget.isPerPage && page, 'its page');
    },
    get items() {
      return read(widget.isItem && items, 'the item of a loop');
    },
    get printItem() {
      return read(widget.loop && printItem, 'items');
    },
    get loop() {
      return read(placedLoop(node, place), 'a loop');
    },
    get node() {
      return read(widget.isPerNode && nodeName(place.source, id), 'its node');
    },
    get stored() {
      return read(widget.isPerNode && node.stored, 'its stored settings');
    },
    get visitor() {
      return read(widget.isPersonal && visitor, 'who asks');
    },
    get takeNotices() {
      return read(isPerVisit(widget) && takeNotices, 'notices');
    },
  };
}

/** The place of a node whose loop follows the page, with what the page is about. */
export async function withSubject(node: PlacedNode, place: PagePlace): Promise<PagePlace> {
  if (place.page.subject !== undefined || !isAboutPage(node, place.tree)) return place;
  const subject = await place.subjectAtAddress();
  return subject === null ? place : { ...place, page: { ...place.page, subject } };
}

function isFirst({ id, widget: { standsOnceAs } }: Node, { standing, source }: PagePlace): boolean {
  if (standsOnceAs === undefined) return true;
  // Nodes of a saved section have the same ids on every page.
  const node = `${source.name} ${source.at} ${id}`;
  if (!standing.has(standsOnceAs)) standing.set(standsOnceAs, node);
  return standing.get(standsOnceAs) === node;
}

/** Whether a node may be printed on the page: none that a slot around refuses, and personal ones not on cached pages. */
export function mayStand(node: Node, place: PagePlace): boolean {
  if (place.refused.includes(node.widget.name)) return false;
  if (!isFirst(node, place)) return false;
  if (node.widget.isPersonal !== true) return true;
  place.visit?.needsVisitor();
  return place.visit !== null && place.visit.visitor !== null;
}

/** A section, and the place in which its own sections are not those around it. */
async function findSection(
  id: number | null,
  { place, within }: { place: PagePlace; within: readonly number[] },
): Promise<{ tree: unknown; place: PagePlace }> {
  if (id === null || within.includes(id)) return { tree: [], place };
  const inner: PagePlace = {
    ...place,
    section: (next) => findSection(next, { place, within: [...within, id] }),
  };
  return { tree: (await place.shop.templates.tree(id)) ?? [], place: inner };
}

/** The place of the nodes of a section that a node shows. */
export async function inSection(
  { id, section }: Readonly<{ id: string; section: number | null }>,
  { section: find, outline, refused, shownBefore }: PagePlace,
): Promise<PagePlace> {
  const { tree, place } = await find(section);
  const source = { name: templateSource(section ?? 0), at: `${id}.` };
  return { ...place, tree, isEdited: false, outline, refused, shownBefore, source };
}

/** Finds pictures of a shop's library by id. */
export function pictureIn({ media }: Shop, language: Language): Place['picture'] {
  return async (id) => {
    const [picture] = id === null ? [] : await media.find([id]);
    return picture === undefined ? null : toPicture(picture, language);
  };
}

export function toPagePlace({
  visit,
  expireAt = () => undefined,
  variesBy = () => undefined,
  isEdited = false,
  items = [],
  ...where
}: Where): PagePlace {
  const { blocks, shop } = where;
  const place: PagePlace = {
    ...where,
    // A cached block must read its inputs itself, to record its dependencies.
    shop: blocks === null ? { ...shop, listing: sharedListing(shop.listing) } : shop,
    expireAt,
    variesBy,
    isEdited,
    items,
    tree: [],
    shownBefore: new Map(),
    visit: visit ?? null,
    standing: new Map(),
    refused: [],
    outline: NO_OUTLINE,
    section: (id) => findSection(id, { place, within: [] }),
    subjectAtAddress: memoizeOnce(() => pageSubjectAt(where.shop, where.page)),
    picture: pictureIn(where.shop, where.language),
  };
  return place;
}
