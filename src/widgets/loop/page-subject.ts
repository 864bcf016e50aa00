import type { Shop } from '#composition/shop.ts';
import type { Product } from '#shop/catalogue';
import { type ListingQuery, parseListingQuery, searchTextOf } from '#shop/listing';
import { PAGE_IN_PATH } from '#shop/loops';
import type { Settings } from '#shop/settings';
import { pageAt, type ResolvedPage } from '#shop/templates';
import type { PageFacts, PageSubject } from '../place.ts';
import { archivePerPage } from './archive-layout.ts';

/** A product page, for loops that follow it. */
export function productPageSubject({ id, categories, upsellIds, crossSellIds }: Product): PageSubject {
  return {
    kind: 'product',
    id,
    category: categories[0]?.slug ?? null,
    upsells: upsellIds,
    crossSells: crossSellIds,
  };
}

type Listed = Extract<ResolvedPage, { kind: 'listing' }>['place'];

/** The place of a listing, for reading lists. */
export function listedAt(place: Listed): Extract<PageSubject, { kind: 'listing' }>['place'] {
  return {
    categoryId: place.kind === 'category' ? place.placed.category.id : null,
    ...(place.kind === 'brand' ? { brand: place.brand.slug } : {}),
    ...(place.kind === 'tag' ? { tag: place.tag.slug } : {}),
  };
}

function toSubject(page: ResolvedPage, query: ListingQuery, settings: Settings): PageSubject | null {
  switch (page.kind) {
    case 'product':
      return productPageSubject(page.product);
    case 'listing':
      return { kind: 'listing', place: listedAt(page.place), query };
    case 'archive': {
      const { kind: of, ...terms } = page.archive;
      return { kind: 'archive', of, ...terms, page: query.page, perPage: archivePerPage(of, settings) };
    }
    case 'document': {
      const { kind, id, category, tags } = page.document;
      return kind === 'article' || kind === 'portfolio' ? { kind, id, category, tags } : null;
    }
  }
}

/**
 * The subject of the page at an address; null if a loop cannot follow it.
 *
 * @param path without language
 */
export async function pageSubjectAt(
  shop: Shop,
  { path, query: text }: Pick<PageFacts, 'path' | 'query'>,
): Promise<PageSubject | null> {
  const settings = await shop.settings.all();
  const query = new URLSearchParams(text);
  const listing = parseListingQuery(query, settings['search.parameter']);
  const number = PAGE_IN_PATH.exec(path)?.[1];
  const isSearch = searchTextOf(query) !== '';
  const page = await pageAt(shop, { path: path.replace(PAGE_IN_PATH, ''), isSearch });
  return page === null
    ? null
    : toSubject(page, { ...listing, page: number === undefined ? listing.page : Number(number) }, settings);
}
