import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DataTransferDeps } from '../../deps.ts';
import type { ImportKind } from '../../import-run.ts';
import { IMPORT_KINDS } from '../../import-run.ts';
import type { DataTransferRefusal } from '../../refusals.ts';
import { parseShopAddress } from '../../rules/woocommerce/shop-address.ts';
import { claimFetch, endWork, findRun, insertRun, moveRun, readLatest } from '../../store/runs.ts';
import { reportProgress } from '../run-import.ts';
import { fetchTable } from './fetch-table.ts';
import { type FetchPage, openRestClient, type WooCommerceKeys } from './rest-client.ts';
import { pagesFile, rowsOfPages, savedPages, savePage } from './saved-pages.ts';

export type FetchRequest = WooCommerceKeys & Readonly<{ kinds: readonly ImportKind[]; staffName: string }>;

type Answer<T> = Promise<Outcome<T, DataTransferRefusal>>;
type Table = Readonly<{ id: string; kind: ImportKind; file: string }>;

const LATEST = 30;
/** A fetch without a heartbeat for this long has stopped. */
export const FETCH_SILENCE_MS = 60_000;

/** Fetches a table, continuing after stored pages. @returns its size in bytes */
export async function fetchWhole(
  { lines, csvText }: Pick<DataTransferDeps, 'lines' | 'csvText'>,
  fetchPage: FetchPage,
  table: Omit<Table, 'id'> & { onProgress: (done: number, total: number) => void },
): Answer<number> {
  const { kind, file, onProgress } = table;
  let [after, rows] = [0, 0];
  for await (const page of savedPages(lines, file)) [after, rows] = [page.page, rows + page.rows.length];
  onProgress(rows, 0);
  const fetched = await fetchTable(fetchPage, {
    kind,
    after,
    onPage: async (page) => {
      await savePage(lines, file, page);
      rows += page.rows.length;
      onProgress(rows, 0);
    },
  });
  if (!fetched.ok) return fetched;
  if (rows === 0) return refuse({ code: 'data-transfer.empty-file' });
  return done(await lines.write(file, csvText(rowsOfPages(lines, file))));
}

/** Fetches a table into its run and queues its plan. @returns whether it is complete */
async function fetchRun(
  deps: DataTransferDeps,
  fetchPage: FetchPage,
  { id, kind, file }: Table,
): Promise<boolean> {
  const { db, clock } = deps;
  const report = reportProgress(deps, id);
  report.onProgress('fetch', 0, 0);
  try {
    const onProgress = (count: number, total: number) => report.onProgress('fetch', count, total);
    const fetched = await fetchWhole(deps, fetchPage, { kind, file, onProgress });
    await report.end();
    if (!fetched.ok) {
      await endWork(db, id, { now: clock(), state: 'failed', problem: fetched.refusal });
      return false;
    }
    await deps.forgetFile(pagesFile(file));
    await db.transaction().execute(async (tx) => {
      await moveRun(tx, id, { from: ['fetching'], to: 'planning', bytes: fetched.value });
      await deps.raise(tx, 'ImportDue', { id });
    });
    return true;
  } catch (fault) {
    await report.end().catch(() => undefined);
    await endWork(db, id, { now: clock(), state: 'failed', problem: { code: 'data-transfer.fault' } });
    throw fault;
  }
}

async function beginRun(
  { db, clock }: DataTransferDeps,
  { kind, address, staffName }: { kind: ImportKind; address: string; staffName: string },
): Promise<Table> {
  const id = randomUUID();
  const file = `${id}.csv`;
  const run = { id, kind, source: 'old-shop', fileName: address, file, bytes: 0, staffName } as const;
  await insertRun(db, { ...run, createdAt: clock(), state: 'fetching' });
  return { id, kind, file };
}

async function isFetching({ db, clock }: DataTransferDeps): Promise<boolean> {
  const silentSince = clock().getTime() - FETCH_SILENCE_MS;
  const runs = await readLatest(db, LATEST);
  return runs.some(({ state, seenAt }) => state === 'fetching' && (seenAt?.getTime() ?? 0) > silentSince);
}

