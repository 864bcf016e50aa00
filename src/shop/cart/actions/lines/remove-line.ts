import { refuse } from '#kernel/outcome.ts';
import { markRemoved, unmarkRemoved } from '../../store/lines.ts';
import { type CartDeps, LINES_ONLY, MORE_LINES } from '../with-locked-cart.ts';
import { type CartLineChange, forCartLine, UNKNOWN_LINE } from './for-cart-line.ts';

/** Removes a line; it can be restored until the cart is ordered or deleted. */
export function removeLine(deps: CartDeps): CartLineChange {
  return forCartLine(deps, async ({ tx, id, now }, key) =>
    (await markRemoved(tx, id, { key, now })) ? LINES_ONLY : refuse(UNKNOWN_LINE),
  );
}

/** Restores a removed line with its quantity and position. */
export function restoreLine(deps: CartDeps): CartLineChange {
  return forCartLine(deps, async ({ tx, id }, key) =>
    (await unmarkRemoved(tx, id, key)) ? MORE_LINES : refuse(UNKNOWN_LINE),
  );
}
