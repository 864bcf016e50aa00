import { parseMobile } from '#kernel/address/phone.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Cart, ReadCartRequest } from '#shop/cart';
import { findOrderByIdempotency, type Order } from '#shop/orders';
import { EMIRATES } from '#shop/shipping';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import type { CheckoutDraft } from '../rules/form.ts';
import type { Placing } from '../rules/placing.ts';
import { resumeOrder } from './resume-order.ts';

/** The destination and contact from the checkout form; without a chosen emirate the cart's own is used. */
export function cartRequestOf({ emirate, delivery, email, phone }: CheckoutDraft): ReadCartRequest {
  const known = EMIRATES.find((code) => code === emirate);
  return {
    email: email.trim() === '' ? null : email.trim(),
    phone: parseMobile(phone),
    ...(known === undefined ? {} : { emirate: known }),
    ...(delivery === '' ? {} : { rateId: delivery }),
  };
}

type Locking = Pick<Placing, 'token' | 'draft'> & {
  /** Idempotency key of the form that is being submitted. */
  idempotencyKey?: string;
};

/**
 * Locks and reads the cart, counting the stock that its own unpaid order reserves as available.
 *
 * @returns null when the same form placed an order while this one waited for the lock
 */
export async function lockCart(
  deps: CheckoutDeps,
  tx: Tx,
  { token, draft, idempotencyKey }: Locking,
): Promise<Outcome<{ cart: Cart; before: Order | null } | null, CheckoutRefusal>> {
  const lock = async () => (token === null ? null : deps.cartForOrder.lock(tx, token, cartRequestOf(draft)));
  const cart = await lock();
  if (cart === null || cart.lines.length === 0) return refuse({ code: 'checkout.empty-cart' });
  if (idempotencyKey !== undefined && (await findOrderByIdempotency(tx, idempotencyKey)) !== null)
    return done(null);
  const before = await resumeOrder(deps, tx, cart.id);
  return done({ before, cart: before === null ? cart : ((await lock()) ?? cart) });
}
