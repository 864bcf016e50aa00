import { type Away, isAway } from './away.ts';
import { type Change, postChange } from './change.ts';
import type { CartFragments } from './fragments.ts';
import { markUpdating } from './replace-fragments.ts';

/** The change waits until the line is back; the shopper knows. */
export const KEPT = Symbol('kept');

/**
 * Tells the server of a change.
 *
 * @param later what is told instead once the line is back
 * @returns the answer, or KEPT. @throws on failure
 */
export type Send = (change: Change, later?: Change) => Promise<unknown>;

/**
 * What waits is told first, so that all comes in order. While a call runs, what shows the cart is marked. After a failure
 * nobody knows whether the change was done, so the cart is asked for; without a line the change waits.
 */
export function createSend(fragments: CartFragments, away: Away): Send {
  return async (change, later = change) => {
    const keep = () => {
      away.keep({ ...later, id: change.id });
      return KEPT;
    };
    if (isAway()) return keep();
    markUpdating(true);
    try {
      await away.settle();
      return await postChange(change);
    } catch (failure) {
      if (isAway()) return keep();
      fragments.recover();
      throw failure;
    } finally {
      markUpdating(false);
    }
  };
}
