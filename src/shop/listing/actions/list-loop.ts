import type { ProductCard } from '../product-card.ts';
import {
  type AnyOf,
  choosesAll,
  type FacetCount,
  type ListingConditions,
  type ProductChoice,
  type Scope,
  tokensOf,
} from '../rules/conditions.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { toCards } from '../rules/to-cards.ts';
import { countingBound, countNarrowing } from '../store/facets.ts';
import {
  type ListingPlace,
  type ReadDeps,
  readPage,
  readWithin,
  resolve,
  scopeOf,
  wordsOf,
} from './read-page.ts';

/** The products of a loop: those of a listing with further conditions. */
export type ProductLoop = Readonly<{
  place: ListingPlace;
  query: ListingQuery;
  /** Terms besides those of the place: a product has one of each list. */
  withTerms: readonly ProductTerms[];
  withoutTerms: readonly ProductTerms[];
  without: ProductChoice['without'];
  /** The products of which all are, in their order; null: of all. */
  among: ProductChoice['among'];
  published: ProductChoice['published'];
  perPage: number;
  /** So many products are passed over. */
  offset: number;
}>;

/** Values of one family of terms: ids of categories, slugs of all others. */
export type ProductTerms = Readonly<{ family: string; values: readonly (string | number)[] }>;

/** The families of terms that are no attributes. */
export const TERM_FAMILIES = { category: '_category', brand: 'brand', tag: '_tag' } as const;

/** One page of a loop; no cards past the last one. */
export type ProductLoopPage = Readonly<{
  cards: readonly ProductCard[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isRounded: boolean;
  page: number;
  pageCount: number;
}>;

type Prepared = Readonly<{ scope: Scope; conditions: ListingConditions; bound: number | null }>;

const tokens = ({ family, values }: ProductTerms): AnyOf => tokensOf(family, values);

function choiceOf({
  withoutTerms,
  without,
  among,
  published,
}: ProductLoop): Pick<ListingConditions, 'choice'> {
  const choice = { noneOf: withoutTerms.flatMap(tokens), without, among, published };
  return choosesAll(choice) ? {} : { choice };
}

/** Reads a loop's products, with bitmaps or without. */
async function readPrepared<T>(
  { db, settings, understand, speculation }: ReadDeps,
  loop: ProductLoop,
  read: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const { place, query, withTerms, among, perPage, offset } = loop;
  // Chosen products have their own order: all of them are read and then sorted by it.
  const page = among === null ? { perPage, offset } : { perPage: Math.max(1, among.length), offset: 0 };
  const scope: Scope = { ...scopeOf(place, await settings()), ...page, also: withTerms.map(tokens) };
  const [resolved, search] = await Promise.all([
    resolve(db, query, []),
    query.search === '' ? null : understand(query.search),
  ]);
  const words = wordsOf(search, scope);
  return speculation.atStage(db, async (isBitmapped) => {
    const requested = { query: resolved.query, fits: resolved.fit, words, isBitmapped, ...choiceOf(loop) };
    const conditions = { ...requested, within: await readWithin(db, requested) };
    return read({ scope, conditions, bound: await countingBound(db, conditions) });
  });
}

async function readChosen(
  deps: ReadDeps,
  { scope, conditions, bound }: Prepared,
  { among, perPage, offset, query }: ProductLoop,
) {
  if (among === null) return readPage(deps, scope, { ...conditions, bound });
  const { rows } = await readPage(deps, scope, {
    ...conditions,
    query: { ...conditions.query, page: 1 },
    bound: null,
  });
  const placeOf = new Map(among.map((id, place) => [id, place]));
  const ordered = rows.toSorted((a, b) => (placeOf.get(a.card.id) ?? 0) - (placeOf.get(b.card.id) ?? 0));
  const listed = ordered.slice(offset);
  const first = (query.page - 1) * perPage;
  return {
    rows: listed.slice(first, first + perPage),
    total: listed.length,
    isRounded: false,
    pageCount: Math.max(1, Math.ceil(listed.length / perPage)),
  };
}

/** One page of the products of a loop. */
export function listLoop(deps: ReadDeps) {
  return async (loop: ProductLoop): Promise<ProductLoopPage> => {
    const { settings, pricesHold } = deps;
    const { rows, ...counted } = await readPrepared(deps, loop, (prepared) =>
      readChosen(deps, prepared, loop),
    );
    const cards = toCards(rows, { now: loop.place.now, settings: await settings(), pricesHold });
    return { cards, ...counted, page: loop.query.page };
  };
}

/** How many products of a loop have each value of a family of terms. */
export function countLoopTerms(deps: ReadDeps) {
  return (loop: ProductLoop, family: string): Promise<FacetCount[]> =>
    readPrepared(deps, loop, ({ scope, conditions }) =>
      countNarrowing(deps.db, scope, { ...conditions, slugs: [family], bound: null }),
    );
}
