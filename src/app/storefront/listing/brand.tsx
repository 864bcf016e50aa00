import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findCategoryBySlug } from '#shop/catalogue';
import { shopContext, visitContext } from '../../context.ts';
import { loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** All products of a brand; text and picture are those of the category with the same slug. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const brand = await shop.catalogue.findBrand(params.slug ?? '');
  if (brand === null) throw data(null, { status: 404 });
  const tree = await shop.catalogue.categoryTree();
  const category = findCategoryBySlug(tree, brand.slug);
  const place = { kind: 'brand' as const, brand, category: category?.category ?? null, tree };
  return loadListing({ shop, visit: context.get(visitContext), place, page: params.page });
}

export default function BrandPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
