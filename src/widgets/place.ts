import type { Shop } from '#composition/shop.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { OutlineEntry } from '#shop/content';
import type { Picture } from '#shop/media';
import type { Fields, ResolvedOf } from './fields/field.ts';
import type { PageOutline } from './outline/outline.ts';
import type { PrintedBlock } from './tree/block.ts';

/** The page that widgets are printed for; its path is without language, its query what links to it keep. */
export type PageFacts = Readonly<{
  path: string;
  query: string;
  title: string;
  publicUrl: string;
  /** Headings of the text that stands in its page content. */
  outline?: readonly OutlineEntry[];
}>;

/** Keeps printed blocks until something that they show changes. */
export type Blocks = Readonly<{
  /** @param print reads the shop that it is given, whose dependencies are recorded */
  open: (key: string, print: (shop: Shop) => Promise<PrintedBlock | null>) => Promise<PrintedBlock | null>;
}>;

/**
 * The document whose nodes are printed, as forms of a node name it: `home`, or a template by its id. `at` is what stands
 * before the ids of its nodes where it is embedded.
 */
export type SourceDocument = Readonly<{ name: string; at: string }>;

/** Where and for what a widget is printed. */
export type Place = Readonly<{
  shop: Shop;
  language: Language;
  now: Instant;
  /** Only for widgets whose declaration says `isPerPage`. */
  page: PageFacts;
  source: SourceDocument;
  /** The node by document and id, for its forms. Only for widgets whose declaration says `isPerNode`. */
  node: string;
  /** Whether staff look at the page before others do: what is left out is named with its reason. */
  isPreview: boolean;
  /** Blocks that were printed before; null: nodes are printed with the page. */
  blocks: Blocks | null;
  /** The headings of the page; none where no table of contents stands on it. */
  outline: PageOutline;
  /** URLs of the stylesheets of widgets, by name of the widget. */
  stylesheets: Readonly<Record<string, string>>;
  /** The nodes of a published section; none where it is not published, or stands within itself. */
  section: (id: number | null) => Promise<{ tree: unknown; place: Place }>;
  /** A picture by id; null when it was deleted. */
  picture: (id: number | null) => Promise<Picture | null>;
}>;

/** Reads what a widget shows beside its settings. */
export type Loader<F extends Fields, Data extends object> = (
  settings: ResolvedOf<F>,
  place: Place,
) => Promise<Data>;

// biome-ignore lint/suspicious/noExplicitAny: a loader of any settings
export type AnyLoader = Loader<any, object>;
