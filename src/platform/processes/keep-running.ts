import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';
import { gatherMetrics } from './cluster-metrics.ts';
import { parseMessage } from './messages.ts';
import { deathsInARow, pauseMsAfter } from './pause.ts';

/** Running requests and jobs have so long to end. */
const DRAIN_MS = 30 * SECOND_MS;

type Keeping = Readonly<{
  count: number;
  /** Told when one died that will be started again. */
  onDeath: (death: Readonly<{ pid: number; how: string; pauseMs: number }>) => void;
}>;

function exitOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
}

function opening(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (said) => parseMessage(said)?.is === 'open' && resolve(true));
    worker.once('exit', () => resolve(false));
  });
}

/** Ends a process: it may finish what it does, but not for ever. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = exitOf(worker);
  const late = setTimeout(() => worker.process.kill('SIGKILL'), DRAIN_MS);
  worker.process.kill('SIGTERM');
  await gone;
  clearTimeout(late);
}

/**
 * Runs this very program so many times on one port. The first one opens alone: what is to be made once, it makes. From
 * then on each that dies is started again.
 *
 * @returns `opened`: whether they all are open; false when the first one could not open
 */
export function keepRunning({ count, onDeath }: Keeping) {
  const stopping = new AbortController();
  const open = new Set<Worker>();

  function start(): { worker: Worker; opened: Promise<boolean>; gone: Promise<string> } {
    const worker = cluster.fork();
    const gone = exitOf(worker).finally(() => open.delete(worker));
    const opened = opening(worker).then((isOpen) => {
      if (isOpen) open.add(worker);
      return isOpen;
    });
    return { worker, opened, gone };
  }

  async function keep(first: ReturnType<typeof start>): Promise<void> {
    let deaths = 0;
    for (let one = first; ; one = start()) {
      const startedAt = Date.now();
      const how = await one.gone;
      if (stopping.signal.aborted) return;
      deaths = deathsInARow(deaths, Date.now() - startedAt);
      const pauseMs = pauseMsAfter(deaths);
      onDeath({ pid: one.worker.process.pid ?? 0, how, pauseMs });
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  }

  async function openAll(): Promise<boolean> {
    const first = start();
    if (!(await first.opened)) return false;
    void keep(first);
    if (stopping.signal.aborted) return false;
    const others = Array.from({ length: count - 1 }, start);
    for (const other of others) void keep(other);
    await Promise.all(others.map(({ opened }) => opened));
    return true;
  }

  gatherMetrics(open);
  return {
    opened: openAll(),
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    },
  };
}
