import { type Category, findCategoryBySlug, type Product } from '#shop/catalogue';
import type { DocumentRow } from '#shop/content';
import type { ArchivePlace, ListedPlace, ResolvedPage } from '../actions/page-at.ts';
import type { Subject } from './conditions.ts';

/** A category with those above it, its own id first. */
function pathTo(tree: readonly Category[], slug: string): number[] {
  const placed = findCategoryBySlug(tree, slug);
  return placed === null ? [] : [placed.category.id, ...placed.ancestors.map(({ id }) => id).toReversed()];
}

/** A product page, for the choice of its template. */
export function productSubject(product: Product, tree: readonly Category[]): Subject {
  return {
    place: 'product',
    type: product.type,
    categoryPaths: product.categories.map(({ slug }) => pathTo(tree, slug)),
    brand: product.attributes.find(({ slug }) => slug === 'brand')?.values[0]?.slug ?? null,
    tags: product.tags.map(({ slug }) => slug),
    single: product.id,
  };
}

/** A listing, or the results of a search. */
export function listingSubject(place: ListedPlace): Subject {
  switch (place.kind) {
    case 'search':
      return { place: 'search' };
    case 'shop':
      return { place: 'listing', type: 'shop' };
    case 'category': {
      const path = pathTo(place.tree, place.placed.category.slug);
      return { place: 'listing', type: 'category', categoryPaths: [path] };
    }
    case 'brand':
      return { place: 'listing', type: 'brand', brand: place.brand.slug };
    case 'tag':
      return { place: 'listing', type: 'tag', tags: [place.tag.slug] };
  }
}

/** A page, article or project. */
export function documentSubject({ id, kind, category, tags }: DocumentRow): Subject {
  if (kind === 'page') return { place: 'page', single: id };
  return { place: 'article', type: kind, topic: category, tags, single: id };
}

/** All articles or projects, those of a category, or those with a tag. */
export function archiveSubject({ kind, category, tag }: ArchivePlace): Subject {
  return {
    place: 'archive',
    type: kind,
    ...(category === undefined ? {} : { topic: category }),
    ...(tag === undefined ? {} : { tags: [tag] }),
  };
}

/** A page of the shop, for the choice of its template. */
export function pageSubject(page: ResolvedPage): Subject {
  switch (page.kind) {
    case 'product':
      return productSubject(page.product, page.tree);
    case 'listing':
      return listingSubject(page.place);
    case 'document':
      return documentSubject(page.document);
    case 'archive':
      return archiveSubject(page.archive);
  }
}
