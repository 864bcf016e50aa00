import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { fromArchive } from './archive/bring-in.ts';
import { checkTable, checkText } from './check-file.ts';
import type { FileKind } from './import-run.ts';
import type { ExchangeNeeds } from './needs.ts';
import type { ExchangeRefusal } from './refusals.ts';
import { insertRun } from './runs.store.ts';

type TakenFile = Readonly<{
  kind: FileKind;
  fileName: string;
  /** Where the file lies until this returns, and its bytes. */
  file: Readonly<{ path: string; size: number }>;
  staffName: string;
}>;

async function refusalOf(
  needs: ExchangeNeeds,
  kind: FileKind,
  file: string,
): Promise<ExchangeRefusal | null> {
  if (kind !== 'archive') return checkTable(needs.readRows(file), needs.importers[kind].columns);
  const checked = await fromArchive(needs.archive).check(needs.pathOf(file));
  return checked.ok ? null : checked.refusal;
}

/**
 * Keeps a file that somebody wants to bring in, and has its plan made.
 *
 * Refusals: `exchange.empty-file`, `exchange.no-table`, `exchange.broken-table`, `exchange.wrong-columns`, those of an archive
 */
export function takeFile(needs: ExchangeNeeds) {
  return async (taken: TakenFile): Promise<Outcome<{ id: string }, ExchangeRefusal>> => {
    const { kind, fileName, staffName } = taken;
    const { path, size } = taken.file;
    const unreadable = kind === 'archive' ? null : await checkText(needs.readBytes(path));
    if (unreadable !== null) return refuse(unreadable);
    const id = randomUUID();
    const file = kind === 'archive' ? `${id}.zip` : `${id}.csv`;
    await needs.keepFile(file, path);
    const wrong = await refusalOf(needs, kind, file);
    if (wrong !== null) {
      await needs.forgetFile(file);
      return refuse(wrong);
    }
    const createdAt = needs.clock();
    await needs.db.transaction().execute(async (tx) => {
      const run = { id, kind, source: 'file', fileName, file, bytes: size, staffName } as const;
      await insertRun(tx, { ...run, createdAt, state: 'planning' });
      await needs.importDue(tx, id);
    });
    return done({ id });
  };
}
