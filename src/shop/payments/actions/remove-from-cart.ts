import type { OrderId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import type { PaymentDeps } from '../deps.ts';
import { deleteBasket, findBasket } from '../store/baskets.ts';

/**
 * Removes a paid order's products from its cart. If that cart is just being merged into another at sign-in, looks
 * again in the merged cart.
 */
export async function removeBoughtFromCart(deps: PaymentDeps, tx: Tx, orderId: OrderId): Promise<void> {
  const basket = await findBasket(tx, orderId);
  const order = basket === null ? null : await deps.orders.findIn(tx, orderId);
  if (basket === null || order === null) return;
  const bought = { lines: basket.cartHash, pieces: order.lines };
  await deps.takeBought(tx, basket.cartId, bought);
  const now = await findBasket(tx, orderId);
  if (now !== null && now.cartId !== basket.cartId) await deps.takeBought(tx, now.cartId, bought);
  await deleteBasket(tx, orderId);
}
