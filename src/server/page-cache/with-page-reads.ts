import type { Shop } from '#composition/shop.ts';
import { createAdmission } from '#platform/cache/pages/admission.ts';
import type { DocumentLoop } from '#shop/content';
import { countFilters, type ListingQuery, type ProductLoop } from '#shop/listing';
import type { ReadFresh } from './with-cached-reads.ts';

/** Cached reads of one page, by key. */
export type PageReads = Readonly<{
  open: <T>(key: string, read: () => Promise<T>) => Promise<T>;
  /** Whether a rare read is cached: from its second request on. */
  isAdmitted: (key: string) => boolean;
}>;

/** Admits rare reads to the cache, as the page cache admits pages. */
export function openAdmission(): PageReads['isAdmitted'] {
  const admission = createAdmission();
  return (key) => {
    admission.ask(key);
    return admission.isAdmitted(key);
  };
}

function isRareQuery({ search, page, ...query }: ListingQuery): boolean {
  return search !== '' || page > 1 || countFilters({ search, page, ...query }) > 0;
}

/** Whether a loop is one of many: on a later page, found by a search, or with terms, as under a filter. */
function isRareLoop({ query, withTerms, withoutTerms }: ProductLoop): boolean {
  return withTerms.length + withoutTerms.length > 0 || isRareQuery(query);
}

function isRareTextLoop({ page, search, terms }: DocumentLoop): boolean {
  return page > 1 || search !== null || terms.length > 0;
}

/** A loop of products without the moment: what it lists is invalidated as it changes. */
function wordsOf({ place, ...loop }: ProductLoop): unknown[] {
  const { now: _now, ...where } = place;
  return [where, loop];
}

/**
 * The shop with what pages and their widgets show from kept reads.
 */
export function withPageReads(shop: Shop, { open, isAdmitted }: PageReads, fresh: ReadFresh): Shop {
  const { catalogue, content, listing, media, reviews, sharing } = shop;
  const cached = <T>(key: readonly unknown[], read: (from: Shop) => Promise<T>): Promise<T> =>
    open(JSON.stringify(['read', ...key]), () => fresh(read));
  const ofMany = <T>(key: readonly unknown[], isOfFew: boolean, read: (from: Shop) => Promise<T>) =>
    isOfFew && !isAdmitted(JSON.stringify(key)) ? read(shop) : cached(key, read);
  return {
    ...shop,
    catalogue: {
      ...catalogue,
      idsOf: (slugs) => cached(['ids', slugs], (from) => from.catalogue.idsOf(slugs)),
      findBrand: (slug) => cached(['brand', slug], (from) => from.catalogue.findBrand(slug)),
      findTag: (slug) => cached(['tag', slug], (from) => from.catalogue.findTag(slug)),
      attributeTerms: (slugs) => cached(['terms', slugs], (from) => from.catalogue.attributeTerms(slugs)),
      fit: {
        ...catalogue.fit,
        names: (ids) => cached(['fit', ids], (from) => from.catalogue.fit.names(ids)),
      },
    },
    content: {
      ...content,
      find: (kind, slug) => cached(['document', kind, slug], (from) => from.content.find(kind, slug)),
      newest: (kind, page) => cached(['newest', kind, page], (from) => from.content.newest(kind, page)),
      loop: (loop) => ofMany(['text loop', loop], isRareTextLoop(loop), (from) => from.content.loop(loop)),
      loopTerms: (loop, of) =>
        ofMany(['text terms', loop, of], isRareTextLoop(loop), (from) => from.content.loopTerms(loop, of)),
      around: (document, limit) => {
        const { kind, id, category, tags } = document;
        const key = ['around', kind, id, category, tags, limit];
        return cached(key, (from) => from.content.around(document, limit));
      },
      categories: (kind) => cached(['categories', kind], (from) => from.content.categories(kind)),
      tags: (slugs) => cached(['tags', slugs], (from) => from.content.tags(slugs)),
    },
    listing: {
      ...listing,
      findCards: (ids, language, now) =>
        cached(['cards', ids, language], (from) => from.listing.findCards(ids, language, now)),
      loop: (loop) => ofMany(['loop', ...wordsOf(loop)], isRareLoop(loop), (from) => from.listing.loop(loop)),
      loopTerms: (loop, family) =>
        ofMany(['loop terms', ...wordsOf(loop), family], isRareLoop(loop), (from) =>
          from.listing.loopTerms(loop, family),
        ),
      listProducts: (query, place) => {
        const { now: _now, ...where } = place;
        const key = ['list', query, where];
        if (isRareQuery(query) && !isAdmitted(JSON.stringify(key))) return listing.listProducts(query, place);
        return cached(key, (from) => from.listing.listProducts(query, place));
      },
    },
    media: {
      ...media,
      find: (ids) => cached(['media', ids], (from) => from.media.find(ids)),
      findByFile: (names) => cached(['files', names], (from) => from.media.findByFile(names)),
    },
    reviews: {
      ...reviews,
      of: (id, query, reviewKey) =>
        reviewKey === null
          ? cached(['reviews', id, query], (from) => from.reviews.of(id, query, reviewKey))
          : reviews.of(id, query, reviewKey),
    },
    sharing: {
      ...sharing,
      counts: (path) => cached(['shares', path], (from) => from.sharing.counts(path)),
    },
  };
}
