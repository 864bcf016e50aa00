import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { lockTree } from './categories.store.ts';
import { type AddressMoved, leadOn, placesBy } from './leading-on.ts';

/**
 * The range of sticks stands below another word: its categories lead on from where they stood.
 *
 * Source: spec §2, Routes; RT-03
 */
export function moveRange({ addressMoved }: { addressMoved: AddressMoved }) {
  return async (tx: DbOrTx, { was, now }: { was: Settings; now: Settings }): Promise<void> => {
    await lockTree(tx);
    const before = await placesBy({ db: tx, settings: async () => was });
    await leadOn(tx, { before, after: await placesBy({ db: tx, settings: async () => now }) }, addressMoved);
  };
}
