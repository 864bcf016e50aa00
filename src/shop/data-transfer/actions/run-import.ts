import {
  countRefusedRows,
  type ImportOptions,
  type ImportReport,
  TableError,
} from '#kernel/data-transfer/table-import.ts';
import type { DataTransferDeps } from '../deps.ts';
import { type ImportRun, summarise } from '../import-run.ts';
import type { DataTransferRefusal } from '../refusals.ts';
import { type ClaimedRun, claimRun, endWork, noteProgress } from '../store/runs.ts';
import { importArchive } from './archive/import-archive.ts';
import { ArchiveRefused } from './archive/refused.ts';

/** Heartbeat interval of a worker; a worker silent for longer than the second value is considered dead. */
const SIGN_EVERY_MS = 5000;
export const SILENCE_MS = 60_000;
const TELL_EVERY_MS = 500;

type Progress = Readonly<Pick<ImportRun, 'step' | 'done' | 'total'>>;

/** Reports progress periodically and at every step; also the heartbeat. */
export function reportProgress({ db, clock }: DataTransferDeps, id: string) {
  let reported: Progress = { step: 'read', done: 0, total: 0 };
  let reportedAt = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    reportedAt = clock().getTime();
    const current = reported;
    // A failed report does not matter: the next one follows.
    writing = writing.then(() => noteProgress(db, id, { now: clock(), ...current })).catch(() => undefined);
  };
  const timer = setInterval(write, SIGN_EVERY_MS);
  return {
    onProgress: (step: Progress['step'], done: number, total: number) => {
      const isNew = step !== reported.step;
      reported = { step, done, total };
      if (isNew || clock().getTime() - reportedAt >= TELL_EVERY_MS) write();
    },
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}

type Doing = Readonly<{ id: string; run: ClaimedRun; onProgress: ImportOptions['onProgress'] }>;

async function importFile(deps: DataTransferDeps, { run, onProgress }: Doing): Promise<ImportReport> {
  const dryRun = run.state === 'planning';
  if (run.kind === 'archive') {
    const brought = await importArchive(deps.archive).bringIn(deps.pathOf(run.file), { dryRun, onProgress });
    if (brought.ok) return brought.value;
    throw new ArchiveRefused(brought.refusal);
  }
  const { take } = run;
  const options = { dryRun, strict: false, take, readPicture: deps.readPicture, onProgress };
  return deps.importers[run.kind].run(deps.readRows(run.file), options);
}

async function goOn(deps: DataTransferDeps, doing: Doing): Promise<void> {
  const { db, clock } = deps;
  const { id, run } = doing;
  const report = await importFile(deps, doing);
  const refused = report.refused;
  const now = clock();
  const summary = summarise(report, countRefusedRows(refused));
  // An archive is imported completely or not at all: with a refused row it stays planned.
  if (run.state === 'planning' || (run.kind === 'archive' && refused.length > 0))
    await endWork(db, id, { now, state: 'planned', plan: summary, refused });
  else await endWork(db, id, { now, state: 'done', report: summary, refused });
}

function problemOf(fault: unknown): DataTransferRefusal | null {
  if (fault instanceof TableError) return { code: 'data-transfer.broken-table', line: fault.line };
  return fault instanceof ArchiveRefused ? fault.refusal : null;
}

/**
 * Continues an import: plans it or imports it. Does nothing while another worker is active; after a dead worker
 * starts again, skipping what is written.
 */
export function runImport(deps: DataTransferDeps) {
  const { db, clock } = deps;
  return async (id: string): Promise<void> => {
    const now = clock();
    const run = await claimRun(db, id, { now, silentSince: new Date(now.getTime() - SILENCE_MS) });
    if (run === null) return;
    const report = reportProgress(deps, id);
    try {
      await goOn(deps, { id, run, onProgress: report.onProgress });
      await report.end();
    } catch (fault) {
      await report.end();
      const problem = problemOf(fault);
      await endWork(db, id, {
        now: clock(),
        state: 'failed',
        problem: problem ?? { code: 'data-transfer.fault' },
      });
      if (problem === null) throw fault;
    }
  };
}
