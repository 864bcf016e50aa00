import type { CheckoutReview } from '#shop/checkout';
import { couponOf, dirhams, itemOf, purchaseOf } from '#shop/conversions/rules/sale.ts';
import type { Order } from '#shop/orders';
import { useLanguage } from '../language/language.tsx';
import { EventFacts } from './event-facts.tsx';

/** What begins on the checkout page. Source: AN-11 */
export function CheckoutBegins({ review: { cart, totals } }: { review: CheckoutReview }) {
  const { language } = useLanguage();
  if (cart.lines.length === 0) return null;
  return (
    <EventFacts
      name="begin_checkout"
      params={{
        currency: 'AED',
        value: dirhams(totals.total),
        items: cart.lines.map((line) => itemOf({ ...line, name: line.product.name }, language)),
        coupon: couponOf(cart.discounts),
      }}
    />
  );
}

/** What was bought. Source: AN-09, AN-11 */
export function Purchased({ order }: { order: Order }) {
  const { language } = useLanguage();
  return <EventFacts name="purchase" params={purchaseOf(order, language)} />;
}
