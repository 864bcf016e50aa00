import { data, redirect } from 'react-router';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { type Category, type PlacedCategory, placeInTree } from '#shop/catalogue';
import { parseListingQuery } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import type { CategoryNode } from '#views/category-tree/category-tree.tsx';
import type { Visit } from '../context.ts';
import { takeNotices } from './notices.ts';

/** Which products a listing is about. */
export type ListingPlace =
  | { kind: 'shop' }
  | { kind: 'search' }
  | { kind: 'category'; placed: PlacedCategory };

type LoadNeeds = { shop: Shop; visit: Visit; place: ListingPlace };

function wordsOf({ visit, place }: LoadNeeds, search: string) {
  const t = wordsIn(visit.language);
  if (place.kind === 'category') {
    const { category, ancestors } = place.placed;
    const text = (localized: { en: string; ar?: string | undefined }) =>
      inLanguage(localized, visit.language);
    return {
      title: text(category.name),
      description: text(category.description),
      path: category.path,
      crumbs: [...ancestors, category].map((one) => ({ label: text(one.name), href: one.path })),
    };
  }
  if (place.kind === 'search') {
    const title = t('listing:results', { words: search });
    return { title, description: '', path: '/', crumbs: [{ label: title, href: '/#results' }] };
  }
  const title = t('listing:shop');
  return {
    title,
    description: t('listing:shopText'),
    path: '/shop/',
    crumbs: [{ label: title, href: '/shop/' }],
  };
}

function toNodes(tree: readonly Category[], language: Language): CategoryNode[] {
  return tree.map(({ id, name, path, children }) => ({
    id,
    label: inLanguage(name, language),
    url: path,
    children: toNodes(children, language),
  }));
}

/**
 * Everything a listing's page shows. A search with one hit goes to that product.
 *
 * @throws a 404 past the last page
 */
export async function loadListing(needs: LoadNeeds) {
  const { shop, visit, place } = needs;
  const query = parseListingQuery(visit.url.searchParams);
  const scoped =
    place.kind === 'search'
      ? query
      : {
          ...query,
          search: '',
          orderby: query.orderby === 'relevance' ? ('menu_order' as const) : query.orderby,
        };
  const { language, now } = visit;
  const categoryId = place.kind === 'category' ? place.placed.category.id : null;
  const listing = await shop.listing.listProducts(scoped, { categoryId, language, now });
  if (listing === null) throw data(null, { status: 404 });
  const [only] = listing.cards;
  if (place.kind === 'search' && listing.total === 1 && only !== undefined)
    throw redirect(addressIn(language, only.address));
  const words = wordsOf(needs, query.search);
  return {
    ...words,
    query: scoped,
    listing,
    categories: toNodes(await shop.catalogue.categoryTree(), language),
    notices: await takeNotices(shop, visit),
    head: {
      title: words.title,
      description: words.description,
      path: words.path,
      publicUrl: visit.publicUrl,
      isPrivate: place.kind === 'search' || visit.url.search !== '',
    },
  };
}

/** @throws a 404 when no category has this address */
export async function findPlace(shop: Shop, slug: string, path: string): Promise<ListingPlace> {
  const placed = placeInTree(await shop.catalogue.categoryTree(), slug);
  if (placed === null || placed.category.path !== path) throw data(null, { status: 404 });
  return { kind: 'category', placed };
}
