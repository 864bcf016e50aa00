import type { ImportFieldKind } from '#kernel/data-transfer/table-import.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { takeFile } from './actions/accept-file.ts';
import { importArchive } from './actions/archive/import-archive.ts';
import { exportParts } from './actions/export.ts';
import { forgetInImport } from './actions/forget-person.ts';
import { rejectedLines, rejectedRows } from './actions/rejected.ts';
import { runImport, SILENCE_MS } from './actions/run-import.ts';
import { FETCH_SILENCE_MS, fetchWooCommerce } from './actions/woocommerce/fetch-shop.ts';
import type { DataTransferDeps } from './deps.ts';
import { IMPORT_MOVES, type ImportRun, type ImportState } from './import-run.ts';
import type { DataTransferRefusal } from './refusals.ts';
import {
  findRun,
  isAnotherRunning,
  moveRun,
  readFileOf,
  readLatest,
  removeRun,
  removeRunsBefore,
  silentRuns,
} from './store/runs.ts';

export type { ArchiveDeps } from './actions/archive/deps.ts';
export { forgetImports } from './actions/forget-person.ts';
/** Refused rows as a table that can be corrected and imported again. */
export { OWN_COLUMNS, rejectedRows } from './actions/rejected.ts';
export type { FetchRequest } from './actions/woocommerce/fetch-shop.ts';
export type { WooCommerceKeys } from './actions/woocommerce/rest-client.ts';
export type { Importer } from './deps.ts';
/** Kinds, states and refusals of imports. */
export {
  FILE_KINDS,
  type FileKind,
  IMPORT_KINDS,
  type ImportKind,
  type ImportRun,
  type ImportState,
  type ImportSummary,
} from './import-run.ts';
export type { DataTransferRefusal } from './refusals.ts';
/** The exportable parts. */
export {
  EXPORT_PARTS,
  EXPORTED,
  type ExportPart,
  PRIVATE_COLUMNS,
  PRIVATE_TABLES,
} from './rules/open-tables.ts';

const LISTED = 30;
/** Files with personal data are kept no longer than needed. */
const KEPT_MS = 30 * DAY_MS;
type Move = { to: 'planning' | 'importing'; take?: readonly ImportFieldKind[] };
type Answer = Outcome<null, DataTransferRefusal>;

const UNKNOWN: DataTransferRefusal = { code: 'data-transfer.unknown-import' };

/** States from which an import may move to another; a fetch moves automatically. */
function before(next: ImportState): ImportState[] {
  const states = Object.entries(IMPORT_MOVES) as [ImportState, readonly ImportState[]][];
  return states
    .filter(([state, targets]) => state !== 'fetching' && targets.includes(next))
    .map(([state]) => state);
}

/**
 * Imports and exports. `take` stores a file and plans it, `start` imports it, `find` returns its state from any
 * process; `again` plans the same file again; `rejected` streams the refused rows; `forget` deletes a file. `workOn`
 * is the background job, `resume` queues it again where its process died, `forgetPerson` the job that deletes an import with data of an erased person. Only one import
 * runs at a time.
 *
 * Refusals: those of the file, `data-transfer.runs-already`, `data-transfer.not-now`, `data-transfer.unknown-import`
 * `export` exports the shop.
 * Source: BO-03, BO-04
 */
export function createDataTransfer(deps: DataTransferDeps) {
  const { db, clock, raise, forgetFile, readRows } = deps;

  async function moveOn(tx: Tx, id: string, { to, take }: Move): Promise<Answer> {
    if (await moveRun(tx, id, { from: before(to), to, ...(take === undefined ? {} : { take }) })) {
      await raise(tx, 'ImportDue', { id });
      return done(null);
    }
    return refuse((await findRun(tx, id)) === null ? UNKNOWN : { code: 'data-transfer.not-now' });
  }

  async function move(id: string, how: Move): Promise<Answer> {
    try {
      return await db.transaction().execute((tx) => moveOn(tx, id, how));
    } catch (error) {
      if (isAnotherRunning(error)) return refuse({ code: 'data-transfer.runs-already' });
      throw error;
    }
  }

  return {
    /** Exports parts of the shop as one archive. */
    export: exportParts(deps),
    /** Imports an archive. */
    archive: importArchive(deps.archive),
    take: takeFile(deps),
    /** Fetches tables from the old shop. */
    oldShop: fetchWooCommerce(deps),
    /** The importer of each kind of table. */
    importers: deps.importers,
    /** Whether a running fetch has died: its process no longer reports. */
    isSilent: ({ state, seenAt }: ImportRun): boolean =>
      state === 'fetching' && clock().getTime() - (seenAt?.getTime() ?? 0) > FETCH_SILENCE_MS,
    latest: (): Promise<ImportRun[]> => readLatest(db, LISTED),
    find: async (id: string): Promise<Outcome<ImportRun, DataTransferRefusal>> => {
      const run = await findRun(db, id);
      return run === null ? refuse(UNKNOWN) : done(run);
    },
    /** @param take kinds of fields to overwrite although they changed in the shop */
    start: (id: string, take: readonly ImportFieldKind[] = []) => move(id, { to: 'importing', take }),
    again: (id: string) => move(id, { to: 'planning', take: [] }),
    forget: async (id: string): Promise<Answer> => {
      const file = await removeRun(db, id);
      if (file === null)
        return refuse((await findRun(db, id)) === null ? UNKNOWN : { code: 'data-transfer.not-now' });
      await forgetFile(file);
      return done(null);
    },
    rejected: async (
      id: string,
      sayReason: (reason: string) => string,
    ): Promise<Outcome<{ fileName: string; rows: AsyncGenerator<string[]> }, DataTransferRefusal>> => {
      const stored = await readFileOf(db, id);
      if (stored === null) return refuse(UNKNOWN);
      const { kind, file, fileName, refused } = stored;
      const rows =
        kind === 'archive'
          ? rejectedLines(refused, sayReason)
          : rejectedRows(readRows(file), refused, sayReason);
      return done({ fileName, rows });
    },
    workOn: runImport(deps),
    resume: async (): Promise<void> => {
      const silent = await silentRuns(db, new Date(clock().getTime() - SILENCE_MS));
      await db.transaction().execute(async (tx) => {
        for (const id of silent) await raise(tx, 'ImportDue', { id });
      });
    },
    forgetPerson: forgetInImport(deps),
    forgetOld: async (): Promise<void> => {
      for (const file of await removeRunsBefore(db, new Date(clock().getTime() - KEPT_MS)))
        await forgetFile(file);
    },
  };
}
