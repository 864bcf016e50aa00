import type { CartFragments } from './fragments.ts';
import { postForm } from './post.ts';
import { markUpdating } from './replace-fragments.ts';

/** Something the shopper did to the cart, as it is told to the server. */
export type Change = Readonly<{
  /** Names this one action: told twice, it counts once. */
  id: string;
  url: string;
  fields: readonly (readonly [string, string])[];
}>;

/** The field that carries an action's name. */
const ACTION_ID = 'jamra_action_id';

export type Send = (change: Change) => Promise<unknown>;

/**
 * Tells the server of a change, and marks what shows the cart while the call runs. After a failure nobody knows whether
 * the change was done, so the cart is asked for.
 *
 * @returns the answer. @throws on failure
 */
export function createSend(fragments: CartFragments): Send {
  return async ({ id, url, fields }) => {
    markUpdating(true);
    try {
      return await postForm(url, [...fields, [ACTION_ID, id]]);
    } catch (failure) {
      fragments.recover();
      throw failure;
    } finally {
      markUpdating(false);
    }
  };
}
