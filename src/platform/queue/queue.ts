import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';
import type { DbOrTx } from '../database/client.ts';

/** Background jobs in the shop's database. */
export type Queue = {
  /** Queues a job in a transaction; it exists once the transaction commits. */
  enqueue: (tx: DbOrTx, name: string, payload: object) => Promise<void>;
  /** Handles jobs of one name, one or `atOnce` at a time; failed jobs are retried individually. */
  work: (
    name: string,
    handler: (payload: object) => Promise<void>,
    options?: { atOnce?: number },
  ) => Promise<void>;
  /** Runs a handler on a cron schedule. */
  every: (name: string, cron: string, handler: () => Promise<void>) => Promise<void>;
  /** Gives a failed job its attempts back. */
  retry: (name: string, id: string) => Promise<void>;
  /** Finishes running jobs, then disconnects. */
  stop: () => Promise<void>;
};

type QueueOptions = {
  url: string;
  names: readonly string[];
  /** Names of jobs with fewer retries than the default. */
  personal?: readonly string[];
  /** Those of them that are retried less often than others. */
  retries?: Readonly<Record<string, number>>;
  onError: (error: Error) => void;
};

const RETRIES = 8;
/** How often a job runs before it counts as failed. */
export const MOST_ATTEMPTS = 1 + RETRIES;
/** After this time another process takes over the job of a killed process. */
const EXPIRY_SECONDS = 120;
const DAY_SECONDS = 86_400;
/** Time for running jobs to finish on shutdown; unfinished ones are retried. */
const STOP_MS = 4000;

type Handler = (payload: object, id: string) => Promise<void>;

/** The result of one job: a failure does not affect other jobs of the batch. */
async function resultOf({ id, data }: { id: string; data: object }, handler: Handler): Promise<JobResult> {
  try {
    await handler(data, id);
    return { id, status: 'completed' };
  } catch (fault) {
    return { id, status: 'failed', output: fault };
  }
}

/** Opens the queue; creates all job names at once, so that any process may enqueue. */
export async function openQueue({
  url,
  names,
  personal = [],
  retries = {},
  onError,
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'jamra queue' });
  boss.on('error', onError);
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, {
      retryLimit: RETRIES,
      retryDelay: 5,
      retryBackoff: true,
      expireInSeconds: EXPIRY_SECONDS,
    });
  /** Empties the payload of a finished job; if it runs again without one, it does nothing. */
  const emptied = (name: string, handler: Handler): Handler => {
    if (!personal.includes(name)) return handler;
    return async (payload, id) => {
      await handler(payload, id);
      const text = "update pgboss.job set data = '{}' where name = $1 and id = $2";
      await boss.getDb().executeSql(text, [name, id]);
    };
  };
  return {
    enqueue: async (tx, name, payload) => {
      const executeSql = async (text: string, values?: unknown[]) => {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []));
        return { rows };
      };
      const retention = personal.includes(name) ? { deleteAfterSeconds: DAY_SECONDS } : {};
      const retryLimit = retries[name] ?? RETRIES;
      await boss.send(name, payload, { db: { executeSql }, retryLimit, ...retention });
    },
    work: async (name, handler, { atOnce = 1 } = {}) => {
      const options = { pollingIntervalSeconds: 1, batchSize: atOnce, perJobResults: true } as const;
      await boss.work<object, void, typeof options>(name, options, (jobs) =>
        Promise.all(jobs.map((job) => resultOf(job, emptied(name, handler)))),
      );
    },
    every: async (name, cron, handler) => {
      await boss.work(name, { pollingIntervalSeconds: 5 }, handler);
      await boss.schedule(name, cron);
    },
    retry: async (name, id) => void (await boss.retry(name, id)),
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
