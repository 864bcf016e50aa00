import type { Tx } from '#platform/database/client.ts';
import type { Asked } from '#shop/cart';
import { findOrderByIdempotency } from '#shop/orders';
import { EMIRATES } from '#shop/shipping';
import type { CheckoutDraft } from '../form.ts';
import type { CheckoutNeeds } from '../needs.ts';
import type { Placing } from '../placing.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { takeUpAgain } from './again.ts';

/** Rolls the order's transaction back; `placeOrder` turns it into the refusal it carries. */
export class Refused extends Error {
  readonly refusal: CheckoutRefusal;
  constructor(refusal: CheckoutRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the form says of where the goods go and who orders them; an emirate that was not chosen is the cart's own. */
export function askedBy({ emirate, delivery, email }: CheckoutDraft): Asked {
  const known = EMIRATES.find((code) => code === emirate);
  return {
    email: email.trim() === '' ? null : email.trim(),
    ...(known === undefined ? {} : { emirate: known }),
    ...(delivery === '' ? {} : { rateId: delivery }),
  };
}

type Locking = Pick<Placing, 'token' | 'draft'> & {
  /** Of the form that is being ordered with. */
  idempotencyKey?: string;
};

/**
 * The cart as it is when what an unpaid order of it had taken is there again.
 *
 * @returns null when the same form was ordered with while this one waited for the cart
 */
export async function lockCart(needs: CheckoutNeeds, tx: Tx, { token, draft, idempotencyKey }: Locking) {
  const lock = async () => (token === null ? null : needs.cartForOrder.lock(tx, token, askedBy(draft)));
  const cart = await lock();
  if (cart === null || cart.lines.length === 0) throw new Refused({ code: 'checkout.empty-cart' });
  if (idempotencyKey !== undefined && (await findOrderByIdempotency(tx, idempotencyKey)) !== null)
    return null;
  const before = await takeUpAgain(needs, tx, cart.id);
  return { before, cart: before === null ? cart : ((await lock()) ?? cart) };
}
