import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Emirate } from '#shop/shipping';
import { type CartNeeds, type CartOf, type ChangedCart, changing } from './changing.ts';
import { readCart } from './read-cart.ts';
import type { CartRefusal } from './refusals.ts';

/** Where to, or in which way; what is left out stays. */
export type DeliveryChoice = Readonly<{ emirate?: Emirate; rateId?: string }>;

/** Says where the cart shall go and how. A way that this cart cannot have is refused. */
export function chooseDelivery(needs: CartNeeds) {
  const change = changing(needs);
  return (whose: CartOf, choice: DeliveryChoice): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async (opened) => {
      const { tx, id, kept } = opened;
      const next = { ...kept, ...choice };
      const { delivery } = await readCart(needs, { id, kept: next }, { ...opened, reader: tx });
      const isKnown = choice.rateId === undefined || delivery.rates.some((rate) => rate.id === choice.rateId);
      return isKnown ? done(choice) : refuse({ code: 'cart.unknown-delivery' });
    });
}
