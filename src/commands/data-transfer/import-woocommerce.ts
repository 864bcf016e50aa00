import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import {
  countRefusedRows,
  type ImportFieldKind,
  type ImportReport,
} from '#kernel/data-transfer/table-import.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { pictureFinder } from '#platform/files/pictures/find-picture.ts';
import { createPublicFetch } from '#platform/outward/public-fetch.ts';
import { IMPORT_KINDS, type ImportKind } from '#shop/data-transfer';
import type { CommandContext } from '../command.ts';
import { showProgress } from '../progress.ts';
import { changedHereLines } from './changed-here.ts';
import { writeRejected } from './rejected.ts';
import { warningLines } from './warnings.ts';

/** What to import from the old shop, and whether it is a dry run. */
export type OldShopCall = Readonly<{
  address: string;
  only: string;
  dryRun: boolean;
  /** Kinds of fields to overwrite although they were edited in the shop. */
  take: readonly ImportFieldKind[];
}>;

const STEPS = { read: 'Reading ', write: 'Writing ', link: 'Linking ' } as const;

function kindsOf(only: string): ImportKind[] | null {
  const words = only.split(',').filter((word) => word !== '');
  const kinds = IMPORT_KINDS.filter((kind) => words.length === 0 || words.includes(kind));
  return words.every((word) => kinds.some((kind) => kind === word)) ? kinds : null;
}

function lineOf(kind: ImportKind, { applied, created, changed, leftAlone, refused }: ImportReport): string {
  const would = applied ? '' : 'would be ';
  const rows = countRefusedRows(refused);
  return `${kind}: ${created} ${would}created, ${changed} ${would}updated, ${leftAlone} unchanged, ${rows} rejected.\n`;
}

type Planned = Readonly<{ skus: Set<string>; ids: Set<number> }>;
type Bringing = Readonly<{
  kind: ImportKind;
  keys: { consumerKey: string; consumerSecret: string };
  /** Products that a dry run would create: tables after them refer to them. */
  planned: Planned;
}>;

/** Adds the products of a planned table, without refused rows. */
async function notePlanned({ skus, ids }: Planned, path: string, { refused }: ImportReport): Promise<void> {
  const refusedLines = new Set(refused.map(({ line }) => line));
  for await (const { line, cells } of readCsv(path)) {
    if (refusedLines.has(line)) continue;
    skus.add(cells.sku ?? '');
    ids.add(Number(cells.id));
  }
}

/** @returns why it could not be fetched; null on success */
async function bring(
  call: OldShopCall,
  runtime: CommandContext,
  { kind, keys, planned }: Bringing,
): Promise<string | null> {
  const { shop, config, out } = runtime;
  const progress = showProgress(out);
  const file = `${randomUUID()}.csv`;
  const path = join(config.dataDir, 'exchange', file);
  const door = { ...keys, address: call.address };
  const onProgress = (done: number, total: number) => progress.report('Fetching', done, total);
  try {
    const fetched = await shop.dataTransfer.oldShop.fetchNow(door, { kind, file, onProgress });
    progress.end();
    if (!fetched.ok) {
      if (fetched.refusal.code === 'data-transfer.empty-file') return null;
      return wordsIn('en')(refusalKey(fetched.refusal.code), fetched.refusal);
    }
    const report = await shop.dataTransfer.importers[kind].run(readCsv(path), {
      dryRun: call.dryRun,
      strict: false,
      take: call.take,
      planned,
      readPicture: pictureFinder(path, config.filesDir, createPublicFetch({ loopback: config.asksLoopback })),
      onProgress: (step, done, total) => progress.report(STEPS[step], done, total),
    });
    progress.end();
    if (call.dryRun && kind === 'products') await notePlanned(planned, path, report);
    out.write(lineOf(kind, report));
    for (const line of [...changedHereLines(report, call.take), ...warningLines(report)])
      out.write(`${line}\n`);
    if (report.refused.length > 0) {
      const target = resolve(`rejected-${kind}.csv`);
      await writeRejected(path, target, report.refused);
      out.write(`  Rejected rows and their reasons: ${target}\n`);
    }
    return null;
  } finally {
    await shop.dataTransfer.oldShop.forgetTable(file);
  }
}

/** Fetches and imports from the old shop's REST API, kind by kind. @returns the exit code */
export async function importWooCommerceShop(call: OldShopCall, runtime: CommandContext): Promise<number> {
  const { config, out } = runtime;
  const kinds = kindsOf(call.only);
  if (kinds === null) {
    out.write(`--only accepts ${IMPORT_KINDS.join(',')}.\n`);
    return 2;
  }
  if (config.oldShop === null) {
    out.write('Set OLD_SHOP_KEY and OLD_SHOP_SECRET to WooCommerce API keys with read access.\n');
    return 2;
  }
  const planned = { skus: new Set<string>(), ids: new Set<number>() };
  for (const kind of kinds) {
    const words = await bring(call, runtime, { kind, keys: config.oldShop, planned });
    if (words === null) continue;
    out.write(`${kind}: ${words}\n`);
    return 1;
  }
  return 0;
}
