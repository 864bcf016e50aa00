import { DOCUMENT_ORDERS } from '#shop/content/rules/document-orders.ts';
import { ORDERS } from '#shop/listing/rules/listing-order.ts';
import { LOOP_ITEMS } from '../declaration.ts';
import { contentItem, contentTerm } from '../fields/content-references.ts';
import { type ContentKind, type ResolvedOf, shownWhen, TERM_KINDS, type TermKind } from '../fields/field.ts';
import { list, localized, optional, perDevice, record } from '../fields/nested.ts';
import { period } from '../fields/period.ts';
import { product, savedDocument, term } from '../fields/references.ts';
import { text } from '../fields/text.ts';
import { choice, number, toggle } from '../fields/values.ts';

const MOST_PER_PAGE = 48;
const MOST_TERMS = 20;
const MOST_PASSED = 1000;

const terms = (kinds?: readonly TermKind[]) => list({ of: { term: term(kinds) }, max: MOST_TERMS });
const productTerms = () => terms([...TERM_KINDS, 'attribute']);

/** Sources that differ by visitor: cached pages show a fallback, and scripts the visitor's own products. */
const PERSONAL_SOURCES = ['recent', 'fits'] as const;
export type PersonalSource = (typeof PERSONAL_SOURCES)[number];

export function isPersonalSource(source: string): source is PersonalSource {
  return PERSONAL_SOURCES.some((one) => one === source);
}

const chosenProducts = () => list({ of: { product: product() }, max: MOST_PER_PAGE });

/** Which products a loop shows. */
const productFields = {
  source: choice([
    'all',
    'current',
    'best-sold',
    'on-sale',
    'related',
    'upsells',
    'cross-sells',
    'chosen',
    ...PERSONAL_SOURCES,
  ]),
  chosen: shownWhen({ source: 'chosen' }, chosenProducts()),
  fallback: shownWhen({ source: PERSONAL_SOURCES }, choice(['none', 'best-sold', 'chosen'])),
  fallbackProducts: shownWhen({ source: PERSONAL_SOURCES, fallback: 'chosen' }, chosenProducts()),
  include: productTerms(),
  exclude: productTerms(),
  inStock: toggle(),
  published: optional(period()),
  orderby: choice(ORDERS),
};

function contentFields(kind: ContentKind) {
  const contentTerms = () => list({ of: { term: contentTerm(kind) }, max: MOST_TERMS });
  return {
    source: choice(['all', 'current', 'related', 'chosen']),
    chosen: shownWhen({ source: 'chosen' }, list({ of: { item: contentItem(kind) }, max: MOST_PER_PAGE })),
    include: contentTerms(),
    exclude: contentTerms(),
    published: optional(period()),
    orderby: choice(DOCUMENT_ORDERS),
  };
}

/** Which articles, or which projects, a loop shows. */
export const articleFields = contentFields('article');
export const projectFields = contentFields('portfolio');

/** Which terms a loop shows. */
const TAXONOMIES = ['category', 'brand', 'tag'] as const;
const termFields = {
  of: choice([...TAXONOMIES, 'chosen']),
  parent: shownWhen({ of: 'category' }, term(['category'])),
  chosen: shownWhen({ of: 'chosen' }, list({ of: { term: term() }, max: MOST_PER_PAGE })),
  exclude: shownWhen({ of: TAXONOMIES }, optional(terms())),
  hideEmpty: optional(toggle()),
  orderby: optional(choice(['menu_order', 'title', 'title-desc', 'count'])),
};

/** How many items a loop shows, and which it passes over. */
export const countFields = {
  perPage: number({ min: 1, max: MOST_PER_PAGE, initial: 12 }),
  offset: number({ min: 0, max: MOST_PASSED }),
  avoidDuplicates: toggle(),
};

/** The settings of a loop of any items. */
export const loopFields = {
  items: choice(LOOP_ITEMS),
  products: shownWhen({ items: 'products' }, record(productFields)),
  articles: shownWhen({ items: 'articles' }, record(articleFields)),
  projects: shownWhen({ items: 'projects' }, record(projectFields)),
  terms: shownWhen({ items: 'terms' }, record(termFields)),
  ...countFields,
};

const MOST_ALTERNATES = 10;
const LAST_POSITION = 48;

/** The templates that print the items of a loop; without one, the default cards. */
export const templateFields = {
  template: optional(savedDocument('loop-item')),
  alternates: optional(
    list({
      of: {
        position: number({ min: 1, max: LAST_POSITION }),
        repeats: toggle(),
        template: savedDocument('loop-item'),
      },
      max: MOST_ALTERNATES,
    }),
  ),
  isLink: optional(toggle()),
};

/** The heading above a loop; hidden if empty. */
export const headingField = { heading: optional(localized(text())) };

/** What a loop without items shows: a saved section, or else a text. */
export const emptyFields = {
  emptyText: optional(localized(text())),
  emptySection: optional(savedDocument('section')),
};

/** The layout and pagination of a grid. */
export const gridFields = {
  columns: { ...perDevice(number({ min: 1, max: 6 })), initial: { desktop: 3, tablet: 2, mobile: 1 } },
  equalHeight: toggle(true),
  masonry: toggle(),
  paging: choice(['none', 'numbers', 'previous-next', 'numbers-previous-next', 'load-more', 'endless']),
  ...emptyFields,
};

/** `hasBodies`: whole texts are shown. */
export type LoopSettings = ResolvedOf<typeof loopFields> & { hasBodies?: boolean };
export type ProductSettings = ResolvedOf<typeof productFields>;
export type TermSettings = ResolvedOf<typeof termFields>;
export type ContentSettings = ResolvedOf<typeof articleFields>;
export type TemplateSettings = ResolvedOf<typeof templateFields>;
export type EmptySettings = ResolvedOf<typeof emptyFields>;
export type GridSettings = ResolvedOf<typeof gridFields>;
