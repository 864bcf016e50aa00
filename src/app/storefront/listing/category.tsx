import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import { findCategory, loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const place = await findCategory(shop, params.slug, visit.path);
  return loadListing({ shop, visit, place, page: params.page });
}

export default function CategoryPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
