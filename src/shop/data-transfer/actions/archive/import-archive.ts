import { rolledBackWhen } from '#kernel/all-or-nothing.ts';
import type { ImportReport, ImportWarning, PlannedRow } from '#kernel/data-transfer/table-import.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import type { DataTransferRefusal } from '../../refusals.ts';
import type { ArchiveDeps } from './deps.ts';
import { importFiles } from './import-files.ts';
import { type ImportTableOptions, importTable, type TableImport, type TableReport } from './import-table.ts';
import { ARCHIVE_FORMAT, type Manifest } from './manifest.ts';
import { ARCHIVE_LIMITS, fileOfTable, readManifest } from './open-archive.ts';
import { ArchiveRefused, archiveRefusal } from './refused.ts';
import { filesIn, tableOf } from './stored-files.ts';

const RELISTED_AT_ONCE = 500;

type TableDone = TableReport & Readonly<{ table: string }>;
type Brought = Readonly<{ tables: readonly TableDone[]; bringing: TableImport }>;

async function bringTables(bringing: TableImport): Promise<TableDone[]> {
  const { deps, tx, manifest, options } = bringing;
  const { bringer } = deps;
  const total = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const tables: TableDone[] = [];
  let read = 0;
  await bringer.openStage(tx);
  for (const table of await bringer.inOrderOfReferences(tx, Object.keys(manifest.tables))) {
    const report = await importTable(bringing, table, () => {
      read += 1;
      options.onProgress('write', read, total);
    });
    if (report === null) return tables;
    tables.push({ table, ...report });
  }
  return tables;
}

/** Rebuilds derived data that archives do not contain: listings and sequences. */
async function follow({ deps, tx, products, options }: TableImport): Promise<void> {
  await deps.bringer.setSequences(tx);
  for (let from = 0; from < products.length; from += RELISTED_AT_ONCE) {
    await deps.relist(tx, products.slice(from, from + RELISTED_AT_ONCE));
    options.onProgress('link', Math.min(from + RELISTED_AT_ONCE, products.length), products.length);
  }
}

function isChange({ created, changed }: TableReport): boolean {
  return created + changed > 0;
}

function reportOf({ tables, bringing }: Brought): ImportReport {
  const { manifest, sums, refused, options } = bringing;
  const sum = (of: (one: TableDone) => number) => tables.reduce((total, one) => total + of(one), 0);
  const there = new Set(filesIn(manifest).map(({ file }) => file));
  const warnings: ImportWarning[] = [...sums.keys()].flatMap((file) =>
    there.has(file) ? [] : [{ key: fileOfTable(tableOf(file)), kind: 'picture', value: file }],
  );
  const rows: PlannedRow[] = tables.map((one) => ({
    line: one.created + one.changed + one.leftAlone,
    key: fileOfTable(one.table),
    name: '',
    verdict: one.created > 0 ? 'create' : one.changed > 0 ? 'change' : 'same',
  }));
  return {
    created: sum(({ created }) => created),
    changed: sum(({ changed }) => changed),
    leftAlone: sum(({ leftAlone }) => leftAlone),
    examples: { created: [], changed: [] },
    rows: rows.filter(({ line }) => line > 0),
    refused,
    warnings,
    applied: !options.dryRun && refused.length === 0,
  };
}

async function checkVersion({ bringer, db }: ArchiveDeps, { format, migration }: Manifest): Promise<void> {
  if (format !== ARCHIVE_FORMAT || !(await bringer.knowsMigration(db, migration)))
    throw new ArchiveRefused({ code: 'data-transfer.newer-archive', version: `${format} ${migration}` });
}

type Call = Readonly<{ zip: OpenZip; manifest: Manifest; options: ImportTableOptions }>;

/** Imports everything in one transaction; a dry run does the same and rolls back. */
async function bringAll(deps: ArchiveDeps, { zip, manifest, options }: Call): Promise<ImportReport> {
  const { dryRun, onProgress } = options;
  const isPlan = ({ bringing }: Brought) => dryRun || bringing.refused.length > 0;
  const files = { areKept: false, takeAway: async () => {} };
  try {
    const brought = await rolledBackWhen(deps.db, isPlan, async (tx): Promise<Brought> => {
      const bringing = { deps, tx, zip, manifest, options, refused: [], sums: new Map(), products: [] };
      const tables = await bringTables(bringing);
      if (bringing.refused.length > 0) return { tables, bringing };
      const stored = filesIn(manifest);
      files.takeAway = await importFiles(deps, {
        zip,
        stored,
        sums: bringing.sums,
        dryRun,
        onProgress: (count) => onProgress('link', count, stored.length),
      });
      if (!dryRun && tables.some(isChange)) await follow(bringing);
      return { tables, bringing };
    });
    files.areKept = !isPlan(brought);
    return reportOf(brought);
  } finally {
    if (!files.areKept) await files.takeAway();
  }
}

async function withArchive<T>(
  deps: ArchiveDeps,
  path: string,
  work: (zip: OpenZip, manifest: Manifest) => Promise<T>,
): Promise<Outcome<T, DataTransferRefusal>> {
  let zip: OpenZip | null = null;
  try {
    zip = await deps.openZip(path, ARCHIVE_LIMITS);
    const manifest = await readManifest(zip);
    await checkVersion(deps, manifest);
    return done(await work(zip, manifest));
  } catch (error) {
    const refusal = archiveRefusal(error);
    if (refusal === null) throw error;
    return refuse(refusal);
  } finally {
    await zip?.close();
  }
}

/**
 * Imports whole shops. `check` validates an archive; `bringIn` imports it into an empty shop, or plans that. All
 * or nothing: one refused row or any refusal leaves the shop unchanged.
 *
 * Refusals: `data-transfer.no-archive`, `data-transfer.damaged-archive`, `data-transfer.strange-file`,
 * `data-transfer.bloated-archive`, `data-transfer.newer-archive`, `data-transfer.part-archive`, `data-transfer.unknown-column`,
 * `data-transfer.shop-in-use`
 * Source: BO-04
 */
export function importArchive(deps: ArchiveDeps) {
  return {
    check: (path: string) => withArchive(deps, path, async () => null),
    bringIn: (path: string, options: ImportTableOptions) =>
      withArchive(deps, path, (zip, manifest) => bringAll(deps, { zip, manifest, options })),
  };
}