/** Connects and sends one request, so that wrong keys or a wrong URL are reported at once. */
async function knock(
  deps: DataTransferDeps,
  keys: WooCommerceKeys,
): Answer<{ fetchPage: FetchPage; address: string }> {
  const address = parseShopAddress(keys.address);
  if (address === null) return refuse({ code: 'data-transfer.wrong-address' });
  const fetchPage = openRestClient(deps.publicFetch, { ...keys, address });
  const answer = await fetchPage('products', { per_page: '1' });
  return answer.ok ? done({ fetchPage, address }) : answer;
}

/**
 * Fetches tables from the old shop: `fetch` starts, one table after the other, each with its own run; `goOn`
 * continues a stopped fetch with keys entered again. The keys exist only in the memory of this process while it
 * fetches. `settled` waits until nothing is being fetched.
 *
 * Refusals: `data-transfer.wrong-address`, `data-transfer.old-shop-away`, `data-transfer.old-shop-keys`, `data-transfer.no-old-shop`,
 * `data-transfer.old-shop-elsewhere`, `data-transfer.old-shop-answer`, `data-transfer.runs-already`
 */
export function fetchWooCommerce(deps: DataTransferDeps) {
  const underway = new Set<Promise<unknown>>();
  const inBackground = (work: Promise<unknown>) => {
    const noted = work.catch((fault: unknown) => deps.fault(fault)).finally(() => underway.delete(noted));
    underway.add(noted);
  };

  async function fetchInTurn(
    fetchPage: FetchPage,
    first: Table,
    rest: readonly Parameters<typeof beginRun>[1][],
  ) {
    let isWhole = await fetchRun(deps, fetchPage, first);
    for (const next of rest)
      if (isWhole) isWhole = await fetchRun(deps, fetchPage, await beginRun(deps, next));
  }

  return {
    fetch: async ({ kinds, staffName, ...keys }: FetchRequest): Answer<{ id: string }> => {
      if (await isFetching(deps)) return refuse({ code: 'data-transfer.runs-already' });
      const door = await knock(deps, keys);
      if (!door.ok) return door;
      const { fetchPage, address } = door.value;
      const [kind, ...others] = IMPORT_KINDS.filter((one) => kinds.includes(one));
      if (kind === undefined) return refuse({ code: 'data-transfer.not-now' });
      const first = await beginRun(deps, { kind, address, staffName });
      const rest = others.map((other) => ({ kind: other, address, staffName }));
      inBackground(fetchInTurn(fetchPage, first, rest));
      return done({ id: first.id });
    },
    goOn: async (id: string, keys: Omit<WooCommerceKeys, 'address'>): Answer<null> => {
      const run = await findRun(deps.db, id);
      if (run === null || run.source !== 'old-shop' || run.kind === 'archive')
        return refuse({ code: 'data-transfer.unknown-import' });
      const door = await knock(deps, { ...keys, address: run.fileName });
      if (!door.ok) return door;
      const now = deps.clock();
      const silentSince = new Date(now.getTime() - FETCH_SILENCE_MS);
      const claimed = await claimFetch(deps.db, id, { now, silentSince });
      if (!claimed) return refuse({ code: 'data-transfer.not-now' });
      inBackground(fetchRun(deps, door.value.fetchPage, { id, kind: run.kind, file: `${id}.csv` }));
      return done(null);
    },
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
    forgetTable: deps.forgetFile,
    /** Fetches a table without a run, for the command line. */
    fetchNow: async (
      keys: WooCommerceKeys,
      table: Omit<Parameters<typeof fetchWhole>[2], 'file'> & { file: string },
    ): Answer<number> => {
      const door = await knock(deps, keys);
      return door.ok ? fetchWhole(deps, door.value.fetchPage, table) : door;
    },
  };
}
