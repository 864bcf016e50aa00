import { randomUUID } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportKind } from '../import-run.ts';
import { IMPORT_KINDS } from '../import-run.ts';
import type { ExchangeNeeds } from '../needs.ts';
import type { ExchangeRefusal } from '../refusals.ts';
import { claimFetch, endWork, findRun, insertRun, moveRun, readLatest } from '../runs.store.ts';
import { tellOf } from '../work.ts';
import { type AskPage, type OldShopKeys, openDoor } from './door.ts';
import { fetchTable } from './fetch-table.ts';
import { keepPage, keptPages, pagesFile, rowsOfPages } from './kept-pages.ts';
import { parseShopAddress } from './shop-address.ts';

export type FetchAsked = OldShopKeys & Readonly<{ kinds: readonly ImportKind[]; staffName: string }>;

type Answer<T> = Promise<Outcome<T, ExchangeRefusal>>;
type Table = Readonly<{ id: string; kind: ImportKind; file: string }>;

const LATEST = 30;
/** A fetching that was silent for so long has broken off. */
export const FETCH_SILENCE_MS = 60_000;

/** Fetches one table whole, going on behind the pages that are here. @returns how many bytes it has */
export async function fetchWhole(
  { lines, csvText }: Pick<ExchangeNeeds, 'lines' | 'csvText'>,
  ask: AskPage,
  table: Omit<Table, 'id'> & { onProgress: (done: number, total: number) => void },
): Answer<number> {
  const { kind, file, onProgress } = table;
  let [after, rows] = [0, 0];
  for await (const page of keptPages(lines, file)) [after, rows] = [page.page, rows + page.rows.length];
  onProgress(rows, 0);
  const fetched = await fetchTable(ask, {
    kind,
    after,
    onPage: async (page) => {
      await keepPage(lines, file, page);
      rows += page.rows.length;
      onProgress(rows, 0);
    },
  });
  if (!fetched.ok) return fetched;
  if (rows === 0) return refuse({ code: 'exchange.empty-file' });
  return done(await lines.write(file, csvText(rowsOfPages(lines, file))));
}

/** Fetches one table into its run, which then has its plan made. @returns whether it came whole */
async function fetchRun(needs: ExchangeNeeds, ask: AskPage, { id, kind, file }: Table): Promise<boolean> {
  const { db, clock } = needs;
  const tell = tellOf(needs, id);
  tell.onProgress('fetch', 0, 0);
  try {
    const onProgress = (count: number, total: number) => tell.onProgress('fetch', count, total);
    const fetched = await fetchWhole(needs, ask, { kind, file, onProgress });
    await tell.end();
    if (!fetched.ok) {
      await endWork(db, id, { now: clock(), state: 'failed', problem: fetched.refusal });
      return false;
    }
    await needs.forgetFile(pagesFile(file));
    await db.transaction().execute(async (tx) => {
      await moveRun(tx, id, { from: ['fetching'], to: 'planning', bytes: fetched.value });
      await needs.importDue(tx, id);
    });
    return true;
  } catch (fault) {
    await tell.end().catch(() => undefined);
    await endWork(db, id, { now: clock(), state: 'failed', problem: { code: 'exchange.fault' } });
    throw fault;
  }
}

async function beginRun(
  { db, clock }: ExchangeNeeds,
  { kind, address, staffName }: { kind: ImportKind; address: string; staffName: string },
): Promise<Table> {
  const id = randomUUID();
  const file = `${id}.csv`;
  const run = { id, kind, source: 'old-shop', fileName: address, file, bytes: 0, staffName } as const;
  await insertRun(db, { ...run, createdAt: clock(), state: 'fetching' });
  return { id, kind, file };
}

async function isFetching({ db, clock }: ExchangeNeeds): Promise<boolean> {
  const silentSince = clock().getTime() - FETCH_SILENCE_MS;
  const runs = await readLatest(db, LATEST);
  return runs.some(({ state, seenAt }) => state === 'fetching' && (seenAt?.getTime() ?? 0) > silentSince);
}

/** Opens the door and knocks once, so that wrong keys and a wrong address are said at once. */
async function knock(needs: ExchangeNeeds, keys: OldShopKeys): Answer<{ ask: AskPage; address: string }> {
  const address = parseShopAddress(keys.address);
  if (address === null) return refuse({ code: 'exchange.wrong-address' });
  const ask = openDoor(needs.ask, { ...keys, address });
  const answer = await ask('products', { per_page: '1' });
  return answer.ok ? done({ ask, address }) : answer;
}

/**
 * Fetches tables from the old shop: `fetch` begins, one table after the other, each a run of its own; `goOn` fetches what is left of one that
 * broke off, with keys typed anew. The keys are in the memory of this process as long as it fetches, and nowhere else.
 * `settled` waits until nothing is fetched any more.
 *
 * Refusals: `exchange.wrong-address`, `exchange.old-shop-away`, `exchange.old-shop-keys`, `exchange.no-old-shop`,
 * `exchange.old-shop-elsewhere`, `exchange.old-shop-answer`, `exchange.runs-already`
 */
export function fromOldShop(needs: ExchangeNeeds) {
  const underway = new Set<Promise<unknown>>();
  const inBackground = (work: Promise<unknown>) => {
    const noted = work.catch((fault: unknown) => needs.fault(fault)).finally(() => underway.delete(noted));
    underway.add(noted);
  };

  async function fetchInTurn(ask: AskPage, first: Table, rest: readonly Parameters<typeof beginRun>[1][]) {
    let isWhole = await fetchRun(needs, ask, first);
    for (const next of rest) if (isWhole) isWhole = await fetchRun(needs, ask, await beginRun(needs, next));
  }

  return {
    fetch: async ({ kinds, staffName, ...keys }: FetchAsked): Answer<{ id: string }> => {
      if (await isFetching(needs)) return refuse({ code: 'exchange.runs-already' });
      const door = await knock(needs, keys);
      if (!door.ok) return door;
      const { ask, address } = door.value;
      const [kind, ...others] = IMPORT_KINDS.filter((one) => kinds.includes(one));
      if (kind === undefined) return refuse({ code: 'exchange.not-now' });
      const first = await beginRun(needs, { kind, address, staffName });
      const rest = others.map((other) => ({ kind: other, address, staffName }));
      inBackground(fetchInTurn(ask, first, rest));
      return done({ id: first.id });
    },
    goOn: async (id: string, keys: Omit<OldShopKeys, 'address'>): Answer<null> => {
      const run = await findRun(needs.db, id);
      if (run === null || run.source !== 'old-shop' || run.kind === 'archive')
        return refuse({ code: 'exchange.unknown-import' });
      const door = await knock(needs, { ...keys, address: run.fileName });
      if (!door.ok) return door;
      const now = needs.clock();
      const silentSince = new Date(now.getTime() - FETCH_SILENCE_MS);
      const claimed = await claimFetch(needs.db, id, { now, silentSince });
      if (!claimed) return refuse({ code: 'exchange.not-now' });
      inBackground(fetchRun(needs, door.value.ask, { id, kind: run.kind, file: `${id}.csv` }));
      return done(null);
    },
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
    forgetTable: needs.forgetFile,
    /** For whoever fetches and waits for it, without a run: the table is kept under a name of its own. */
    fetchNow: async (
      keys: OldShopKeys,
      table: Omit<Parameters<typeof fetchWhole>[2], 'file'> & { file: string },
    ): Answer<number> => {
      const door = await knock(needs, keys);
      return door.ok ? fetchWhole(needs, door.value.ask, table) : door;
    },
  };
}
