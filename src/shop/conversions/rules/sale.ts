import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { FILS_PER_DIRHAM, type Money } from '#kernel/money.ts';
import type { AnalyticsItem, AnalyticsSale, EventParams } from '#shop/analytics/rules/event.ts';
import type { Order } from '#shop/orders';
import { NO_PRODUCT } from '#shop/orders/rules/no-product.ts';
import { orderNumber } from '#shop/orders/rules/order-number.ts';

/** A refund: the value, and the products if known. */
export type RefundParams = AnalyticsSale & Readonly<{ transaction_id: string }>;

export const dirhams = ({ minor }: Money): number => minor / FILS_PER_DIRHAM;

type Line = Readonly<{ productId: number; name: Localized; unitPrice: Money; quantity: number }>;

/** A line of a cart or an order as an event names it. */
export function itemOf({ productId, name, unitPrice, quantity }: Line, language: Language): AnalyticsItem {
  return {
    item_id: String(productId),
    item_name: inLanguage(name, language),
    price: dirhams(unitPrice),
    quantity,
  };
}

export const couponOf = (discounts: readonly { code: string | null }[]): string =>
  discounts.flatMap(({ code }) => code ?? []).join(',');

/** Lines as analytics items; fixed items of payment buttons are not in the catalogue and are left out. */
const itemsOf = (lines: readonly Line[], language: Language): AnalyticsItem[] =>
  lines.filter(({ productId }) => productId !== NO_PRODUCT).map((line) => itemOf(line, language));

/** The purchase of an order, the same from browser and server. Source: AN-09, AN-11 */
export function purchaseOf(order: Order, language: Language): EventParams['purchase'] {
  const { totals } = order;
  return {
    transaction_id: orderNumber(order),
    currency: 'AED',
    value: dirhams(totals.total),
    tax: dirhams(totals.vat),
    shipping: dirhams(totals.delivery),
    coupon: couponOf(order.discounts),
    items: itemsOf(order.lines, language),
  };
}

/** `lines` by position in the order; quantities of 0 are left out. */
export type RefundedItems = Readonly<{
  value: Money;
  lines: readonly Readonly<{ position: number; quantity: number }>[];
}>;

export function refundOf(
  order: Order,
  { value, lines }: RefundedItems,
): Omit<RefundParams, 'transaction_id'> {
  const given = lines.flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    return line === undefined || quantity === 0 ? [] : [{ ...line, quantity }];
  });
  const items = itemsOf(given, order.language);
  return { currency: 'AED', value: dirhams(value), items };
}
