/** What a condition can name. `single` is one product, page, article or project. */
export type ConditionKind = 'all' | 'type' | 'category' | 'brand' | 'tag' | 'topic' | 'single';

/**
 * Pages that a template can stand around, with the conditions that tell them apart. `type` is the type of a product, the
 * kind of a listing, or the kind of a text; `topic` is a category of texts.
 */
export const PAGE_CONDITIONS = {
  product: ['all', 'type', 'category', 'brand', 'tag', 'single'],
  listing: ['all', 'type', 'category', 'brand', 'tag'],
  search: ['all'],
  article: ['all', 'type', 'topic', 'tag', 'single'],
  archive: ['all', 'type', 'topic', 'tag'],
  page: ['all', 'single'],
} as const satisfies Readonly<Record<string, readonly ConditionKind[]>>;

export type PagePlace = keyof typeof PAGE_CONDITIONS;

/** Where a template stands: around pages of a kind, or, as a saved section, wherever a widget names it. */
export const TEMPLATE_PLACES = [...(Object.keys(PAGE_CONDITIONS) as PagePlace[]), 'section'] as const;
export type TemplatePlace = PagePlace | 'section';

/** Values of the condition `type`. */
export const PAGE_TYPES = {
  product: ['simple', 'variable', 'grouped', 'external'],
  listing: ['shop', 'category', 'brand', 'tag'],
  article: ['article', 'portfolio'],
  archive: ['article', 'portfolio'],
} as const satisfies Readonly<Partial<Record<PagePlace, readonly string[]>>>;
