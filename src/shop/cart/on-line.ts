import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import {
  type CartNeeds,
  type CartOf,
  type Change,
  type ChangedCart,
  changing,
  type Opened,
} from './changing.ts';
import type { CartRefusal } from './refusals.ts';

export const UNKNOWN_LINE: CartRefusal = { code: 'cart.unknown-line' };

export type OnLine = (whose: CartOf, key: CartItemKey) => Promise<Outcome<ChangedCart, CartRefusal>>;

/** A change of one line that a cart has; who has no cart has no such line. */
export function onLine(
  needs: CartNeeds,
  act: (opened: Opened, key: CartItemKey) => ReturnType<Change<CartRefusal>>,
): OnLine {
  const change = changing(needs);
  return async (whose, key) =>
    whose.token === null ? refuse(UNKNOWN_LINE) : change(whose, (opened) => act(opened, key));
}
