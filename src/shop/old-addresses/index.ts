import type { Db } from '#platform/database/client.ts';
import { plainAddress } from './address.ts';
import { checkList, type ListedRedirect, type Redirect, type RefusedRedirect } from './check-list.ts';
import { findWays, lockWays, type RedirectQuery } from './desk-list.store.ts';
import { keepWay, type RedirectRights, removeWay, restoreWay } from './edit-way.ts';
import { findListed, findWay, type Way, type WayNeeds } from './find-way.ts';
import {
  deleteRedirect,
  moveAddress,
  readHits,
  readRedirects,
  saveRedirects,
} from './old-addresses.store.ts';

export type { ListedRedirect, Redirect, RedirectProblem, RefusedRedirect } from './check-list.ts';
export type { ListedWay } from './desk-list.store.ts';
export { REDIRECT_SORTS } from './desk-list.store.ts';
export type { RedirectRights } from './edit-way.ts';
/** Where the two addresses stand in a list, by its first line. */
export { isAddress, type ListHead, readHead } from './list-head.ts';
export type { RedirectRefusal } from './refusals.ts';
export type { Way };

/** What an import of addresses did. */
export type RedirectReport = Readonly<{ accepted: number; refused: readonly RefusedRedirect[] }>;

/**
 * Addresses of an older shop.
 *
 * `find` says where an address that is no page leads: the list first (`findListed` the list alone), then the forms that shops on WordPress have by
 * themselves; null when nothing is known of it. `importList` keeps the good lines of a list and answers the others with
 * their reason (`no-address`, `no-target`, `home`, `own-address`, `foreign`, `repeated`, `itself`, `loop`). `moved` lets an address of the shop that
 * changes lead on; `list` tells how often each was used;
 * `remove` takes one out. `edit` is what staff do: `find` by words, `keep` one, `remove` and `restore` it, `plan` a list
 * without writing anything.
 * Source: RT-08; wire §14
 */
export function createRedirects(needs: WayNeeds & { db: Db; publicUrl: string }) {
  const { db, publicUrl } = needs;
  return {
    find: findWay(needs),
    findListed: findListed(needs),
    importList: (lines: readonly ListedRedirect[], rights: RedirectRights): Promise<RedirectReport> =>
      db.transaction().execute(async (tx) => {
        await lockWays(tx);
        const known = await readRedirects(tx);
        const { accepted, refused } = checkList(lines, { known, publicUrl, ...rights });
        await saveRedirects(tx, accepted);
        return { accepted: accepted.length, refused };
      }),
    edit: {
      find: (query: RedirectQuery) => findWays(db, query),
      keep: keepWay({ db, publicUrl }),
      remove: removeWay({ db, publicUrl }),
      restore: restoreWay({ db, publicUrl }),
      plan: async (lines: readonly ListedRedirect[], rights: RedirectRights): Promise<RedirectReport> => {
        const known = await readRedirects(db);
        const { accepted, refused } = checkList(lines, { known, publicUrl, ...rights });
        return { accepted: accepted.length, refused };
      },
    },
    moved: moveAddress,
    list: (): Promise<(Redirect & { hits: number })[]> => readHits(db),
    remove: async (address: string): Promise<boolean> => {
      const source = plainAddress(address);
      return source !== null && deleteRedirect(db, source);
    },
  };
}
