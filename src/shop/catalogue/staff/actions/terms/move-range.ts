import type { DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { Settings } from '#shop/settings';
import { lockCategories } from '../../store/terms/categories.ts';
import { pathsById, redirectMovedCategories } from './redirect-moved-categories.ts';

/**
 * Changes the slug of the sticks archive; its categories get redirects.
 *
 * Source: spec §2, Routes; RT-03
 */
export function moveRange({ raise }: { raise: Raise }) {
  return async (tx: DbOrTx, { was, now }: { was: Settings; now: Settings }): Promise<void> => {
    await lockCategories(tx);
    const before = await pathsById({ db: tx, settings: async () => was });
    await redirectMovedCategories(
      tx,
      { before, after: await pathsById({ db: tx, settings: async () => now }) },
      raise,
    );
  };
}
