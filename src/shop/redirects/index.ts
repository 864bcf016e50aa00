import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import { findListed, findRedirect, type Redirect, type RedirectDeps } from './actions/find-redirect.ts';
import { plainAddress } from './rules/address.ts';
import {
  type CheckedRedirect,
  checkList,
  type ImportedRedirect,
  type RefusedRedirect,
} from './rules/check-list.ts';
import {
  type RedirectRights,
  redirectHistory,
  removeRedirect,
  restoreRedirect,
  saveRedirect,
  undoRedirect,
} from './staff/edit-redirect.ts';
import { listRedirects, lockRedirects, type RedirectQuery } from './store/list.ts';
import { deleteRedirect, moveAddress, readHits, readRedirects, saveRedirects } from './store/redirects.ts';

export type { RedirectRefusal } from './refusals.ts';
export type {
  CheckedRedirect,
  ImportedRedirect,
  RedirectProblem,
  RefusedRedirect,
} from './rules/check-list.ts';
/** The columns of a redirect list, by its first line. */
export { isAddress, type ListHead, readHead } from './rules/list-head.ts';
export type { RedirectRights } from './staff/edit-redirect.ts';
export type { ListedRedirect } from './store/list.ts';
export { REDIRECT_SORTS } from './store/list.ts';
export type { Redirect };

/** The result of an import. */
export type RedirectReport = Readonly<{ accepted: number; refused: readonly RefusedRedirect[] }>;

/**
 * Redirects of an older shop's URLs.
 *
 * `find` returns the target of a URL that is not a page: from the list (`findListed` only that), then of
 * recognised WordPress URL forms; null when unknown. `importList` saves the valid lines of a list and reports the
 * others (`no-address`, `no-target`, `home`, `own-address`, `foreign`, `repeated`, `itself`, `loop`). `moved` adds
 * a redirect when a path of the shop changes; `list` returns them with their hits; `remove` deletes one. `edit` is
 * for staff: `find`, `save`, `remove`, `restore`, `history` with `undo` to a version of it, and `plan` for a dry run.
 * Source: RT-08; wire §14
 */
export function createRedirects(deps: RedirectDeps & { db: Db; clock: Clock; publicUrl: string }) {
  const { db, publicUrl } = deps;
  return {
    find: findRedirect(deps),
    findListed: findListed(deps),
    importList: (lines: readonly ImportedRedirect[], rights: RedirectRights): Promise<RedirectReport> =>
      db.transaction().execute(async (tx) => {
        await lockRedirects(tx);
        const known = await readRedirects(tx);
        const { accepted, refused } = checkList(lines, { known, publicUrl, ...rights });
        await saveRedirects(tx, accepted);
        return { accepted: accepted.length, refused };
      }),
    edit: {
      find: (query: RedirectQuery) => listRedirects(db, query),
      save: saveRedirect(deps),
      remove: removeRedirect(deps),
      restore: restoreRedirect(deps),
      history: redirectHistory(deps),
      undo: undoRedirect(deps),
      plan: async (lines: readonly ImportedRedirect[], rights: RedirectRights): Promise<RedirectReport> => {
        const known = await readRedirects(db);
        const { accepted, refused } = checkList(lines, { known, publicUrl, ...rights });
        return { accepted: accepted.length, refused };
      },
    },
    moved: moveAddress,
    list: (): Promise<(CheckedRedirect & { hits: number })[]> => readHits(db),
    remove: async (address: string): Promise<boolean> => {
      const source = plainAddress(address);
      return source !== null && deleteRedirect(db, source);
    },
  };
}
