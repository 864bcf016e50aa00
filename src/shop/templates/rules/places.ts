/** Things with a page of their own; an article may be a project. Their ids may be alike. */
export const SINGLE_KINDS = ['product', 'page', 'article'] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

/** What a condition can name. `single` is one product, page, article or project, of places that have one kind of them. */
export type ConditionKind =
  | ('all' | 'type' | 'category' | 'category-only' | 'brand' | 'tag' | 'topic' | 'single')
  | SingleKind;

/** Kinds of pages that can have a header or footer of their own; the results of a search are one of them. */
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
 * Pages that a template can stand around, with the conditions that tell them apart. `type` is the type of a product, the
 * kind of a listing, the kind of a text, or that of the page under a header or a popup; `topic` is a category of texts;
 * a tag under a header or a popup is one of products.
 * A header, a footer and the page for unknown addresses stand for what the shop ships; popups stand above pages.
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

/** Where a template stands: around or above pages of a kind, or wherever something names it. */
export const TEMPLATE_PLACES = [...(Object.keys(PAGE_CONDITIONS) as PagePlace[]), ...NAMED_PLACES] as const;
export type TemplatePlace = PagePlace | NamedPlace;

/** What the single thing is that a condition of a place names; null for a condition that names none. */
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
  // The checkout has a header of its own, with only a link back, and no popups (PL-12).
  header: FRAMED_PAGES.filter((page) => page !== 'checkout'),
  footer: FRAMED_PAGES,
  popup: FRAMED_PAGES.filter((page) => page !== 'checkout'),
} as const satisfies Readonly<Partial<Record<PagePlace, readonly string[]>>>;
