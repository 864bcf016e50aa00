import { toggle } from '../fields/values.ts';
import { pagePart } from './page-part.ts';

const PRODUCT = ['product'] as const;
const LISTING = ['listing', 'search'] as const;
const ARTICLE = ['article'] as const;
const ARCHIVE = ['archive'] as const;
const PAGE = ['page'] as const;
const WITH_BREADCRUMB = [...PRODUCT, ...LISTING, ...ARTICLE, ...ARCHIVE, ...PAGE] as const;

/** The parts of pages for templates, by the template's place; those of several places come first. */
export const pageParts = {
  several: [
    pagePart('breadcrumb', {
      group: 'media',
      icon: 'caret-right',
      standsIn: WITH_BREADCRUMB,
      hasOwnSpace: true,
    }),
  ],
  product: [
    pagePart('product-gallery', { group: 'goods', icon: 'magnifying-glass-plus', standsIn: PRODUCT }),
    pagePart('product-title', { group: 'goods', icon: 'identification-card', standsIn: PRODUCT }),
    pagePart('product-excerpt', { group: 'goods', icon: 'list-bullets', standsIn: PRODUCT }),
    pagePart('product-packs', { group: 'goods', icon: 'package', standsIn: PRODUCT }),
    pagePart('product-form', {
      group: 'goods',
      icon: 'handbag',
      standsIn: PRODUCT,
      isMain: true,
      version: 2,
      fields: { hasExpress: toggle(true) },
      upgrades: { 2: (settings) => ({ ...settings, hasExpress: true }) },
      sample: { hasExpress: true },
    }),
    pagePart('product-warning', { group: 'goods', icon: 'warning-circle', standsIn: PRODUCT }),
    pagePart('product-fit', { group: 'goods', icon: 'check-circle', standsIn: PRODUCT }),
    pagePart('product-promises', { group: 'goods', icon: 'truck', standsIn: PRODUCT }),
    pagePart('product-meta', { group: 'goods', icon: 'info', standsIn: PRODUCT }),
    pagePart('product-share', { group: 'goods', icon: 'share-network', standsIn: PRODUCT }),
    pagePart('product-wishlist', { group: 'goods', icon: 'heart', standsIn: PRODUCT }),
    pagePart('product-tabs', { group: 'goods', icon: 'list-bullets', standsIn: PRODUCT }),
    pagePart('product-fitting', { group: 'goods', icon: 'check-circle', standsIn: PRODUCT }),
    pagePart('product-related', { group: 'goods', icon: 'star', standsIn: PRODUCT }),
    pagePart('product-recent', { group: 'goods', icon: 'clock', standsIn: PRODUCT, isPart: false }),
  ],
  listing: [
    pagePart('listing-head', { group: 'goods', icon: 'identification-card', standsIn: LISTING }),
    pagePart('listing-filters', { group: 'goods', icon: 'sliders-horizontal', standsIn: LISTING }),
    pagePart('listing-results', { group: 'goods', icon: 'list-bullets', standsIn: LISTING, isMain: true }),
  ],
  article: [
    pagePart('article-head', { group: 'lists', icon: 'identification-card', standsIn: ARTICLE }),
    pagePart('article-cover', { group: 'lists', icon: 'eye', standsIn: ARTICLE }),
    pagePart('article-outline', { group: 'lists', icon: 'list', standsIn: ARTICLE }),
    pagePart('article-text', {
      group: 'lists',
      icon: 'list-bullets',
      standsIn: ARTICLE,
      isMain: true,
      hasText: true,
    }),
    pagePart('article-tags', { group: 'lists', icon: 'link-simple', standsIn: ARTICLE }),
    pagePart('article-share', { group: 'lists', icon: 'share-network', standsIn: ARTICLE }),
    pagePart('article-neighbours', { group: 'lists', icon: 'arrow-right', standsIn: ARTICLE }),
    pagePart('article-products', { group: 'lists', icon: 'handbag', standsIn: ARTICLE }),
    pagePart('article-related', { group: 'lists', icon: 'star', standsIn: ARTICLE }),
  ],
  archive: [
    pagePart('archive-head', { group: 'lists', icon: 'identification-card', standsIn: ARCHIVE }),
    pagePart('archive-categories', { group: 'lists', icon: 'sliders-horizontal', standsIn: ARCHIVE }),
  ],
  page: [
    pagePart('page-title', { group: 'media', icon: 'identification-card', standsIn: PAGE }),
    pagePart('page-outline', { group: 'media', icon: 'list', standsIn: PAGE }),
    pagePart('page-text', {
      group: 'media',
      icon: 'list-bullets',
      standsIn: PAGE,
      isMain: true,
      hasText: true,
    }),
    pagePart('page-questions', { group: 'media', icon: 'envelope-simple', standsIn: PAGE }),
  ],
} as const;

type PartOf<Kind extends keyof typeof pageParts> = (typeof pageParts)[Kind][number]['name'];

export type ProductPart = PartOf<'product'>;
export type ListingPart = PartOf<'listing'>;
export type ArticlePart = PartOf<'article'>;
export type ArchivePart = PartOf<'archive'>;
export type PagePart = PartOf<'page'>;
