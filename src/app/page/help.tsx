import type { RouterContextProvider } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { inLanguage } from '#kernel/language.ts';
import { BestSellers } from '#views/error-page/best-sellers.tsx';
import type { Help } from '#views/error-page/help.tsx';
import { findBestSellers } from '#widgets/lists/best-sellers/load.ts';
import { shopContext, type Visit, visitContext } from '../context.ts';

const MOST_CATEGORIES = 6;
const MOST_PRODUCTS = 4;

async function offers(shop: Shop, { language, now }: Visit): Promise<Partial<Help>> {
  const [tree, cards, settings] = await Promise.all([
    shop.catalogue.categoryTree(),
    findBestSellers(shop, { language, now, count: MOST_PRODUCTS }),
    shop.settings.all(),
  ]);
  return {
    searchParameter: settings['search.parameter'],
    categories: tree
      .slice(0, MOST_CATEGORIES)
      .map(({ name, path }) => ({ name: inLanguage(name, language), path })),
    bestSellers: <BestSellers cards={cards} />,
  };
}

/**
 * The links of an error page. Reads the shop's data only for missing pages: after a fault the database may be
 * unavailable, and this page must work without it.
 */
export async function loadHelp(context: Readonly<RouterContextProvider>, status: number): Promise<Help> {
  const visit = context.get(visitContext);
  const bare: Help = {
    requestId: visit.requestId,
    address: visit.url.pathname + visit.url.search,
    searchParameter: 's',
    categories: [],
    bestSellers: null,
    stylesheet: visit.assets.stylesheet,
  };
  return status < 500 ? { ...bare, ...(await offers(context.get(shopContext), visit)) } : bare;
}
