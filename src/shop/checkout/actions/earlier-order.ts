import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Cart, linesText } from '#shop/cart';
import { findOrderByIdempotency, type Order, type OrderedCart, orderedCart } from '#shop/orders';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import type { Placing } from '../rules/placing.ts';

/** Whether the cart still has the lines of the order, or none since the order took them. */
export function isSameCart(ordered: OrderedCart | null, cart: Pick<Cart, 'id' | 'lines'>): boolean {
  if (ordered === null || ordered.id !== cart.id) return false;
  return cart.lines.length === 0 || linesText(cart.lines) === ordered.lines;
}

/**
 * The order that the same form already placed.
 *
 * @returns null when there is none; `checkout.form-used` when the cart or its lines differ
 */
export async function earlierOrder(
  { db, openCart }: CheckoutDeps,
  { token, idempotencyKey }: Placing,
): Promise<Outcome<Order, CheckoutRefusal> | null> {
  const order = await findOrderByIdempotency(db, idempotencyKey);
  if (order === null) return null;
  const cart = token === null ? null : await openCart(token, {});
  if (cart !== null && isSameCart(await orderedCart(db, order.id), cart)) return done(order);
  const isEmpty = cart === null || cart.lines.length === 0;
  return refuse({ code: isEmpty ? 'checkout.empty-cart' : 'checkout.form-used' });
}
