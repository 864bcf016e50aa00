import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DataTransferDeps } from '../deps.ts';
import type { FileKind } from '../import-run.ts';
import type { DataTransferRefusal } from '../refusals.ts';
import { insertRun } from '../store/runs.ts';
import { importArchive } from './archive/import-archive.ts';
import { checkTable, checkText } from './check-file.ts';

type UploadedTable = Readonly<{
  kind: FileKind;
  fileName: string;
  /** Path (valid until this returns) and size. */
  file: Readonly<{ path: string; size: number }>;
  staffName: string;
}>;

async function refusalOf(
  deps: DataTransferDeps,
  kind: FileKind,
  file: string,
): Promise<DataTransferRefusal | null> {
  if (kind !== 'archive') return checkTable(deps.readRows(file), deps.importers[kind].columns);
  const checked = await importArchive(deps.archive).check(deps.pathOf(file));
  return checked.ok ? null : checked.refusal;
}

/**
 * Stores an uploaded file and queues its plan.
 *
 * Refusals: `data-transfer.empty-file`, `data-transfer.no-table`, `data-transfer.broken-table`, `data-transfer.wrong-columns`, those
 * of an archive
 */
export function takeFile(deps: DataTransferDeps) {
  return async (taken: UploadedTable): Promise<Outcome<{ id: string }, DataTransferRefusal>> => {
    const { kind, fileName, staffName } = taken;
    const { path, size } = taken.file;
    const unreadable = kind === 'archive' ? null : await checkText(deps.readBytes(path));
    if (unreadable !== null) return refuse(unreadable);
    const id = randomUUID();
    const file = kind === 'archive' ? `${id}.zip` : `${id}.csv`;
    await deps.saveFile(file, path);
    const wrong = await refusalOf(deps, kind, file);
    if (wrong !== null) {
      await deps.forgetFile(file);
      return refuse(wrong);
    }
    const createdAt = deps.clock();
    await deps.db.transaction().execute(async (tx) => {
      const run = { id, kind, source: 'file', fileName, file, bytes: size, staffName } as const;
      await insertRun(tx, { ...run, createdAt, state: 'planning' });
      await deps.raise(tx, 'ImportDue', { id });
    });
    return done({ id });
  };
}
