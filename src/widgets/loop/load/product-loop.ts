import type { ProductId } from '#kernel/ids.ts';
import type { FacetCount, ProductLoop, ProductTerms } from '#shop/listing';
import { PLAIN_QUERY } from '#shop/listing';
import type { TaxonomyFilter } from '#shop/loops';
import type { Term } from '../../fields/references.ts';
import type { PageSubject, Place } from '../../place.ts';
import type { LoopPage } from '../item.ts';
import type { LoopSettings, ProductSettings } from '../loop-fields.ts';
import { productTerms } from './taxonomies.ts';

/** Products shown beside the one that the page is about, when the shop has chosen none. */
const NONE: readonly ProductId[] = [];

type Listed = Pick<ProductLoop, 'place' | 'query' | 'among' | 'without'>;
type Source = Readonly<{ settings: ProductSettings; subject: PageSubject | null; place: Place }>;

/** What a source lists, before its terms and filters. */
async function sourceOf({ settings, subject, place }: Source): Promise<Listed> {
  const { language, now, shop } = place;
  const { source, chosen, inStock, orderby } = settings;
  const query = { ...PLAIN_QUERY, orderby, inStock };
  const anywhere: Listed = {
    place: { categoryId: null, language, now },
    query,
    among: null,
    without: NONE,
  };
  const product = subject?.kind === 'product' ? subject : null;
  switch (source) {
    case 'all':
      return anywhere;
    case 'best-sold':
      return { ...anywhere, query: { ...query, orderby: 'popularity' } };
    case 'on-sale':
      return { ...anywhere, query: { ...query, onSale: true } };
    case 'current':
      if (subject?.kind !== 'listing') return anywhere;
      return {
        ...anywhere,
        place: { ...subject.place, language, now },
        query: { ...subject.query, inStock: inStock || subject.query.inStock },
      };
    case 'chosen':
      return { ...anywhere, among: idsOf(chosen) };
    case 'recent':
    case 'fits':
      return personalOf({ settings, anywhere, place });
    case 'upsells':
      return { ...anywhere, among: product?.upsells ?? NONE };
    case 'cross-sells':
      return { ...anywhere, among: product?.crossSells ?? NONE };
    case 'related': {
      const related = await relatedPlace(product?.category ?? null, shop);
      return {
        ...anywhere,
        place: { categoryId: related, language, now },
        without: product === null ? NONE : [product.id],
      };
    }
  }
}

type Personal = Pick<Source, 'settings' | 'place'> & Readonly<{ anywhere: Listed }>;

const idsOf = (chosen: ProductSettings['chosen']) =>
  chosen.flatMap(({ product }) => (product as ProductId | null) ?? []);

/** The products that the visitor viewed, or that fit the visitor's device; the fallback on cached pages. */
async function personalOf({ settings, anywhere, place }: Personal): Promise<Listed> {
  const { seen } = place.loop;
  if (seen === null) return fallbackOf(settings, anywhere);
  if ('recent' in seen) return { ...anywhere, among: seen.recent };
  const { fit, published } = place.shop.catalogue;
  const [slug, fitting] = await Promise.all([
    published.slugOf({ id: seen.device }),
    fit.fitting(seen.device),
  ]);
  return slug === null || fitting.length === 0
    ? { ...anywhere, among: NONE }
    : { ...anywhere, query: { ...anywhere.query, fits: slug } };
}

function fallbackOf({ fallback, fallbackProducts }: ProductSettings, anywhere: Listed): Listed {
  if (fallback === 'chosen') return { ...anywhere, among: idsOf(fallbackProducts) };
  return fallback === 'best-sold'
    ? { ...anywhere, query: { ...anywhere.query, orderby: 'popularity' } }
    : { ...anywhere, among: NONE };
}

async function relatedPlace(slug: string | null, shop: Place['shop']) {
  if (slug === null) return null;
  const { values } = await productTerms({ taxonomy: 'product_cat', slugs: [slug] }, shop);
  const [id] = values;
  return (id ?? null) as ProductLoop['place']['categoryId'];
}

const slugsOf = (terms: readonly Readonly<{ term: Term | null }>[]) =>
  terms.flatMap(({ term }) => (term === null ? [] : [{ taxonomy: term.taxonomy, slugs: [term.slug] }]));

/** Terms of one taxonomy are alternatives: a product needs one of them. */
function byTaxonomy(terms: readonly { taxonomy: string; slugs: readonly string[] }[]) {
  return [...Map.groupBy(terms, ({ taxonomy }) => taxonomy)].map(([taxonomy, same]) => ({
    taxonomy,
    slugs: same.flatMap(({ slugs }) => slugs),
  }));
}

/** Each list of slugs of which a product needs one. */
const alternativesOf = ({ taxonomy, terms, operator }: TaxonomyFilter) =>
  operator === 'AND' ? terms.map((term) => ({ taxonomy, slugs: [term] })) : [{ taxonomy, slugs: terms }];

async function conditionsOf(
  { include, exclude }: ProductSettings,
  filters: readonly TaxonomyFilter[],
  shop: Place['shop'],
): Promise<Pick<ProductLoop, 'withTerms' | 'withoutTerms'>> {
  const wanted = filters.filter(({ operator }) => operator !== 'NOT');
  const unwanted = filters.filter(({ operator }) => operator === 'NOT');
  const resolve = (
    terms: readonly { taxonomy: string; slugs: readonly string[] }[],
  ): Promise<ProductTerms[]> => Promise.all(terms.map((one) => productTerms(one, shop)));
  return {
    withTerms: await resolve([...byTaxonomy(slugsOf(include)), ...wanted.flatMap(alternativesOf)]),
    withoutTerms: await resolve([...slugsOf(exclude), ...unwanted.flatMap(alternativesOf)]),
  };
}

type LoopQuery = Readonly<{ filters: readonly TaxonomyFilter[]; page: number }>;

async function toLoop(
  settings: LoopSettings,
  { filters, page }: LoopQuery,
  place: Place,
): Promise<ProductLoop> {
  const { subject, shownBefore } = place.loop;
  const listed = await sourceOf({ settings: settings.products, subject, place });
  return {
    ...listed,
    query: { ...listed.query, page },
    without: [...listed.without, ...(shownBefore as readonly ProductId[])],
    published: settings.products.published,
    ...(await conditionsOf(settings.products, filters, place.shop)),
    perPage: settings.perPage,
    offset: settings.offset,
  };
}

/** One page of products. */
export async function loadProducts(
  settings: LoopSettings,
  request: LoopQuery,
  place: Place,
): Promise<LoopPage> {
  const { cards, ...page } = await place.shop.listing.loop(await toLoop(settings, request, place));
  return { items: cards.map((card) => ({ kind: 'product', id: card.id, card })), ...page };
}

/** How many products there are under some filters with each term of a family. */
export async function countProductTerms(
  settings: LoopSettings,
  { filters, family }: Pick<LoopQuery, 'filters'> & { family: string },
  place: Place,
): Promise<FacetCount[]> {
  return place.shop.listing.loopTerms(await toLoop(settings, { filters, page: 1 }, place), family);
}
