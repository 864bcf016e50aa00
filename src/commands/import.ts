import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  countRefusedRows,
  IMPORT_FIELD_KINDS,
  type ImportFieldKind,
  type ImportReport,
  type SourceRow,
  TableError,
} from '#kernel/table-import.ts';
import { wordsIn } from '#messages';
import { readCsv } from '#platform/csv/read-csv.ts';
import { pictureFinder } from '#platform/files/find-picture.ts';
import { askOutside } from '#platform/outward/ask.ts';
import { isKnownHeader } from '#shop/catalogue';
import { IMPORT_KINDS, type ImportKind, OWN_COLUMNS } from '#shop/exchange';
import { changedHereLines } from './changed-here.ts';
import type { Command, CommandHouse } from './command.ts';
import { importArchive } from './import-archive.ts';
import { importOldShop, type OldShopCall } from './import-old-shop.ts';
import { showProgress } from './progress.ts';
import { writeRejected } from './rejected.ts';

const USAGE = `npm run import -- ARCHIVE.zip [--dry-run]
    brings a whole shop, as "npm run export -- FILE.zip" wrote it, into an empty one: all of it or nothing.
npm run import -- FILE.csv [--images DIR] [--dry-run] [--strict] [--take KINDS]
    brings products in from WooCommerce's product file. --images: where picture files are (else beside the file);
    --dry-run: says what would happen and writes nothing; --strict: one bad row, and nothing is written.
    --take: fields that were edited in the shop since the last import are kept; this overwrites those of some kinds
    (${IMPORT_FIELD_KINDS.join(', ')}; or all), as --take prices,texts.
npm run import -- --kind orders FILE.csv
    the same for a table of categories, reviews, customers or orders.
npm run import -- --rest https://shop.example [--only products,orders] [--dry-run] [--take KINDS]
    fetches everything from the old shop's interface; its keys are OLD_SHOP_KEY and OLD_SHOP_SECRET of the environment.`;

const STEPS = { read: 'Reading ', write: 'Writing ', link: 'Linking ' } as const;
const SHOWN_WARNINGS = 10;

type Call = {
  file: string;
  kind: ImportKind;
  images: string | null;
  dryRun: boolean;
  strict: boolean;
  take: readonly ImportFieldKind[];
};

/** Kinds of fields by their names; null for a name that is none. */
function kindsToTake(typed: string): readonly ImportFieldKind[] | null {
  if (typed === 'all') return IMPORT_FIELD_KINDS;
  const names = typed.split(',').filter((name) => name !== '');
  const kinds = IMPORT_FIELD_KINDS.filter((kind) => names.includes(kind));
  return kinds.length === new Set(names).size ? kinds : null;
}

function readCall(args: string[]): Call | OldShopCall | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        'dry-run': { type: 'boolean' },
        strict: { type: 'boolean' },
        kind: { type: 'string', default: 'products' },
        rest: { type: 'string' },
        only: { type: 'string', default: '' },
        take: { type: 'string', default: '' },
      },
    });
    const dryRun = values['dry-run'] ?? false;
    const take = kindsToTake(values.take);
    if (take === null) return null;
    if (values.rest !== undefined)
      return positionals.length === 0 ? { address: values.rest, only: values.only, dryRun, take } : null;
    const kind = IMPORT_KINDS.find((one) => one === values.kind);
    const [file] = positionals;
    if (file === undefined || positionals.length !== 1 || kind === undefined) return null;
    const images = values.images === undefined ? null : resolve(values.images);
    return { file: resolve(file), kind, images, dryRun, strict: values.strict ?? false, take };
  } catch {
    return null;
  }
}

function strangeColumns({ headers }: SourceRow): string[] {
  return Object.entries(headers).flatMap(([key, name]) => (isKnownHeader(key) ? [] : [name]));
}

async function* watched({ file, kind }: Call, strange: Set<string>): AsyncGenerator<SourceRow> {
  for await (const row of readCsv(file)) {
    if (strange.size === 0 && kind === 'products') for (const name of strangeColumns(row)) strange.add(name);
    yield row;
  }
}

function warningLines({ warnings }: ImportReport): string[] {
  const t = wordsIn('en');
  const shown = warnings.slice(0, SHOWN_WARNINGS).map(({ key, kind, value }) => {
    return `  ${t(`deskExchange:warning.${kind}`, { key, value })}.`;
  });
  const more = warnings.length - SHOWN_WARNINGS;
  return more > 0 ? [...shown, `  and ${more} more.`] : shown;
}

function planLines({ applied, examples }: ImportReport): string[] {
  if (applied) return [];
  return [
    ...(examples.created.length > 0 ? [`  new: ${examples.created.join(', ')} …`] : []),
    ...(examples.changed.length > 0 ? [`  changed: ${examples.changed.join(', ')} …`] : []),
  ];
}

function summary(report: ImportReport, { dryRun, strict, take }: Call, seconds: number): string[] {
  const refusedRows = countRefusedRows(report.refused);
  const would = report.applied ? '' : 'would be ';
  const counts = `${report.created} ${would}created, ${report.changed} ${would}changed, ${report.leftAlone} left alone`;
  const isStopped = strict && refusedRows > 0 && !dryRun;
  return [
    `${counts}, ${refusedRows} refused (${seconds.toFixed(1)} s).`,
    ...planLines(report),
    ...changedHereLines(report, take),
    ...(isStopped ? ['Nothing was written, because --strict was asked for and rows are bad.'] : []),
    ...warningLines(report),
  ];
}

async function run(call: Call, { shop, config, out }: CommandHouse): Promise<number> {
  const progress = showProgress(out);
  const strange = new Set<string>();
  const startedAt = performance.now();
  const report = await shop.exchange.importers[call.kind].run(watched(call, strange), {
    dryRun: call.dryRun,
    strict: call.strict,
    take: call.take,
    readPicture: pictureFinder(call.file, call.images, askOutside({ loopback: config.asksLoopback })),
    onProgress: (step, done, total) => progress.tell(STEPS[step], done, total),
  });
  progress.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const lines = summary(report, call, seconds);
  const unknown = [...strange].filter((name) => !OWN_COLUMNS.includes(name));
  if (unknown.length > 0) lines.push(`Columns nobody here knows, left out: ${unknown.join(', ')}.`);
  if (report.refused.length > 0) {
    const target = join(dirname(call.file), 'rejected.csv');
    await writeRejected(call.file, target, report.refused);
    lines.push(
      `The refused rows stand in ${target}, each with its reason: mend them there and import that file.`,
    );
  }
  out.write(`${lines.join('\n')}\n`);
  return report.refused.length > 0 && call.strict ? 1 : 0;
}

/** `npm run import`: goods from WooCommerce's product file, other tables, and the old shop itself. */
export const importGoods: Command = {
  name: 'import',
  usage: USAGE,
  run: async (args, runtime) => {
    const call = readCall(args);
    if (call === null) {
      runtime.out.write(`${USAGE}\n`);
      return 2;
    }
    if ('address' in call) return importOldShop(call, runtime);
    const facts = await stat(call.file).catch(() => null);
    if (!facts?.isFile()) {
      runtime.out.write(`There is no file ${call.file}.\n`);
      return 2;
    }
    if (call.file.toLowerCase().endsWith('.zip')) return importArchive(call, runtime);
    try {
      return await run(call, runtime);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      runtime.out.write(`${call.file} cannot be read as a table: ${error.message}\n`);
      return 1;
    }
  },
};
