import { createHash } from 'node:crypto';
import type { MediaId, ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { ImportOptions, ImportReport, SourceRow } from '#kernel/table-import.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type ApplyNeeds, applyFamilies, linkFamilies } from './apply.ts';
import { countChangedHere } from './compare.store.ts';
import { CategoryPaths } from './ensure-categories.ts';
import { readRow } from './row/read-row.ts';
import {
  countVerdicts,
  createStage,
  dropStage,
  endTurn,
  examplesOf,
  measureTables,
  nextFamilies,
  plannedRows,
  planStage,
  refusedRows,
  type StagedRow,
  stageRows,
  takeTurn,
} from './stage.store.ts';

type Needs = {
  db: DbOrTx;
  zone: string;
  sanitise: (html: string) => string;
  addPicture: (
    tx: DbOrTx,
    picture: { bytes: Uint8Array; fileName: string; alt: string },
  ) => Promise<MediaId | null>;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
};

const ROWS_AT_ONCE = 400;
/** After so many products, and whenever they have doubled, the database learns how large its tables are by now. */
const FIRST_MEASURED = 500;
const FAMILIES_AT_ONCE = 200;
const EXAMPLES = 5;
const MOST_PLANNED_ROWS = 1000;
const MOST_REMEMBERED_PICTURES = 20_000;
const COLUMN_OF_REASON: Readonly<Record<string, string>> = { repeated: 'SKU', 'unknown-parent': 'Parent' };

function cleanedText({ en, ar }: Localized, sanitise: Needs['sanitise']): Localized {
  return ar === undefined ? { en: sanitise(en) } : { en: sanitise(en), ar: sanitise(ar) };
}

function cleaned(staged: StagedRow, sanitise: Needs['sanitise']): StagedRow {
  const goods = { ...staged.goods };
  if (goods.description !== undefined) goods.description = cleanedText(goods.description, sanitise);
  if (goods.short_description !== undefined)
    goods.short_description = cleanedText(goods.short_description, sanitise);
  return { ...staged, goods };
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
    const { row, refused } = readRow({ ...one, zone: run.needs.zone });
    if (refused.length > 0) run.report.refused.push(...refused);
    else {
      const { line: _line, ...content } = row;
      waiting.push(cleaned({ ...row, digest: digestOf(content) }, run.needs.sanitise));
    }
    if (waiting.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
}

type Run = { needs: Needs; options: ImportOptions; report: ImportReport };

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
}

/** Pictures are read once per run, however many products show them. */
function rememberingPictures({ needs, options }: Run): ApplyNeeds['addPicture'] {
  const known = new Map<string, MediaId | null>();
  return async (tx, reference) => {
    const remembered = known.get(reference);
    if (remembered !== undefined) return remembered;
    const picture = await options.readPicture(reference);
    const id = picture === null ? null : await needs.addPicture(tx, { ...picture, alt: '' });
    if (known.size < MOST_REMEMBERED_PICTURES) known.set(reference, id);
    return id;
  };
}

async function inBatches(
  db: DbOrTx,
  work: (tx: DbOrTx, families: number[]) => Promise<number>,
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
  const { needs, options, report } = run;
  const applyNeeds: ApplyNeeds = {
    categories: await CategoryPaths.read(db),
    addPicture: rememberingPictures(run),
    productsChanged: needs.productsChanged,
    warn: (warning) => report.warnings.push(warning),
  };
  const total = report.created + report.changed;
  await inBatches(
    db,
    (tx, families) => applyFamilies(tx, families, applyNeeds),
    (done) => options.onProgress('write', done, total),
  );
  await inBatches(
    db,
    async (tx, families) => {
      await linkFamilies(tx, families, applyNeeds);
      return families.length;
    },
    (done) => options.onProgress('link', done, total),
  );
  report.applied = true;
}

/** Two at once would give one number to two products, and make a category twice: the second waits. */
async function planAndWrite(db: DbOrTx, run: Run): Promise<void> {
  const { options, report } = run;
  await takeTurn(db);
  try {
    await plan(db, run);
    const isStopped = options.strict && report.refused.length > 0;
    if (!options.dryRun && !isStopped) await apply(db, run);
  } finally {
    await endTurn(db);
  }
}

/**
 * Brings goods in from rows of WooCommerce's product file. It plans first; then every product is written whole, with
 * its variations, or not at all. Run again it changes nothing; interrupted, the next run finishes the work.
 */
export function importGoods(needs: Needs) {
  return async (source: AsyncIterable<SourceRow>, options: ImportOptions): Promise<ImportReport> => {
    const report: ImportReport = {
      created: 0,
      changed: 0,
      leftAlone: 0,
      examples: { created: [], changed: [] },
      rows: [],
      refused: [],
      warnings: [],
      applied: false,
    };
    const run: Run = { needs, options, report };
    return needs.db.connection().execute(async (db) => {
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
