import type { ReactNode } from 'react';
import type { Shop } from '#composition/shop.ts';
import type { CartToken, DocumentId, OrderId, ProductId, WishlistToken } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { Notice } from '#shop/cart';
import type { OutlineEntry } from '#shop/content';
import type { Account } from '#shop/customers';
import type { ListingPlace, ListingQuery } from '#shop/listing';
import type { LoopRequest, MultipleTerms } from '#shop/loops';
import type { Picture } from '#shop/media';
import type { ScriptObjects } from './declaration.ts';
import type { Fields, ResolvedOf } from './fields/field.ts';
import type { LoopItem } from './loop/item.ts';
import type { PageOutline } from './outline/outline.ts';
import type { StoredNode } from './tree/node.ts';
import type { PrintedBlock } from './tree/print/block.ts';

/** The page that widgets are printed for; its path is without language, its query what links to it keep. */
export type PageFacts = Readonly<{
  path: string;
  query: string;
  title: string;
  publicUrl: string;
  /** Headings of the text in its page content. */
  outline?: readonly OutlineEntry[];
  /** Whether that text stands above the nodes, outside their tree, as on a page with widgets of its own. */
  hasTextAbove?: boolean;
  /** What the page is about, for lists that follow it. */
  subject?: PageSubject;
  /** What the visitor viewed or owns, for a loop printed without its page; never on a page. */
  seen?: Seen;
}>;

/** The products that a visitor viewed, newest first, or the visitor's device. */
export type Seen = Readonly<{ recent: readonly ProductId[] } | { device: ProductId }>;

/** The subject of a page: a product, a listing with its query, an article or project, or an archive of these. */
export type PageSubject =
  | Readonly<{
      kind: 'product';
      id: ProductId;
      category: string | null;
      upsells: readonly ProductId[];
      crossSells: readonly ProductId[];
    }>
  | Readonly<{ kind: 'listing'; place: Omit<ListingPlace, 'language' | 'now'>; query: ListingQuery }>
  | Readonly<{
      kind: 'article' | 'portfolio';
      id: DocumentId;
      category: string;
      tags: readonly string[];
    }>
  | Readonly<{
      kind: 'archive';
      of: 'article' | 'portfolio';
      category?: string | undefined;
      tag?: string | undefined;
      page: number;
      perPage: number;
    }>;

/** A loop with its query in the page's URL. */
export type PlacedLoop = Readonly<{
  /** The node of the loop, by which its parameters are named. */
  id: string;
  request: LoopRequest;
  /** What links about the loop keep of the page's query: '' or `?orderby=price`. */
  query: string;
  /** The stored node; null if it is not in this document. */
  node: StoredNode | null;
  /** How the page's filters combine several terms, by taxonomy. */
  multiple: ReadonlyMap<string, MultipleTerms>;
  /** Only for a loop that follows its page, as its path is. */
  subject: PageSubject | null;
  path: string;
  /** Its pages are those of the archive that contains it. */
  pagesBySubject: boolean;
  /** What the visitor viewed or owns; null on a page. */
  seen: Seen | null;
  /** Items that loops before it on the page show, where they are left out. */
  shownBefore: readonly number[];
}>;

/**
 * Caches printed blocks until something that they show changes. `print` must read from the shop it is given, which
 * records the dependencies.
 */
export type Blocks = Readonly<{
  /**
   * @param variantOf the node of which this is the block for one of many queries: such blocks are cached from their
   * second request on, and a limited number of each node
   */
  open: (
    key: string,
    print: (shop: Shop) => Promise<PrintedBlock | null>,
    variantOf?: string | null,
  ) => Promise<PrintedBlock | null>;
}>;

/**
 * The document whose nodes are printed, as forms of a node name it: `home`, or a template by its id. `at` is the
 * prefix of its nodes' ids where it is embedded.
 */
export type SourceDocument = Readonly<{ name: string; at: string }>;

/** A node as its forms name it: its document, and its id there. */
export function nodeName({ name, at }: SourceDocument, id: string): string {
  return `${name}.${id.startsWith(at) ? id.slice(at.length) : id}`;
}

