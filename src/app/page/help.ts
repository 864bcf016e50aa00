import type { RouterContextProvider } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { PLAIN_QUERY } from '#shop/listing';
import type { Shop } from '#src/compose.ts';
import type { Help } from '#views/error-page/help.tsx';
import { shopContext, type Visit, visitContext } from '../context.ts';

const MOST_CATEGORIES = 6;
const MOST_PRODUCTS = 4;

async function offers(shop: Shop, { language, now }: Visit): Promise<Partial<Help>> {
  const [tree, listing, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    shop.listing.listProducts({ ...PLAIN_QUERY, orderby: 'popularity' }, { categoryId: null, language, now }),
    shop.settings.all(),
  ]);
  return {
    searchParameter: settings['search.parameter'],
    categories: tree
      .slice(0, MOST_CATEGORIES)
      .map(({ name, path }) => ({ name: inLanguage(name, language), path })),
    bestSellers: (listing?.cards ?? []).filter(({ stock }) => stock !== 'outofstock').slice(0, MOST_PRODUCTS),
  };
}

/**
 * What the page of an error offers. It asks the shop only when something is missing: after a fault the database may
 * be what is gone, and this page must stand without it.
 */
export async function loadHelp(context: Readonly<RouterContextProvider>, status: number): Promise<Help> {
  const visit = context.get(visitContext);
  const bare: Help = {
    requestId: visit.requestId,
    address: visit.url.pathname + visit.url.search,
    searchParameter: 's',
    categories: [],
    bestSellers: [],
    stylesheet: visit.assets.stylesheet,
  };
  return status < 500 ? { ...bare, ...(await offers(context.get(shopContext), visit)) } : bare;
}
