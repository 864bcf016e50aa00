import { inLanguage, type Language } from '#kernel/language.ts';
import { FILS_PER_DIRHAM, type Money } from '#kernel/money.ts';
import type { AnalyticsItem } from '#shop/analytics/rules/event.ts';
import type { CheckoutReview } from '#shop/checkout';
import type { Order } from '#shop/orders';
import { useLanguage } from '../language/language.tsx';
import { orderNumber } from '../order/order-number.ts';
import { EventFacts } from './event-facts.tsx';

const dirhams = ({ minor }: Money) => minor / FILS_PER_DIRHAM;

type Line = CheckoutReview['cart']['lines'][number] | Order['lines'][number];

function itemOf(line: Line, language: Language): AnalyticsItem {
  const name = 'goods' in line ? line.goods.name : line.name;
  return {
    item_id: String(line.productId),
    item_name: inLanguage(name, language),
    price: dirhams(line.unitPrice),
    quantity: line.quantity,
  };
}

const couponOf = (discounts: readonly { code: string | null }[]) =>
  discounts.flatMap(({ code }) => code ?? []).join(',');

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
        items: cart.lines.map((line) => itemOf(line, language)),
        coupon: couponOf(cart.discounts),
      }}
    />
  );
}

/** What was bought. Source: AN-09, AN-11 */
export function Purchased({ order }: { order: Order }) {
  const { language } = useLanguage();
  const { totals } = order;
  return (
    <EventFacts
      name="purchase"
      params={{
        transaction_id: orderNumber(order),
        currency: 'AED',
        value: dirhams(totals.total),
        tax: dirhams(totals.vat),
        shipping: dirhams(totals.delivery),
        coupon: couponOf(order.discounts),
        items: order.lines.map((line) => itemOf(line, language)),
      }}
    />
  );
}
