import { EmptyCart } from '#views/cart-page/empty-cart.tsx';
import { PlacedCheckout } from '#views/checkout/checkout-page.tsx';
import type { CheckoutData } from './fields.ts';

/** The complete checkout, as on its own page; that page shows the problems of a form sent without scripts. */
export function CheckoutBlock(checkout: CheckoutData) {
  if (checkout.review.cart.lines.length === 0) return <EmptyCart />;
  return <PlacedCheckout {...checkout} problems={{}} errors={[]} notice={null} giftCardNotice={null} />;
}
