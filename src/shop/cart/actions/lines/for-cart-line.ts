import type { CartItemKey } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { CartRefusal } from '../../refusals.ts';
import {
  type CartDeps,
  type CartOwner,
  type Change,
  type ChangedCart,
  type LockedCart,
  withLockedCart,
} from '../with-locked-cart.ts';

export const UNKNOWN_LINE: CartRefusal = { code: 'cart.unknown-line' };

export type CartLineChange = (
  whose: CartOwner,
  key: CartItemKey,
) => Promise<Outcome<ChangedCart, CartRefusal>>;

/** Changes one existing line; refuses with `cart.unknown-line`. */
export function forCartLine(
  deps: CartDeps,
  act: (opened: LockedCart, key: CartItemKey) => ReturnType<Change<CartRefusal>>,
): CartLineChange {
  const change = withLockedCart(deps);
  return async (whose, key) =>
    whose.token === null ? refuse(UNKNOWN_LINE) : change(whose, (opened) => act(opened, key));
}
