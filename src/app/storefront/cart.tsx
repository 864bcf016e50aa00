import { useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { CartPage } from '#views/cart-page/cart-page.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import { takeNotices } from '../page/notices.ts';
import type { Route } from './+types/cart';

export const handle = { bodyClass: 'woocommerce-cart woocommerce-page' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const settings = await shop.settings.all();
  return {
    cart: await shop.cart.open(visit.cartToken),
    ceiling: settings['quantity.ceiling'] === 'none' ? null : settings['quantity.maximum'],
    notices: await takeNotices(shop, visit),
    nonce: visit.cartNonce,
    removeBase: visit.cartPath,
    title: wordsIn(visit.language)('cart:page'),
    publicUrl: visit.publicUrl,
  };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

/** The cart's page is the visitor's own: it is never kept. */
export default function Cart() {
  const { cart, ceiling, notices, nonce, removeBase, title, publicUrl } = useLoaderData<typeof loader>();
  const removeHref = (key: string) => `${removeBase}?remove_item=${key}&_wpnonce=${nonce}`;
  return (
    <>
      <PageHead title={title} path="/cart/" publicUrl={publicUrl} isPrivate />
      <CartPage
        cart={cart}
        removeHref={removeHref}
        nonce={nonce}
        ceiling={ceiling}
        notices={<Notices notices={notices} />}
      />
    </>
  );
}
