import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Cart, linesText } from '#shop/cart';
import { findOrderByIdempotency, type Order, type OrderedCart, orderedCart } from '#shop/orders';
import type { CheckoutNeeds } from '../needs.ts';
import type { Placing } from '../placing.ts';
import type { CheckoutRefusal } from '../refusals.ts';

/** A cart is the one an order was made of while it holds the same lines, or none since the order took them. */
export function isSameCart(ordered: OrderedCart | null, cart: Pick<Cart, 'id' | 'lines'>): boolean {
  if (ordered === null || ordered.id !== cart.id) return false;
  return cart.lines.length === 0 || linesText(cart.lines) === ordered.lines;
}

/**
 * The order that a form made before, for the cart it was made of and nobody else's.
 *
 * @returns null when the form made none; `checkout.form-used` for another cart or other lines
 */
export async function earlierOrder(
  { db, openCart }: CheckoutNeeds,
  { token, idempotencyKey }: Placing,
): Promise<Outcome<Order, CheckoutRefusal> | null> {
  const order = await findOrderByIdempotency(db, idempotencyKey);
  if (order === null) return null;
  const cart = token === null ? null : await openCart(token, {});
  if (cart !== null && isSameCart(await orderedCart(db, order.id), cart)) return done(order);
  const isEmpty = cart === null || cart.lines.length === 0;
  return refuse({ code: isEmpty ? 'checkout.empty-cart' : 'checkout.form-used' });
}
