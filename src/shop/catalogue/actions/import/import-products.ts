import { createHash } from 'node:crypto';
import {
  emptyReport,
  type ImportOptions,
  type ImportReport,
  type SourceRow,
} from '#kernel/data-transfer/table-import.ts';
import type { MediaId, ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import { readRow } from '../../rules/import/read-row.ts';
import { unlistedFamilies } from '../../store/import/apply.ts';
import { countChangedHere } from '../../store/import/compare.ts';
import {
  countVerdicts,
  createStage,
  dropStage,
  examplesOf,
  lockImport,
  measureTables,
  nextFamilies,
  plannedRows,
  planStage,
  refusedRows,
  releaseImportLock,
  type StagedRow,
  stageRows,
  tryLockImport,
} from '../../store/import/stage.ts';
import { formerVariables } from '../../store/import/upsert-products.ts';
import { type ApplyDeps, applyFamilies, linkFamilies, listFamilies } from './apply.ts';
import { CategoryPaths } from './ensure-categories.ts';

type Deps = {
  db: DbOrTx;
  zone: string;
  sanitise: (html: string) => string;
  addPicture: (
    tx: DbOrTx,
    picture: { bytes: Uint8Array; fileName: string; alt: string },
  ) => Promise<MediaId | null>;
  raise: Raise;
};

const ROWS_AT_ONCE = 400;
/** Table statistics are refreshed after this many products, and on every doubling. */
const FIRST_MEASURED = 500;
const FAMILIES_AT_ONCE = 200;
const EXAMPLES = 5;
const MOST_PLANNED_ROWS = 1000;
const MOST_REMEMBERED_PICTURES = 20_000;
const COLUMN_OF_REASON: Readonly<Record<string, string>> = {
  repeated: 'SKU',
  'unknown-parent': 'Parent',
  'other-type': 'Type',
  'below-zero': 'Stock',
};

function cleanedText({ en, ar }: Localized, sanitise: Deps['sanitise']): Localized {
  return ar === undefined ? { en: sanitise(en) } : { en: sanitise(en), ar: sanitise(ar) };
}

function cleaned(staged: StagedRow, sanitise: Deps['sanitise']): StagedRow {
  const product = { ...staged.product };
  if (product.description !== undefined) product.description = cleanedText(product.description, sanitise);
  if (product.short_description !== undefined)
    product.short_description = cleanedText(product.short_description, sanitise);
  return { ...staged, product };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

async function readInto(db: DbOrTx, source: AsyncIterable<SourceRow>, run: Run): Promise<void> {
  let waiting: StagedRow[] = [];
  let read = 0;
  const flush = async () => {
    if (waiting.length > 0) await stageRows(db, waiting);
    waiting = [];
    run.options.onProgress('read', read, 0);
  };
  for await (const one of source) {
    read += 1;
    const { row, refused } = readRow({ ...one, zone: run.deps.zone });
    if (refused.length > 0) run.report.refused.push(...refused);
    else {
      const { line: _line, ...content } = row;
      waiting.push(cleaned({ ...row, digest: digestOf(content) }, run.deps.sanitise));
    }
    if (waiting.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
}

type Run = { deps: Deps; options: ImportOptions; report: ImportReport };

async function plan(db: DbOrTx, { report, options }: Run): Promise<void> {
  await planStage(db, options.take ?? []);
  report.changedHere = await countChangedHere(db);
  const counts = await countVerdicts(db);
  report.created = counts.create;
  report.changed = counts.change;
  report.leftAlone = counts.same;
  report.examples = {
    created: await examplesOf(db, 'create', EXAMPLES),
    changed: await examplesOf(db, 'change', EXAMPLES),
  };
  report.rows = await plannedRows(db, MOST_PLANNED_ROWS);
  for (const { line, reason, value } of await refusedRows(db)) {
    report.refused.push({ line, column: COLUMN_OF_REASON[reason] ?? '', value: value ?? '', reason });
  }
  for (const { key, variations } of await formerVariables(db, null))
    report.warnings.push({ key, kind: 'variations', value: String(variations.length) });
}

/** Every picture is read once per run. */
function rememberingPictures({ deps, options }: Run): ApplyDeps['addPicture'] {
  const known = new Map<string, MediaId | null>();
  return async (tx, reference) => {
    const remembered = known.get(reference);
    if (remembered !== undefined) return remembered;
    const picture = await options.readPicture(reference);
    const id = picture === null ? null : await deps.addPicture(tx, { ...picture, alt: '' });
    if (known.size < MOST_REMEMBERED_PICTURES) known.set(reference, id);
    return id;
  };
}

async function inBatches(
  db: DbOrTx,
  work: (tx: DbOrTx, families: ProductId[]) => Promise<number>,
  tell: (done: number) => void,
) {
  let after = 0;
  let done = 0;
  let measuredNext = FIRST_MEASURED;
  for (;;) {
    const families = await nextFamilies(db, after, FAMILIES_AT_ONCE);
    const last = families.at(-1);
    if (last === undefined) return;
    after = last;
    done += await db.transaction().execute((tx) => work(tx, families));
    tell(done);
    if (done < measuredNext) continue;
    await measureTables(db);
    measuredNext = done * 2;
  }
}

async function apply(db: DbOrTx, run: Run): Promise<void> {
  const { deps, options, report } = run;
  const applyDeps: ApplyDeps = {
    categories: await CategoryPaths.read(db),
    addPicture: rememberingPictures(run),
    raise: deps.raise,
    warn: (warning) => report.warnings.push(warning),
  };
  const total = report.created + report.changed;
  await inBatches(
    db,
    (tx, families) => applyFamilies(tx, families, applyDeps),
    (done) => options.onProgress('write', done, total),
  );
  await inBatches(
    db,
    async (tx, families) => {
      await linkFamilies(tx, families, applyDeps);
      return families.length;
    },
    (done) => options.onProgress('link', done, total),
  );
  report.applied = true;
}

/** Serialises planning and writing: concurrent imports could assign one id twice or create a category twice. */
async function planAndWrite(db: DbOrTx, run: Run): Promise<void> {
  const { options, report } = run;
  await lockImport(db);
  try {
    await plan(db, run);
    const isStopped = options.strict && report.refused.length > 0;
    if (!options.dryRun && !isStopped) await apply(db, run);
  } finally {
    await releaseImportLock(db);
  }
}

/**
 * Imports rows of WooCommerce's product CSV. Plans first, then writes each product with its variations completely
 * or not at all. A second run changes nothing; after an interruption the next run completes the work.
 */
export function importProducts(deps: Deps) {
  return async (source: AsyncIterable<SourceRow>, options: ImportOptions): Promise<ImportReport> => {
    const report = emptyReport();
    const run: Run = { deps, options, report };
    return deps.db.connection().execute(async (db) => {
      await createStage(db);
      try {
        await readInto(db, source, run);
        await planAndWrite(db, run);
        return report;
      } finally {
        await dropStage(db);
      }
    });
  };
}

async function listAll(db: DbOrTx, raise: Raise): Promise<void> {
  for (;;) {
    const families = await unlistedFamilies(db, FAMILIES_AT_ONCE);
    if (families.length === 0) return;
    await db.transaction().execute((tx) => listFamilies(tx, families, { raise }));
  }
}

/**
 * Brings lists up to date for the products of imports that were interrupted; does nothing while an import runs. The
 * import's next run completes their relations.
 */
export function listInterrupted({ db, raise }: Pick<Deps, 'db' | 'raise'>) {
  return (): Promise<void> =>
    db.connection().execute(async (held) => {
      if ((await unlistedFamilies(held, 1)).length === 0) return;
      if (await tryLockImport(held)) await listAll(held, raise).finally(() => releaseImportLock(held));
    });
}
