import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportFieldKind } from '#kernel/table-import.ts';
import type { Tx } from '#platform/database/client.ts';
import { fromArchive } from './archive/bring-in.ts';
import { exportParts } from './export.ts';
import { IMPORT_MOVES, type ImportRun, type ImportState } from './import-run.ts';
import type { ExchangeNeeds } from './needs.ts';
import { FETCH_SILENCE_MS, fromOldShop } from './old-shop/from-old-shop.ts';
import type { ExchangeRefusal } from './refusals.ts';
import { rejectedLines, rejectedRows } from './rejected.ts';
import {
  findRun,
  isAnotherRunning,
  moveRun,
  readFileOf,
  readLatest,
  removeRun,
  removeRunsBefore,
} from './runs.store.ts';
import { takeFile } from './take-file.ts';
import { workOnRun } from './work.ts';

export type { ArchiveNeeds } from './archive/needs.ts';
/** What can be brought in, how an import goes, and every answer "no". */
export {
  FILE_KINDS,
  type FileKind,
  IMPORT_KINDS,
  type ImportKind,
  type ImportRun,
  type ImportState,
  type ImportSummary,
} from './import-run.ts';
export type { Importer } from './needs.ts';
export type { OldShopKeys } from './old-shop/door.ts';
export type { FetchAsked } from './old-shop/from-old-shop.ts';
/** What can be taken out. */
export { EXPORT_PARTS, EXPORTED, type ExportPart, KEPT_COLUMNS, KEPT_INSIDE } from './open-tables.ts';
export type { ExchangeRefusal } from './refusals.ts';
/** Refused rows as a table that can be mended and brought in again. */
export { OWN_COLUMNS, rejectedRows } from './rejected.ts';

const LISTED = 30;
const DAY_MS = 86_400_000;
/** A file with names and addresses is not kept longer than it is needed. */
const KEPT_MS = 30 * DAY_MS;
type Move = { to: 'planning' | 'importing'; take?: readonly ImportFieldKind[] };
type Answer = Outcome<null, ExchangeRefusal>;

const UNKNOWN: ExchangeRefusal = { code: 'exchange.unknown-import' };

/** The states from which an import may be sent on to another; one that is fetched goes on by itself. */
function before(next: ImportState): ImportState[] {
  const states = Object.entries(IMPORT_MOVES) as [ImportState, readonly ImportState[]][];
  return states
    .filter(([state, targets]) => state !== 'fetching' && targets.includes(next))
    .map(([state]) => state);
}

/**
 * Tables that staff bring in, in steps: `take` keeps a file and has its plan made, `start` sets it going, `find` tells where
 * it is, from whichever process; `again` plans the same file anew; `rejected` gives the rows that were refused; `forget`
 * throws a file away. `workOn` is for the job that does it. One import at a time.
 *
 * Refusals: those of the file, `exchange.runs-already`, `exchange.not-now`, `exchange.unknown-import`
 * `export` takes everything out again.
 * Source: BO-03, BO-04
 */
export function createExchange(needs: ExchangeNeeds) {
  const { db, clock, importDue, forgetFile, readRows } = needs;

  async function moveOn(tx: Tx, id: string, { to, take }: Move): Promise<Answer> {
    if (await moveRun(tx, id, { from: before(to), to, ...(take === undefined ? {} : { take }) })) {
      await importDue(tx, id);
      return done(null);
    }
    return refuse((await findRun(tx, id)) === null ? UNKNOWN : { code: 'exchange.not-now' });
  }

  async function move(id: string, how: Move): Promise<Answer> {
    try {
      return await db.transaction().execute((tx) => moveOn(tx, id, how));
    } catch (error) {
      if (isAnotherRunning(error)) return refuse({ code: 'exchange.runs-already' });
      throw error;
    }
  }

  return {
    /** Parts of the shop as one archive in open formats. */
    export: exportParts(needs),
    /** A whole shop out of such an archive. */
    archive: fromArchive(needs.archive),
    take: takeFile(needs),
    /** Tables fetched from the old shop itself. */
    oldShop: fromOldShop(needs),
    /** What brings each kind of table in, for whoever has one in hand. */
    importers: needs.importers,
    /** Whether a fetching broke off without a word: its process is gone. */
    isSilent: ({ state, seenAt }: ImportRun): boolean =>
      state === 'fetching' && clock().getTime() - (seenAt?.getTime() ?? 0) > FETCH_SILENCE_MS,
    latest: (): Promise<ImportRun[]> => readLatest(db, LISTED),
    find: async (id: string): Promise<Outcome<ImportRun, ExchangeRefusal>> => {
      const run = await findRun(db, id);
      return run === null ? refuse(UNKNOWN) : done(run);
    },
    /** @param take kinds of fields that the file overwrites although they changed in the shop */
    start: (id: string, take: readonly ImportFieldKind[] = []) => move(id, { to: 'importing', take }),
    again: (id: string) => move(id, { to: 'planning', take: [] }),
    forget: async (id: string): Promise<Answer> => {
      const file = await removeRun(db, id);
      if (file === null)
        return refuse((await findRun(db, id)) === null ? UNKNOWN : { code: 'exchange.not-now' });
      await forgetFile(file);
      return done(null);
    },
    rejected: async (
      id: string,
      sayReason: (reason: string) => string,
    ): Promise<Outcome<{ fileName: string; rows: AsyncGenerator<string[]> }, ExchangeRefusal>> => {
      const kept = await readFileOf(db, id);
      if (kept === null) return refuse(UNKNOWN);
      const { kind, file, fileName, refused } = kept;
      const rows =
        kind === 'archive'
          ? rejectedLines(refused, sayReason)
          : rejectedRows(readRows(file), refused, sayReason);
      return done({ fileName, rows });
    },
    workOn: workOnRun(needs),
    forgetOld: async (): Promise<void> => {
      for (const file of await removeRunsBefore(db, new Date(clock().getTime() - KEPT_MS)))
        await forgetFile(file);
    },
  };
}
