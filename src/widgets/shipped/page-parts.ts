import { initialOf } from '../fields/field.ts';
import { fields as archivePosts } from '../lists/archive-posts/fields.ts';
import type { StoredNode } from '../tree/node.ts';

type Common = Readonly<Record<string, unknown>>;

function part(name: string, common: Common = {}): StoredNode {
  return { id: name, widget: name, version: 1, settings: {}, common, slots: {} };
}

function twoColumns(ratio: string, start: readonly string[], end: readonly string[]): StoredNode {
  const parts = (names: readonly string[]) => names.map((name) => part(name));
  return {
    ...part('two-columns'),
    settings: { ratio },
    slots: { start: parts(start), end: parts(end) },
  };
}

const NARROW = { width: 'text' };
const SUNKEN = { background: 'sunken' };

const PRODUCT = [
  twoColumns(
    '7-5',
    ['product-gallery'],
    [
      'product-title',
      'product-excerpt',
      'product-packs',
      'product-form',
      'product-wishlist',
      'product-fit',
      'product-promises',
      'product-meta',
      'product-share',
    ],
  ),
  part('product-tabs'),
  part('product-fitting', SUNKEN),
  part('product-related'),
  part('product-recent'),
];

const LISTING = [part('listing-head'), twoColumns('1-2', ['listing-filters'], ['listing-results'])];

const ARTICLE = [
  ...['head', 'cover', 'outline', 'text', 'tags', 'share', 'neighbours'].map((name) =>
    part(`article-${name}`, NARROW),
  ),
  part('article-products', SUNKEN),
  part('article-related'),
];

const ARCHIVE = [
  part('archive-head'),
  part('archive-categories'),
  { ...part('archive-posts'), settings: { ...initialOf(archivePosts), layout: 'archive_shop' } },
];

const PAGE = ['title', 'outline', 'text', 'questions'].map((name) => part(`page-${name}`, NARROW));

const TREES: Readonly<Record<string, readonly StoredNode[]>> = {
  product: PRODUCT,
  listing: LISTING,
  search: LISTING,
  article: ARTICLE,
  archive: ARCHIVE,
  page: PAGE,
};

/** The default page for a template's place, as widgets in page order; null if the place has no parts. */
export function pagePartsOf(place: string): readonly StoredNode[] | null {
  return TREES[place] ?? null;
}
