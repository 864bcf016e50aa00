import { countRefusedRows, type ImportOptions, type ImportReport, TableError } from '#kernel/table-import.ts';
import { fromArchive } from './archive/bring-in.ts';
import { ArchiveRefused } from './archive/refused.ts';
import { type ImportRun, summarise } from './import-run.ts';
import type { ExchangeNeeds } from './needs.ts';
import type { ExchangeRefusal } from './refusals.ts';
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
    // One that could not be written is no matter: the next says more.
    writing = writing.then(() => noteProgress(db, id, { now: clock(), ...current })).catch(() => undefined);
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

async function importFile(needs: ExchangeNeeds, { run, onProgress }: Doing): Promise<ImportReport> {
  const dryRun = run.state === 'planning';
  if (run.kind === 'archive') {
    const brought = await fromArchive(needs.archive).bringIn(needs.pathOf(run.file), { dryRun, onProgress });
    if (brought.ok) return brought.value;
    throw new ArchiveRefused(brought.refusal);
  }
  const { take } = run;
  const options = { dryRun, strict: false, take, readPicture: needs.readPicture, onProgress };
  return needs.importers[run.kind].run(needs.readRows(run.file), options);
}

async function goOn(needs: ExchangeNeeds, doing: Doing): Promise<void> {
  const { db, clock } = needs;
  const { id, run } = doing;
  const report = await importFile(needs, doing);
  const refused = report.refused;
  const now = clock();
  const summary = summarise(report, countRefusedRows(refused));
  // An archive comes whole or not at all: with a row refused it is where it was, planned.
  if (run.state === 'planning' || (run.kind === 'archive' && refused.length > 0))
    await endWork(db, id, { now, state: 'planned', plan: summary, refused });
  else await endWork(db, id, { now, state: 'done', report: summary, refused });
}

function problemOf(fault: unknown): ExchangeRefusal | null {
  if (fault instanceof TableError) return { code: 'exchange.broken-table', line: fault.line };
  return fault instanceof ArchiveRefused ? fault.refusal : null;
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
      await tell.end();
      const problem = problemOf(fault);
      await endWork(db, id, {
        now: clock(),
        state: 'failed',
        problem: problem ?? { code: 'exchange.fault' },
      });
      if (problem === null) throw fault;
    }
  };
}
