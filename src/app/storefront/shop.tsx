import { useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../context.ts';
import { loadListing } from '../page/listing.ts';
import { ListingRoute } from '../page/listing-route.tsx';
import type { Route } from './+types/shop';

export const handle = { bodyClass: 'woocommerce woocommerce-page woocommerce-shop' };

/** Everything the shop sells. */
export function loader({ context }: Route.LoaderArgs) {
  return loadListing({
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    place: { kind: 'shop' },
  });
}

export default function ShopPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