/** The visitor of a page; only for widgets that declare `isPersonal`. */
export type Visitor = Readonly<{
  cartToken: CartToken | null;
  /** A guest's wishlist. */
  wishlistToken: WishlistToken | null;
  /** The page shows the visitor's wishlist: the browser learns its products, by which other pages fill their hearts. */
  wishlistShown: (productIds: readonly ProductId[]) => void;
  /** The nonce of the cart's links and forms. */
  cartNonce: string;
  /** The nonce of the checkout form. */
  checkoutNonce: string;
  /** The gift card code that this request sent and that was refused, as typed; empty for others. */
  refusedGiftCard: string;
  account: Readonly<{
    /** The signed-in customer; null for others. */
    open: () => Promise<Account | null>;
    /** A nonce for a form, for the customer or any guest. */
    nonce: (action: string) => string;
    /** Whether the second factor of a sign-in is awaited. */
    awaitsCode: () => boolean;
    /** Whether the browser placed the order, or confirmed its email, within a day. */
    hasOrdered: (id: OrderId) => boolean;
  }>;
  /** Parameters of the page's URL, such as the key of an order. */
  parameters: URLSearchParams;
  /** The products seen last and the shopper's device, as their cookies name them. */
  seen: Readonly<{ recent: readonly ProductId[]; device: ProductId | null }>;
  /** The kind of device that the browser reports. */
  device: DeviceMode | null;
}>;

/** The facts of a visit that widgets may use. */
export type PageVisit = Readonly<{
  /** Null while the page is printed for everybody. */
  visitor: Visitor | null;
  /** The page cannot be for everybody: it is printed for each request. */
  needsVisitor: () => void;
  /** The visitor's pending notices, once; none while the page is printed for everybody. */
  takeNotices: () => Promise<readonly Notice[]>;
  /** The page has these inline objects. */
  bring: (objects: ScriptObjects) => void;
  /** The page carries these off-canvas panels: a link on it is about them. */
  carryPanels: (ids: readonly number[]) => void;
}>;

/** Where and for what a widget is printed. */
export type Place = Readonly<{
  shop: Shop;
  language: Language;
  now: Instant;
  /** Only for widgets that declare `isPerPage`. */
  page: PageFacts;
  source: SourceDocument;
  /** The node by document and id, for its forms. Only for widgets that declare `isPerNode`. */
  node: string;
  /** The stored node, with its texts in both languages. Only for widgets that declare `isPerNode`. */
  stored: StoredNode;
  /** Only for widgets whose declaration has a `loop`. */
  loop: PlacedLoop;
  /** Only for widgets that declare `isItem`: the printed item; examples in the editor of its template. */
  items: readonly LoopItem[];
  /** Prints an item of a loop with a template; null for an unknown one. Only for widgets with a `loop`. */
  printItem: (template: number, item: LoopItem) => Promise<ReactNode>;
  /** Whether staff preview the page: nodes that are left out are listed with the reason. */
  isPreview: boolean;
  /** Only for widgets that declare `isPersonal`. */
  visitor: Visitor;
  /** Only for widgets that declare `isPersonal` or `showsNotices`. */
  takeNotices: PageVisit['takeNotices'];
  /** Limits how long the printed result is valid; moments in the past are ignored. */
  expireAt: (moment: Instant) => void;
  /** The printed result depends on a parameter that any page may have: pages without such a widget ignore it. */
  variesBy: (parameter: string) => void;
  /** Blocks that were printed before; null: nodes are printed with the page. */
  blocks: Blocks | null;
  /** The headings of the page; empty without a table of contents on it. */
  outline: PageOutline;
  /** URLs of the stylesheets of widgets, by name of the widget. */
  stylesheets: Readonly<Record<string, string>>;
  /** A picture by id; null when it was deleted. */
  picture: (id: number | null) => Promise<Picture | null>;
}>;

/** What loaders of personal widgets read. */
export type PersonalPlace = Pick<Place, 'language' | 'now' | 'shop' | 'takeNotices' | 'visitor'>;

/** Reads the data of a widget besides its settings; null leaves its node out of the page. */
export type Loader<F extends Fields, Data extends object> = (
  settings: ResolvedOf<F>,
  place: Place,
) => Promise<Data | null>;

// biome-ignore lint/suspicious/noExplicitAny: a loader of any settings
export type AnyLoader = Loader<any, object>;
