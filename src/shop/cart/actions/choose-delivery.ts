import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Emirate } from '#shop/shipping';
import type { CartRefusal } from '../refusals.ts';
import { readCart } from './read-cart.ts';
import { type CartDeps, type CartOwner, type ChangedCart, withLockedCart } from './with-locked-cart.ts';

/** The emirate or the shipping method; an omitted one stays. */
export type DeliveryChoice = Readonly<{ emirate?: Emirate; rateId?: string }>;

/** Sets the emirate and the shipping method. An unavailable method is refused. */
export function chooseDelivery(deps: CartDeps) {
  const change = withLockedCart(deps);
  return (whose: CartOwner, choice: DeliveryChoice): Promise<Outcome<ChangedCart, CartRefusal>> =>
    change(whose, async (opened) => {
      const { tx, id, stored } = opened;
      const next = { ...stored, ...choice };
      const { delivery } = await readCart(deps, { id, stored: next }, { ...opened, reader: tx });
      const isKnown = choice.rateId === undefined || delivery.rates.some((rate) => rate.id === choice.rateId);
      return isKnown ? done(choice) : refuse({ code: 'cart.unknown-delivery' });
    });
}
