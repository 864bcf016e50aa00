import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DbOrTx } from '../database/client.ts';

/** Work for later, kept in the same database as what it follows from. */
export type Queue = {
  /** Queues work inside a transaction: it exists when the transaction does. */
  enqueue: (tx: DbOrTx, name: string, payload: object) => Promise<void>;
  /** Does the work of one name, one piece at a time; what fails is tried again later. */
  work: (name: string, handler: (payload: object) => Promise<void>) => Promise<void>;
  /** Does something at the minutes of a cron line. */
  every: (name: string, cron: string, handler: () => Promise<void>) => Promise<void>;
  /** Gives a piece of work that was given up its tries anew. */
  retry: (name: string, id: string) => Promise<void>;
  /** Finishes what runs, then lets go. */
  stop: () => Promise<void>;
};

type QueueOptions = {
  url: string;
  names: readonly string[];
  onError: (error: Error) => void;
};

const RETRIES = 8;
/** Work of a process that was killed is taken up by another after this long. */
const EXPIRY_SECONDS = 120;
/** Work that runs when the queue is stopped may take so long; what is not done is tried again. */
const STOP_MS = 4000;

/** Opens the queue; every name it will carry is made at once, so that any process may enqueue. */
export async function openQueue({ url, names, onError }: QueueOptions): Promise<Queue> {
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
  return {
    enqueue: async (tx, name, payload) => {
      const executeSql = async (text: string, values?: unknown[]) => {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []));
        return { rows };
      };
      await boss.send(name, payload, { db: { executeSql } });
    },
    work: async (name, handler) => {
      await boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    every: async (name, cron, handler) => {
      await boss.work(name, { pollingIntervalSeconds: 5 }, handler);
      await boss.schedule(name, cron);
    },
    retry: async (name, id) => void (await boss.retry(name, id)),
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
