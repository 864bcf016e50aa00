import type { FastifyInstance } from 'fastify';
import type { Runtime } from '#composition/runtime.ts';
import { SECOND_MS } from '#kernel/instant.ts';
import { onPrimaryExit } from '#platform/processes/cluster-worker.ts';
import { runShutdownSteps } from '#platform/processes/end-in-order.ts';
import type { Connections } from './connections.ts';

/** How long a partial request body may still arrive. */
const ARRIVE_MS = 3 * SECOND_MS;
/** How long complete requests may take. */
const ANSWER_MS = 10 * SECOND_MS;
const CLOSE_MS = ANSWER_MS + 2 * SECOND_MS;
const JOBS_MS = 3 * SECOND_MS;
const HOUSE_MS = 20 * SECOND_MS;
/** The process exits after this time; shorter than the usual kill timeout. */
const LEAVE_MS = 29 * SECOND_MS;

type Running = Readonly<{
  app: FastifyInstance;
  connections: Connections;
  jobs: { stop: () => Promise<void> };
  runtime: Runtime;
}>;

/** Stops accepting requests, finishes complete ones and closes the other connections. */
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

/** Closes the shop: requests, jobs, connections, and with the last process the embedded database. */
export function stopShop({ app, connections, jobs, runtime }: Running): Promise<void> {
  return runShutdownSteps(
    [
      { name: 'the server', limitMs: CLOSE_MS, end: () => drain({ app, connections }) },
      { name: 'the jobs', limitMs: JOBS_MS, end: jobs.stop },
      { name: 'the database', limitMs: HOUSE_MS, end: runtime.close },
    ],
    (name, fault) => app.log.error({ err: fault }, `${name} did not end in time`),
  );
}

/** Stops once, on the first signal or when the parent process has exited. */
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
