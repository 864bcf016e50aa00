import { isDeepStrictEqual } from 'node:util';
import { type TaxonomyFilter, withinMultiple } from '#shop/loops';
import type { Place } from '../../place.ts';
import type { LoadedLoop, LoopItem, LoopPage } from '../item.ts';
import type { LoopSettings } from '../loop-fields.ts';
import { loadDocuments, type TextKind } from './document-loop.ts';
import { loadProducts } from './product-loop.ts';
import {
  isDocumentTaxonomy,
  knownFilter,
  namedDocumentTerms,
  namedProductTerms,
  productFamily,
} from './taxonomies.ts';
import { loadTerms } from './term-loop.ts';

const TEXT_KINDS: Readonly<Partial<Record<LoopSettings['items'], TextKind>>> = {
  articles: 'article',
  projects: 'portfolio',
};

/** The kind of documents that a loop shows; null for products and terms. */
export function textKind({ items }: Pick<LoopSettings, 'items'>): TextKind | null {
  return TEXT_KINDS[items] ?? null;
}

/** Whether the items of a loop have terms of a taxonomy. */
export function hasTaxonomy({ items }: Pick<LoopSettings, 'items'>, taxonomy: string): boolean {
  if (items === 'products') return productFamily(taxonomy) !== null;
  return items !== 'terms' && isDocumentTaxonomy(taxonomy);
}

/** The valid filters of a loop: taxonomies of its items, existing terms, combined as the page's filters allow. */
export async function filtersOf(settings: LoopSettings, place: Place): Promise<TaxonomyFilter[]> {
  const { request, multiple } = place.loop;
  const kind = textKind(settings);
  const known = await Promise.all(
    request.filters
      .filter(({ taxonomy }) => hasTaxonomy(settings, taxonomy))
      .map((filter) => withinMultiple(filter, multiple.get(filter.taxonomy) ?? 'AND'))
      .map((filter) =>
        knownFilter(filter, (terms) =>
          kind === null ? namedProductTerms(terms, place) : namedDocumentTerms({ ...terms, kind }, place),
        ),
      ),
  );
  return known.flatMap((filter) => filter ?? []);
}

async function loadPage(
  settings: LoopSettings,
  request: { filters: readonly TaxonomyFilter[]; page: number },
  place: Place,
): Promise<LoopPage> {
  if (settings.items === 'products') return loadProducts(settings, request, place);
  const kind = textKind(settings);
  return kind === null
    ? loadTerms(settings, request.page, place)
    : loadDocuments(settings, { kind, ...request }, place);
}

/** Pages of which the items of a grown loop are read. */
const MOST_GROWN = 10;

/** The items that a loop with "load more" shows once it has grown to the page of the URL; of its last ten pages. */
export async function loadGrown(settings: LoopSettings, place: Place): Promise<readonly LoopItem[]> {
  const { page } = place.loop.request;
  const before = Math.max(0, page - MOST_GROWN);
  const { perPage, offset } = settings;
  const grown = { ...settings, perPage: perPage * (page - before), offset: offset + before * perPage };
  const loaded = await loadPage(grown, { filters: await filtersOf(settings, place), page: 1 }, place);
  return loaded.items;
}

/**
 * The items for the page's URL; past the last page, those of the last one. What a URL names that does not exist is not
 * cached: such URLs are without end.
 */
export async function loadLoop(settings: LoopSettings, place: Place): Promise<LoadedLoop> {
  const filters = await filtersOf(settings, place);
  const { page, filters: requested } = place.loop.request;
  const loaded = await loadPage(settings, { filters, page }, place);
  if (!isDeepStrictEqual(filters, requested) || page > loaded.pageCount) place.expireAt(place.now);
  if (page <= loaded.pageCount) return { ...loaded, filters };
  return { ...(await loadPage(settings, { filters, page: loaded.pageCount }, place)), filters };
}
