import { useLoaderData } from 'react-router';
import { wordsIn } from '#messages';
import { cartLinks } from '#views/cart-line/cart-links.ts';
import { CartPage } from '#views/cart-page/cart-page.tsx';
import { NO_NEXT_STEP } from '#views/cart-page/empty-cart.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../../context.ts';
import { takeNoticesAndCode } from '../../page/notices.ts';
import type { Route } from './+types/cart';
import { loadNextSteps } from './next-step.ts';

export const handle = { bodyClass: 'woocommerce-cart woocommerce-page' };

/** Number of cross-sells. */
const OFFERED = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language, cartToken, cartNonce, cartPath, publicUrl } = visit;
  const cart = await shop.cart.open(cartToken);
  const ids = cart.lines.map(({ productId }) => productId);
  const without = cart.saved.map(({ productId }) => productId);
  const [told, offers, wayOn, own] = await Promise.all([
    takeNoticesAndCode(shop, visit),
    shop.listing.goingWith(ids, { language, limit: OFFERED, without }),
    ids.length > 0 ? NO_NEXT_STEP : loadNextSteps(shop, visit, request.headers.get('cookie') ?? ''),
    shop.checkout.ownOrder(cart),
  ]);
  const title = wordsIn(language)('cart:page');
  return { cart, ...told, offers, wayOn, own, nonce: cartNonce, cartPath, title, publicUrl };
}

/** The cart form without one of its buttons changes nothing and shows the page. Source: WIRE §7, §9 */
export function action() {
  return null;
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

/** The cart page is personal and never cached. */
export default function Cart() {
  const { cart, notices, typedCode, offers, wayOn, own, nonce, cartPath, title, publicUrl } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} path="/cart/" publicUrl={publicUrl} isPrivate />
      <CartPage
        cart={cart}
        links={cartLinks(cartPath, nonce)}
        offers={offers}
        wayOn={wayOn}
        own={own}
        typedCode={typedCode}
        notices={<Notices notices={notices} />}
      />
    </>
  );
}
