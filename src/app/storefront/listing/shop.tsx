import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext, visitContext } from '../../context.ts';
import { loadListing } from '../../page/listing/listing.ts';
import { ListingRoute } from '../../page/listing/listing-route.tsx';

export const handle = { bodyClass: 'woocommerce woocommerce-page woocommerce-shop' };

/** All products. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return loadListing({
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    place: { kind: 'shop' },
    page: params.page,
  });
}

export default function ShopPage() {
  return <ListingRoute loaded={useLoaderData<typeof loader>()} />;
}
