import { personPattern, type Reachable } from '#kernel/text/person-pattern.ts';
import type { Tx } from '#platform/database/client.ts';
import type { Raise, ShopEvents } from '#shop/events.ts';
import type { DataTransferDeps } from '../deps.ts';
import { finishedImport, finishedImports, removeRun } from '../store/runs.ts';
import { isNamedInFile } from './search-file.ts';

/**
 * Queues the search of each finished import for a person, since files may be large and do not come back when the transaction fails.
 * One that runs is finished first, and deleted with its age.
 */
export function forgetImports(raise: Raise) {
  return async (tx: Tx, person: Reachable): Promise<void> => {
    const pattern = personPattern(person);
    if (pattern === null) return;
    for (const { id, file } of await finishedImports(tx))
      await raise(tx, 'ImportErasureDue', { id, file, pattern });
  };
}

/**
 * Deletes an import whose plan, result or file names a person, and then its file. Of one that is deleted already, the file is:
 * the process may have ended between the two.
 */
export function forgetInImport(deps: DataTransferDeps) {
  const { db, forgetFile } = deps;
  return async ({ id, file, pattern }: ShopEvents['ImportErasureDue']): Promise<void> => {
    const run = await finishedImport(db, id, pattern);
    if (run === 'unknown') return forgetFile(file);
    if (run === 'active') return;
    const isNamed = run.is_named || (await isNamedInFile(deps, run, new RegExp(pattern, 'i')));
    if (isNamed && (await removeRun(db, id)) !== null) await forgetFile(file);
  };
}
