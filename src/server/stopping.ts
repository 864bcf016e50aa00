import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '#kernel/instant.ts';
import { onPrimaryExit } from '#platform/processes/cluster-worker.ts';
import { endInOrder } from '#platform/processes/end-in-order.ts';
import type { Runtime } from '#src/runtime.ts';
import type { Connections } from './connections.ts';

/** How long a request body that has begun may still arrive. */
const ARRIVE_MS = 3 * SECOND_MS;
/** Requests that came whole may take so long to be answered. */
const ANSWER_MS = 10 * SECOND_MS;
const CLOSE_MS = ANSWER_MS + 2 * SECOND_MS;
const JOBS_MS = 3 * SECOND_MS;
const HOUSE_MS = 20 * SECOND_MS;
/** What is left ends then, whatever it waits for; less than who started it waits before it kills. */
const LEAVE_MS = 29 * SECOND_MS;

type Running = Readonly<{
  app: FastifyInstance;
  connections: Connections;
  jobs: { stop: () => Promise<void> };
  runtime: Runtime;
}>;

/** Takes no request any more, lets those that came whole be answered, and cuts the others. */
async function drain({ app, connections }: Pick<Running, 'app' | 'connections'>): Promise<void> {
  const closed = app.close();
  const idle = setInterval(() => app.server.closeIdleConnections(), SECOND_MS / 4);
  const unarrived = setTimeout(() => connections.endUnarrived(), ARRIVE_MS);
  const unanswered = setTimeout(() => app.server.closeAllConnections(), ANSWER_MS);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(unarrived);
    clearTimeout(unanswered);
  }
}

/** Ends an open shop: its requests, its jobs, its connections; the database that it brought along with the last process. */
export function stopShop({ app, connections, jobs, runtime }: Running): Promise<void> {
  return endInOrder(
    [
      { name: 'the server', limitMs: CLOSE_MS, end: () => drain({ app, connections }) },
      { name: 'the jobs', limitMs: JOBS_MS, end: jobs.stop },
      { name: 'the database', limitMs: HOUSE_MS, end: runtime.close },
    ],
    (name, fault) => app.log.error({ err: fault }, `${name} did not end in time`),
  );
}

/** Stops once, at the first signal or when the process that started this one is gone. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LEAVE_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);
  onPrimaryExit(leave);
}
