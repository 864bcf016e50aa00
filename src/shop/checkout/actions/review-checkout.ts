import type { DeviceMode } from '#kernel/device-mode.ts';
import type { CartToken } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Cart } from '#shop/cart';
import type { Order } from '#shop/orders';
import type { CheckoutDraft } from '../form.ts';
import type { CheckoutNeeds } from '../needs.ts';
import { type CheckoutReview, reviewOf } from '../review.ts';
import { askedBy, lockCart } from './lock-cart.ts';

type Reviewed = {
  cart: Cart;
  draft: CheckoutDraft;
  device: DeviceMode | null;
  /** The order that the same cart was made into before. */
  before: Order | null;
};

/** Choices, sums and problems of a cart that has been read or locked. */
export async function reviewCart(
  needs: CheckoutNeeds,
  db: DbOrTx,
  { cart, draft, device, before }: Reviewed,
): Promise<CheckoutReview> {
  const settings = await needs.settings(db);
  const { rate } = cart.delivery;
  return reviewOf({
    cart,
    methodCode: draft.payment,
    slots: rate?.hasSlots ? await needs.slots(db, rate.id, before?.id ?? null) : [],
    slotId: draft.slot,
    settings,
    payments: needs.paymentRules(settings),
    device,
    now: needs.clock(),
  });
}

/** Ends a transaction that only looked; never leaves this file. */
class Looked extends Error {
  readonly review: CheckoutReview;
  constructor(review: CheckoutReview) {
    super('looked');
    this.review = review;
  }
}

type Looking = { token: CartToken; draft: CheckoutDraft; device: DeviceMode | null };

/** As it will be when the unpaid order of this cart is made anew: what that order holds is there for this shopper. */
async function lookAgain(needs: CheckoutNeeds, { token, draft, device }: Looking): Promise<CheckoutReview> {
  const silent = { ...needs, productsChanged: async () => undefined };
  try {
    return await needs.db.transaction().execute(async (tx): Promise<never> => {
      const locked = await lockCart(silent, tx, { token, draft });
      if (locked === null) throw new Error('nobody looks by a form');
      throw new Looked(await reviewCart(needs, tx, { ...locked, draft, device }));
    });
  } catch (error) {
    if (error instanceof Looked) return error.review;
    throw error;
  }
}

/** Choices and sums for what was typed so far. */
export function reviewCheckout(needs: CheckoutNeeds) {
  return async (
    token: CartToken | null,
    draft: CheckoutDraft,
    device: DeviceMode | null = null,
  ): Promise<CheckoutReview> => {
    const cart = await needs.openCart(token, askedBy(draft));
    const isHeld =
      token !== null && cart.lines.length > 0 && (await needs.baskets.orderOf(needs.db, cart.id)) !== null;
    if (isHeld) return lookAgain(needs, { token, draft, device });
    return reviewCart(needs, needs.db, { cart, draft, device, before: null });
  };
}
