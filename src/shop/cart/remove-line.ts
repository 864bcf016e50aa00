import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { markRemoved, unmarkRemoved } from './cart.store.ts';
import { type CartNeeds, type CartOf, type ChangedCart, changing, LINES_ONLY } from './changing.ts';
import type { CartRefusal } from './refusals.ts';

const UNKNOWN: CartRefusal = { code: 'cart.unknown-line' };

type OnLine = (whose: CartOf, key: CartItemKey) => Promise<Outcome<ChangedCart, CartRefusal>>;

/** Takes one line out; it can be brought back until the cart is ordered or forgotten. */
export function removeLine(needs: CartNeeds): OnLine {
  const change = changing(needs);
  return async (whose, key) => {
    if (whose.token === null) return refuse(UNKNOWN);
    return change(whose, async ({ tx, id, now }) =>
      (await markRemoved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN),
    );
  };
}

/** Brings a removed line back with its quantity, to where it was. */
export function restoreLine(needs: CartNeeds): OnLine {
  const change = changing(needs);
  return async (whose, key) => {
    if (whose.token === null) return refuse(UNKNOWN);
    return change(whose, async ({ tx, id }) =>
      (await unmarkRemoved(tx, id, key)) ? LINES_ONLY : refuse(UNKNOWN),
    );
  };
}
