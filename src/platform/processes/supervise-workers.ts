import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';
import { gatherMetrics } from './cluster-metrics.ts';
import { parseMessage } from './messages.ts';
import { consecutiveCrashes, restartDelayMs } from './pause.ts';

/** Time for running requests and jobs to finish. */
const DRAIN_MS = 30 * SECOND_MS;

type Keeping = Readonly<{
  count: number;
  /** Called when a worker died and will be restarted. */
  onDeath: (death: Readonly<{ pid: number; how: string; pauseMs: number }>) => void;
}>;

function exitOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
}

function opening(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message) => parseMessage(message)?.is === 'open' && resolve(true));
    worker.once('exit', () => resolve(false));
  });
}

/** Stops a worker, gracefully up to a time limit. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = exitOf(worker);
  const late = setTimeout(() => worker.process.kill('SIGKILL'), DRAIN_MS);
  worker.process.kill('SIGTERM');
  await gone;
  clearTimeout(late);
}

/**
 * Runs `count` workers of this program on one port. The first one starts alone, since it sets up the shop. Workers
 * that die are restarted.
 *
 * @returns `opened`: whether all workers are open; false when the first could not open
 */
export function superviseWorkers({ count, onDeath }: Keeping) {
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
      deaths = consecutiveCrashes(deaths, Date.now() - startedAt);
      const pauseMs = restartDelayMs(deaths);
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
