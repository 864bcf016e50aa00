import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { placeInTree } from '#shop/catalogue';
import { shopContext, visitContext } from '../context.ts';
import { loadListing } from '../page/listing.ts';
import { ListingRoute } from '../page/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** Everything of one maker; a category of the maker's name lends its words and its picture. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const brand = await shop.catalogue.findBrand(params.slug ?? '');
  if (brand === null) throw data(null, { status: 404 });
  const tree = await shop.catalogue.categoryTree();
  const own = placeInTree(tree, brand.slug);
  const place = { kind: 'brand' as const, brand, category: own?.category ?? null, tree };
  return loadListing({ shop, visit: context.get(visitContext), place, page: params.page });
}

export default function BrandPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
