import { useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../context.ts';
import { findPlace, loadListing } from '../page/listing.ts';
import { ListingRoute } from '../page/listing-route.tsx';
import type { Route } from './+types/category';

export const handle = { bodyClass: 'woocommerce woocommerce-page' };

/** A category outside the sticks range. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return loadListing({ shop, visit, place: await findPlace(shop, params.slug, visit.path) });
}

export default function CategoryPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
