import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { checkBytes, checkTable } from './check-file.ts';
import type { ExchangeRefusal, ImportKind } from './import-run.ts';
import type { ExchangeNeeds } from './needs.ts';
import { insertRun } from './runs.store.ts';

type TakenFile = Readonly<{ kind: ImportKind; fileName: string; bytes: Uint8Array; staffName: string }>;

/**
 * Keeps a file that somebody wants to bring in, and has its plan made.
 *
 * Refusals: `exchange.empty-file`, `exchange.no-table`, `exchange.broken-table`, `exchange.wrong-columns`
 */
export function takeFile(needs: ExchangeNeeds) {
  return async (taken: TakenFile): Promise<Outcome<{ id: string }, ExchangeRefusal>> => {
    const { kind, fileName, bytes, staffName } = taken;
    const unreadable = checkBytes(bytes);
    if (unreadable !== null) return refuse(unreadable);
    const id = randomUUID();
    const file = `${id}.csv`;
    await needs.keepFile(file, bytes);
    const wrong = await checkTable(needs.readRows(file), needs.importers[kind].columns);
    if (wrong !== null) {
      await needs.forgetFile(file);
      return refuse(wrong);
    }
    const createdAt = needs.clock();
    await needs.db.transaction().execute(async (tx) => {
      const run = { id, kind, source: 'file', fileName, file, bytes: bytes.length, staffName } as const;
      await insertRun(tx, { ...run, createdAt, state: 'planning' });
      await needs.importDue(tx, id);
    });
    return done({ id });
  };
}
