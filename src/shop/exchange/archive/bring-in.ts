import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportReport, ImportWarning, PlannedRow } from '#kernel/table-import.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import type { ExchangeRefusal } from '../refusals.ts';
import { bringPictures } from './bring-pictures.ts';
import { type Bringing, type BringOptions, bringTable, type TableReport } from './bring-table.ts';
import { ARCHIVE_FORMAT, type Manifest } from './manifest.ts';
import type { ArchiveNeeds } from './needs.ts';
import { ARCHIVE_LIMITS, fileOfTable, readManifest } from './open-archive.ts';
import { ArchiveRefused, archiveRefusal } from './refused.ts';

const RELISTED_AT_ONCE = 500;

/** Thrown at the end of a plan, so that nothing of it stays. */
class OnlyPlanned extends Error {}

type TableDone = TableReport & Readonly<{ table: string }>;
type Brought = Readonly<{ tables: readonly TableDone[]; bringing: Bringing }>;

async function bringTables(bringing: Bringing): Promise<TableDone[]> {
  const { needs, tx, manifest, options } = bringing;
  const { bringer } = needs;
  const total = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const tables: TableDone[] = [];
  let read = 0;
  await bringer.openStage(tx);
  for (const table of await bringer.inOrderOfReferences(tx, Object.keys(manifest.tables))) {
    const report = await bringTable(bringing, table, () => {
      read += 1;
      options.onProgress('write', read, total);
    });
    if (report === null) return tables;
    tables.push({ table, ...report });
  }
  return tables;
}

/** What is made of rows, and not kept in archives: lists, and how numbers go on. */
async function follow({ needs, tx, products, options }: Bringing): Promise<void> {
  await needs.bringer.setSequences(tx);
  for (let from = 0; from < products.length; from += RELISTED_AT_ONCE) {
    await needs.relist(tx, products.slice(from, from + RELISTED_AT_ONCE));
    options.onProgress('link', Math.min(from + RELISTED_AT_ONCE, products.length), products.length);
  }
}

function isChange({ created, changed }: TableReport): boolean {
  return created + changed > 0;
}

function reportOf({ tables, bringing }: Brought): ImportReport {
  const { manifest, sums, refused, options } = bringing;
  const sum = (of: (one: TableDone) => number) => tables.reduce((total, one) => total + of(one), 0);
  const there = new Set(manifest.pictures);
  const warnings: ImportWarning[] = [...sums.keys()].flatMap((file) =>
    there.has(file) ? [] : [{ key: fileOfTable('media'), kind: 'picture', value: file }],
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

async function checkVersion({ bringer, db }: ArchiveNeeds, { format, migration }: Manifest): Promise<void> {
  if (format !== ARCHIVE_FORMAT || !(await bringer.knowsMigration(db, migration)))
    throw new ArchiveRefused({ code: 'exchange.newer-archive', version: `${format} ${migration}` });
}

type Call = Readonly<{ zip: OpenZip; manifest: Manifest; options: BringOptions }>;

/** All in one transaction; a plan does the very same, and takes it back. */
async function bringAll(needs: ArchiveNeeds, { zip, manifest, options }: Call): Promise<ImportReport> {
  const { dryRun, onProgress } = options;
  const state: { brought: Brought | null; takeAway: () => Promise<void> } = {
    brought: null,
    takeAway: async () => undefined,
  };
  try {
    await needs.db.transaction().execute(async (tx) => {
      const bringing = { needs, tx, zip, manifest, options, refused: [], sums: new Map(), products: [] };
      const tables = await bringTables(bringing);
      state.brought = { tables, bringing };
      if (bringing.refused.length > 0) throw new OnlyPlanned();
      const files = manifest.pictures;
      state.takeAway = await bringPictures(needs, {
        zip,
        files,
        sums: bringing.sums,
        dryRun,
        onProgress: (count) => onProgress('link', count, files.length),
      });
      if (dryRun) throw new OnlyPlanned();
      if (tables.some(isChange)) await follow(bringing);
    });
  } catch (error) {
    await state.takeAway();
    if (!(error instanceof OnlyPlanned) || state.brought === null) throw error;
  }
  if (state.brought === null) throw new Error('an archive was brought in without a word');
  return reportOf(state.brought);
}

async function withArchive<T>(
  needs: ArchiveNeeds,
  path: string,
  work: (zip: OpenZip, manifest: Manifest) => Promise<T>,
): Promise<Outcome<T, ExchangeRefusal>> {
  let zip: OpenZip | null = null;
  try {
    zip = await needs.openZip(path, ARCHIVE_LIMITS);
    const manifest = await readManifest(zip);
    await checkVersion(needs, manifest);
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
 * Whole shops out of archives. `check` says at once whether a file is one; `bringIn` brings all of it into a shop that has
 * nothing of its kind, or plans that. Whole or not at all: with one row refused nothing is written, and every refusal leaves the
 * shop as it was.
 *
 * Refusals: `exchange.no-archive`, `exchange.damaged-archive`, `exchange.strange-file`, `exchange.bloated-archive`,
 * `exchange.newer-archive`, `exchange.part-archive`, `exchange.unknown-column`, `exchange.shop-in-use`
 * Source: BO-04
 */
export function fromArchive(needs: ArchiveNeeds) {
  return {
    check: (path: string) => withArchive(needs, path, async () => null),
    bringIn: (path: string, options: BringOptions) =>
      withArchive(needs, path, (zip, manifest) => bringAll(needs, { zip, manifest, options })),
  };
}
