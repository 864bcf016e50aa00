/** Kinds of documents with their own page; an article may be a project. Ids of different kinds may be equal. */
export const SINGLE_KINDS = ['product', 'page', 'article'] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

/** What a condition can name. `single` is one product, page, article or project, of places that have one kind of them. */
export type ConditionKind =
  | ('all' | 'type' | 'category' | 'category-only' | 'brand' | 'tag' | 'topic' | 'single')
  | SingleKind;

/** Kinds of pages that can have their own header or footer; search results are one of them. */
export const FRAMED_PAGES = [
  'home',
  'product',
  'listing',
  'search',
  'article',
  'page',
  'cart',
  'checkout',
  'account',
] as const;
export type FramedPage = (typeof FRAMED_PAGES)[number];

const FRAME_CONDITIONS = [
  'all',
  'type',
  'category',
  'category-only',
  'brand',
  'tag',
  ...SINGLE_KINDS,
] as const;

/**
 * Kinds of pages that templates apply to, with their conditions. `type` is the type of a product, the kind of a
 * listing or text, or for a header or popup the kind of page; `topic` is a category of texts; the tags of headers and
 * popups are product tags.
 * A header, a footer and a not-found page replace the built-in one; popups are shown above pages.
 */
export const PAGE_CONDITIONS = {
  product: ['all', 'type', 'category', 'category-only', 'brand', 'tag', 'single'],
  listing: ['all', 'type', 'category', 'category-only', 'brand', 'tag'],
  search: ['all'],
  article: ['all', 'type', 'topic', 'tag', 'single'],
  archive: ['all', 'type', 'topic', 'tag'],
  page: ['all', 'single'],
  cart: ['all'],
  checkout: ['all'],
  'order-received': ['all'],
  account: ['all'],
  header: FRAME_CONDITIONS,
  footer: FRAME_CONDITIONS,
  'not-found': ['all'],
  popup: FRAME_CONDITIONS,
} as const satisfies Readonly<Record<string, readonly ConditionKind[]>>;

export type PagePlace = keyof typeof PAGE_CONDITIONS;

/** Templates without conditions: a widget names a saved section or the template of its items, a link an off-canvas panel. */
export const NAMED_PLACES = ['section', 'off-canvas', 'loop-item'] as const;
export type NamedPlace = (typeof NAMED_PLACES)[number];

/** Where a template is used: on a kind of pages, or by reference. */
export const TEMPLATE_PLACES = [...(Object.keys(PAGE_CONDITIONS) as PagePlace[]), ...NAMED_PLACES] as const;
export type TemplatePlace = PagePlace | NamedPlace;

/** The kind of item that a place's condition refers to; null if it refers to none. */
export function singleKindOf(place: TemplatePlace, kind: ConditionKind): SingleKind | null {
  const named = kind === 'single' ? place : kind;
  return SINGLE_KINDS.find((one) => one === named) ?? null;
}

/** Places whose templates a page looks for. A section and the template of an item are read by their ids. */
export type PrintedPlace = Exclude<TemplatePlace, 'section' | 'loop-item'>;

export function isNamedPlace(place: TemplatePlace): place is NamedPlace {
  return NAMED_PLACES.some((one) => one === place);
}

/** Values of the condition `type`. */
export const PAGE_TYPES = {
  product: ['simple', 'variable', 'grouped', 'external'],
  listing: ['shop', 'category', 'brand', 'tag'],
  article: ['article', 'portfolio'],
  archive: ['article', 'portfolio'],
  // The checkout has its own header, with only a link back, and no popups (PL-12).
  header: FRAMED_PAGES.filter((page) => page !== 'checkout'),
  footer: FRAMED_PAGES,
  popup: FRAMED_PAGES.filter((page) => page !== 'checkout'),
} as const satisfies Readonly<Partial<Record<PagePlace, readonly string[]>>>;
