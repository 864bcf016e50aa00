import type { OrderId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { deleteBasket, findBasket } from './baskets.store.ts';
import type { PaymentNeeds } from './needs.ts';

/**
 * What was bought leaves the cart it was ordered from. That cart may be poured into another in this very moment, when its
 * shopper signs in: then it is looked for once more, there.
 */
export async function takeOutOfCart(needs: PaymentNeeds, tx: Tx, orderId: OrderId): Promise<void> {
  const basket = await findBasket(tx, orderId);
  const order = basket === null ? null : await needs.orders.findIn(tx, orderId);
  if (basket === null || order === null) return;
  const bought = { lines: basket.cartHash, pieces: order.lines };
  await needs.takeBought(tx, basket.cartId, bought);
  const now = await findBasket(tx, orderId);
  if (now !== null && now.cartId !== basket.cartId) await needs.takeBought(tx, now.cartId, bought);
  await deleteBasket(tx, orderId);
}
