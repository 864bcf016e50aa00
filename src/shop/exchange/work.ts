import { countRefusedRows, type ImportOptions, type ImportReport, TableError } from '#kernel/table-import.ts';
import { type ImportRun, summarise } from './import-run.ts';
import type { ExchangeNeeds } from './needs.ts';
import { type ClaimedRun, claimRun, endWork, noteProgress } from './runs.store.ts';

/** Whoever works on an import says so this often; who was silent for longer than the second is gone. */
const SIGN_EVERY_MS = 5000;
const SILENCE_MS = 60_000;
const TELL_EVERY_MS = 500;

type Told = Readonly<Pick<ImportRun, 'step' | 'done' | 'total'>>;

/** Says where an import is, now and then and at every new step; and that somebody is still at it. */
export function tellOf({ db, clock }: ExchangeNeeds, id: string) {
  let told: Told = { step: 'read', done: 0, total: 0 };
  let toldAt = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    toldAt = clock().getTime();
    const current = told;
    writing = writing.then(() => noteProgress(db, id, { now: clock(), ...current }));
    writing.catch(() => undefined);
  };
  const timer = setInterval(write, SIGN_EVERY_MS);
  return {
    onProgress: (step: Told['step'], done: number, total: number) => {
      const isNew = step !== told.step;
      told = { step, done, total };
      if (isNew || clock().getTime() - toldAt >= TELL_EVERY_MS) write();
    },
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}

type Doing = Readonly<{ id: string; run: ClaimedRun; onProgress: ImportOptions['onProgress'] }>;

function importRows(needs: ExchangeNeeds, { run, onProgress }: Doing): Promise<ImportReport> {
  const options = {
    dryRun: run.state === 'planning',
    strict: false,
    readPicture: needs.readPicture,
  };
  return needs.importers[run.kind].run(needs.readRows(run.file), { ...options, onProgress });
}

async function goOn(needs: ExchangeNeeds, doing: Doing): Promise<void> {
  const { db, clock } = needs;
  const { id, run } = doing;
  const report = await importRows(needs, doing);
  const refused = report.refused;
  const now = clock();
  const summary = summarise(report, countRefusedRows(refused));
  if (run.state === 'planning') await endWork(db, id, { now, state: 'planned', plan: summary, refused });
  else await endWork(db, id, { now, state: 'done', report: summary, refused });
}

/**
 * Goes on with an import: makes its plan, or brings it in. Whoever comes while somebody is at it leaves again; whoever
 * comes after somebody fell silent begins anew, and what was written is left alone.
 */
export function workOnRun(needs: ExchangeNeeds) {
  const { db, clock } = needs;
  return async (id: string): Promise<void> => {
    const now = clock();
    const run = await claimRun(db, id, { now, silentSince: new Date(now.getTime() - SILENCE_MS) });
    if (run === null) return;
    const tell = tellOf(needs, id);
    try {
      await goOn(needs, { id, run, onProgress: tell.onProgress });
      await tell.end();
    } catch (fault) {
      await tell.end().catch(() => undefined);
      const isBroken = fault instanceof TableError;
      const problem = isBroken
        ? ({ code: 'exchange.broken-table', line: fault.line } as const)
        : ({ code: 'exchange.fault' } as const);
      await endWork(db, id, { now: clock(), state: 'failed', problem });
      if (!isBroken) throw fault;
    }
  };
}
