import { rolledBackWhen } from '#kernel/all-or-nothing.ts';
import type { CartToken } from '#kernel/ids.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Cart } from '#shop/cart';
import type { Order } from '#shop/orders';
import type { CheckoutDeps } from '../deps.ts';
import {
  type CartPlace,
  type ExpressOffer,
  type ExpressProduct,
  expressForCart,
  expressForProduct,
} from '../rules/express.ts';
import type { CheckoutDraft } from '../rules/form.ts';
import { type CheckoutReview, reviewOf } from '../rules/review.ts';
import { cartRequestOf, lockCart } from './lock-cart.ts';

type Reviewed = {
  cart: Cart;
  draft: CheckoutDraft;
  device: DeviceMode | null;
  /** The unpaid order of the same cart. */
  before: Order | null;
};

/** Choices, totals and problems of a cart. */
export async function reviewCart(
  deps: CheckoutDeps,
  db: DbOrTx,
  { cart, draft, device, before }: Reviewed,
): Promise<CheckoutReview> {
  const settings = await deps.settings(db);
  const { rate } = cart.delivery;
  return reviewOf({
    cart,
    methodCode: draft.payment,
    slots: rate?.hasSlots ? await deps.slots(db, rate.id, before?.id ?? null) : [],
    slotId: draft.slot,
    wantsGiftWrap: draft.giftWrap === '1',
    settings,
    payments: deps.paymentRules(settings),
    device,
    now: deps.clock(),
  });
}

type Typed = { token: CartToken; draft: CheckoutDraft; device: DeviceMode | null };

/** The review with the stock that this cart's unpaid order reserves counted as available. */
async function reviewWithReleasedStock(
  deps: CheckoutDeps,
  { token, draft, device }: Typed,
): Promise<CheckoutReview> {
  const silent = { ...deps, raise: async () => undefined };
  return rolledBackWhen(
    deps.db,
    () => true,
    async (tx) => {
      const locked = await lockCart(silent, tx, { token, draft });
      if (!locked.ok || locked.value === null) throw new Error('the cart was ordered while it was looked at');
      return reviewCart(deps, tx, { ...locked.value, draft, device });
    },
  );
}

/** Choices and totals for the values typed so far. */
export function reviewCheckout(deps: CheckoutDeps) {
  return async (
    token: CartToken | null,
    draft: CheckoutDraft,
    device: DeviceMode | null = null,
  ): Promise<CheckoutReview> => {
    const cart = await deps.openCart(token, cartRequestOf(draft));
    const isHeld =
      token !== null && cart.lines.length > 0 && (await deps.baskets.orderOf(deps.db, cart.id)) !== null;
    if (isHeld) return reviewWithReleasedStock(deps, { token, draft, device });
    return reviewCart(deps, deps.db, { cart, draft, device, before: null });
  };
}

/** The wallet's button on the page of a product, in the cart drawer and on the cart page. */
export function expressOffers(deps: CheckoutDeps) {
  const judging = async () => {
    const settings = await deps.settings();
    return { settings, payments: deps.paymentRules(settings) };
  };
  return {
    ofProduct: async (product: ExpressProduct): Promise<ExpressOffer> =>
      expressForProduct(product, await judging()),
    ofCart: async (cart: Cart, place: CartPlace): Promise<ExpressOffer> =>
      expressForCart({ cart, place }, await judging()),
  };
}
