import type { Language } from '#kernel/language.ts';
import type { CspSources } from '#kernel/web/csp-sources.ts';
import type { TemplatePlace } from '#shop/templates/rules/places.ts';
import type { IconName } from '#views/icon/icon.tsx';
import type { Fields, ValuesOf } from './fields/field.ts';
import type { SettingRule } from './fields/setting-rule.ts';
import type { Outline } from './outline/outline.ts';

/** The groups of the inserter, in its order. */
export const GROUPS = ['layout', 'media', 'site', 'goods', 'lists', 'shop', 'marketing'] as const;
export type WidgetGroup = (typeof GROUPS)[number];

/**
 * Texts of a widget for editors. `fields` names settings by their path (`slides.heading`); without a text here, a
 * setting has the text of its name in `field-labels.ts`.
 */
export type WidgetMessages = Readonly<{
  name: string;
  description: string;
  fields?: Readonly<Record<string, string>>;
}>;

/** A place for other nodes inside a widget. */
export type Slot = Readonly<{
  max: number;
  /** What its own nodes are: widgets of these groups, and those of `also` by name; all that the document may have when omitted. */
  accepts?: Readonly<{ groups: readonly WidgetGroup[]; also?: readonly string[] }>;
  /** Widgets that it does not hold at any depth, by name; within it, they are not printed. */
  refuses?: readonly string[];
  /** Its nodes stand in a row or a grid: those that can be are their own elements, without one around them. */
  isInline?: boolean;
}>;

/** Inline objects that a page has only where something on it needs them. Source: WIRE §15 */
export type ScriptObjects = 'variations' | 'cart' | 'checkout';

export type { TemplatePlace };
/** The kind of a document of widgets: the home page, the part below the text of a page, or a template of a place. */
export type DocumentPlace = 'home' | 'text' | TemplatePlace;

/** A fault of a setting, and its path, e.g. `slides.0.heading.en`. */
export type SettingFault = Readonly<{ path: string; rule: SettingRule }>;

/** Stored settings before validation. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** What the items of a loop are. */
export const LOOP_ITEMS = ['products', 'articles', 'projects', 'terms'] as const;
export type LoopItems = (typeof LOOP_ITEMS)[number];

/** Whose loop a node shows or filters, and what its block goes by. */
export type LoopOfNode = Readonly<{
  /** The loop that a node shows or filters, and what its block depends on. */
  id: string;
  /** What its items are; null for a widget that filters a loop of another node. */
  items: LoopItems | null;
  /** It shows what the page is about. */
  followsPage: boolean;
  /** Its pages are those of the archive that contains it. */
  pagesBySubject: boolean;
  /** Its pages are those of the archive that contains it. */
  avoidsDuplicates: boolean;
}>;

/**
 * The declaration of a widget: validation, the settings of a new node, labels, docs/widgets.md, the check of saved
 * documents and their upgrades are derived from it, in browsers as well. Its View is in `views.ts`, its loader in
 * `loaders.ts`, styles that the storefront's stylesheet does not have in `<name>.css` of its folder, which only pages
 * with the widget load.
 *
 * @typeParam Data what its loader adds to the settings for the View
 * @typeParam SlotName its slots; the View gets their content as `slots`
 * @typeParam EmbeddedName where the View gets the nodes of another document, in `slots` as well
 */
export type Widget<
  Name extends string,
  F extends Fields,
  Data extends object,
  SlotName extends string = never,
  EmbeddedName extends string = never,
> = Readonly<{
  name: Name;
  group: WidgetGroup;
  icon: IconName;
  /** Counts up with each change of `fields` that stored settings do not fit any more. */
  version: number;
  fields: F;
  slots?: Readonly<Record<SlotName, Slot>>;
  /** Turns settings of the version before into those of a version, by that version. */
  upgrades?: Readonly<Record<number, (settings: StoredSettings) => StoredSettings>>;
  /** The setting that names another document, and where its nodes are given to the View. */
  embeds?: Readonly<{ setting: keyof F & string; as: EmbeddedName }>;
  /**
   * The setting that names a section which its View shows only in some cases, and where its nodes are given to the View.
   * Its stylesheets and sources are on the page in any case: scripts may show it later.
   */
  fallback?: Readonly<{ setting: keyof F & string; as: EmbeddedName; isShown: (data: Data) => boolean }>;
  /** The setting that names a menu of the shop: links of its entries may be about off-canvas panels. */
  printsMenu?: keyof F & string;
  /** Documents that may have it; all when omitted. */
  standsIn?: readonly DocumentPlace[];
  /** Allowed in the template of a loop's items: it reads no data and has no stylesheet. */
  isPlain?: boolean;
  /** Shows the item that the template of a loop's items is printed for. */
  isItem?: boolean;
  /** Whether each of those documents must have it. */
  isNeeded?: boolean;
  /** Places whose documents may lack it; publishing one without it must be confirmed. */
  mayLack?: readonly DocumentPlace[];
  /** Has no width and space itself: alone on a page, its block adds them. */
  isPart?: boolean;
  /** Alone on a page its block has the width of the page, and no space above and below. */
  hasOwnSpace?: boolean;
  /** A document that has it needs no widget of this name, and cannot have both. */
  standsFor?: string;
  /** A part of the page that a template is printed around. */
  isPagePart?: boolean;
  /** Depends on the page, so it is printed with each page instead of being cached as a block. */
  isLive?: boolean;
  /** Its loader reads the page that contains it: its block is cached per page. */
  isPerPage?: boolean;
  /**
   * The loop that it shows or filters, by its own id and its stored settings: its block is cached per query of that
   * loop in the page's URL.
   */
  loop?: (settings: StoredSettings, id: string) => LoopOfNode;
  /** The headings that it prints; read only on pages with a table of contents. */
  outline?: Outline<F>;
  /** Lists the headings of its page, so that its block is kept for them. */
  readsOutline?: boolean;
  /** Its forms contain its node's name: its block is cached for each document that contains it. */
  isPerNode?: boolean;
  /** Its View gets `isAboveTheFold` where it is the first with pictures on its page. */
  mayStandAboveTheFold?: boolean;
  /**
   * Its View prints one root element and puts `element` on it: in an inline slot it has no wrapper. Elsewhere
   * `element` is empty.
   */
  isInline?: boolean;
  /** Shows personal data: its loader gets the visitor, and neither its block nor a page with it is cached. */
  isPersonal?: boolean;
  /** Of the widgets with the same word, a page shows only the first: they print the same ids. */
  standsOnceAs?: string;
  /** Shows the visitor's pending notices. A page is never kept while some are pending, otherwise it may be. */
  showsNotices?: boolean;
  /** Inline objects of the wire that scripts of the page need for it. */
  scriptObjects?: readonly ScriptObjects[];
  /** What is wrong with settings that are valid one by one. */
  faults?: (settings: ValuesOf<F>) => readonly SettingFault[];
  /** What it loads from other hosts, by its settings: only the policy of pages with it allows them. */
  sources?: (settings: ValuesOf<F>) => CspSources;
  /** How many a document may have; any number when omitted. */
  maxPerDocument?: number;
  messages: Readonly<Record<Language, WidgetMessages>>;
  /** Settings that show it at its best, without anything of one shop. */
  sample: ValuesOf<F>;
  /** Not set; carries the type of the loader's data. */
  data?: Data;
}>;

// biome-ignore lint/suspicious/noExplicitAny: a widget of any settings and data
export type AnyWidget = Widget<string, any, any, string, string>;
