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
} from '#kernel/data-transfer/table-import.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { createPublicFetch } from '#platform/outward/public-fetch.ts';
import { isKnownHeader } from '#shop/catalogue';
import { IMPORT_KINDS, type ImportKind, OWN_COLUMNS } from '#shop/data-transfer';
import { type Command, type CommandContext, WRONG_CALL } from '../command.ts';
import { showProgress } from '../progress.ts';
import { changedHereLines } from './changed-here.ts';
import { importArchive } from './import-archive.ts';
import { importWooCommerceShop, type OldShopCall } from './import-woocommerce.ts';
import { writeRejected } from './rejected.ts';
import { warningLines } from './warnings.ts';

const USAGE = `npm run import -- ARCHIVE.zip [--dry-run]
    imports a whole store, exported with "npm run export -- FILE.zip", into an empty one: all of it or nothing.
npm run import -- FILE.csv [--images DIR] [--dry-run] [--strict] [--take KINDS]
    imports products from a WooCommerce product CSV. --images: folder of the image files (default: the CSV's folder);
    --dry-run: shows what would be imported; --strict: imports nothing if any row has an error;
    --take: overwrites fields edited in the store since the last import, which are otherwise kept, by kind
    (${IMPORT_FIELD_KINDS.join(', ')}; or all), for example --take prices,texts.
npm run import -- --kind orders FILE.csv
    imports a CSV of categories, reviews, customers or orders.
npm run import -- --rest https://shop.example [--only products,orders] [--dry-run] [--take KINDS]
    imports from the WooCommerce REST API, with the keys in OLD_SHOP_KEY and OLD_SHOP_SECRET.`;

const STEPS = { read: 'Reading ', write: 'Writing ', link: 'Linking ' } as const;

type Call = {
  file: string;
  kind: ImportKind;
  images: string | null;
  dryRun: boolean;
  strict: boolean;
  take: readonly ImportFieldKind[];
};

/** Parses kinds of fields; null for an unknown name. */
function kindsToTake(typed: string): readonly ImportFieldKind[] | null {
  if (typed === 'all') return IMPORT_FIELD_KINDS;
  const names = typed.split(',').filter((name) => name !== '');
  const kinds = IMPORT_FIELD_KINDS.filter((kind) => names.includes(kind));
  return kinds.length === new Set(names).size ? kinds : null;
}

function readCall(args: string[]): Call | OldShopCall | null {
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

function planLines({ applied, examples }: ImportReport): string[] {
  if (applied) return [];
  return [
    ...(examples.created.length > 0 ? [`  new: ${examples.created.join(', ')} …`] : []),
    ...(examples.changed.length > 0 ? [`  updated: ${examples.changed.join(', ')} …`] : []),
  ];
}

function summary(report: ImportReport, { dryRun, strict, take }: Call, seconds: number): string[] {
  const refusedRows = countRefusedRows(report.refused);
  const would = report.applied ? '' : 'would be ';
  const counts = `${report.created} ${would}created, ${report.changed} ${would}updated, ${report.leftAlone} unchanged`;
  const isStopped = strict && refusedRows > 0 && !dryRun;
  return [
    `${counts}, ${refusedRows} rejected (${seconds.toFixed(1)} s).`,
    ...planLines(report),
    ...changedHereLines(report, take),
    ...(isStopped ? ['Nothing was imported: --strict is set and some rows have errors.'] : []),
    ...warningLines(report),
  ];
}

async function run(call: Call, { shop, config, out }: CommandContext): Promise<number> {
  const progress = showProgress(out);
  const strange = new Set<string>();
  const startedAt = performance.now();
  const report = await shop.dataTransfer.importers[call.kind].run(watched(call, strange), {
    dryRun: call.dryRun,
    strict: call.strict,
    take: call.take,
    readPicture: pictureFinder(call.file, call.images, createPublicFetch({ loopback: config.asksLoopback })),
    onProgress: (step, done, total) => progress.report(STEPS[step], done, total),
  });
  progress.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const lines = summary(report, call, seconds);
  const unknown = [...strange].filter((name) => !OWN_COLUMNS.includes(name));
  if (unknown.length > 0) lines.push(`Unknown columns, skipped: ${unknown.join(', ')}.`);
  if (report.refused.length > 0) {
    const target = join(dirname(call.file), 'rejected.csv');
    await writeRejected(call.file, target, report.refused);
    lines.push(`Rejected rows and their reasons: ${target}. Correct them there and import that file.`);
  }
  out.write(`${lines.join('\n')}\n`);
  return report.refused.length > 0 && call.strict ? 1 : 0;
}

/** `npm run import`: WooCommerce's product file, other tables, or the old shop itself. */
export const importProducts: Command = {
  name: 'import',
  usage: USAGE,
  run: async (args, runtime) => {
    const call = readCall(args);
    if (call === null) return WRONG_CALL;
    if ('address' in call) return importWooCommerceShop(call, runtime);
    const facts = await stat(call.file).catch(() => null);
    if (!facts?.isFile()) {
      runtime.out.write(`File not found: ${call.file}\n`);
      return 2;
    }
    if (call.file.toLowerCase().endsWith('.zip')) return importArchive(call, runtime);
    try {
      return await run(call, runtime);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      runtime.out.write(`${call.file} is not a valid CSV file: ${error.message}\n`);
      return 1;
    }
  },
};
