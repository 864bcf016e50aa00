import { sql } from 'kysely';
import { ERASED } from '#kernel/text/person-pattern.ts';
import type { Db } from '../database/client.ts';
import type { Queue } from './queue.ts';

/** Jobs of one name: waiting, running and failed. */
export type QueueCount = Readonly<{ name: string; waiting: number; active: number; failed: number }>;

/** A job that failed all its attempts. */
export type FailedJob = Readonly<{
  id: string;
  name: string;
  /** The payload as queued, without texts that may identify a person. */
  payload: unknown;
  /** Error of the last attempt, without emails. */
  error: string;
  tries: number;
  at: Date;
}>;

/** Inspects the queue and retries failed jobs. */
export type QueueWatch = Readonly<{
  counts: () => Promise<QueueCount[]>;
  failed: (limit: number) => Promise<FailedJob[]>;
  /** @returns whether the failed job existed */
  retry: (name: string, id: string) => Promise<boolean>;
}>;

function messageOf(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message);
  return output === null ? '' : JSON.stringify(output);
}

/** Texts of a payload that never identify a person; others are hidden. */
const PLAIN_TEXTS = ['id', 'kind', 'language', 'provider', 'problem'];

function withoutPeople(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return PLAIN_TEXTS.includes(field) ? value : ERASED;
  if (Array.isArray(value)) return value.map((one) => withoutPeople(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPeople(one, name)]));
}

const EMAIL = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+/g;

export function watchQueue(queue: Pick<Queue, 'retry'>, db: Db): QueueWatch {
  return {
    counts: async () => {
      const { rows } = await sql<QueueCount>`
        select queue.name, count(job.id) filter (where state in ('created', 'retry'))::integer as waiting,
          count(job.id) filter (where state = 'active')::integer as active,
          count(job.id) filter (where state = 'failed')::integer as failed
        from pgboss.queue queue left join pgboss.job job on job.name = queue.name
        where queue.name not like '\\_\\_%' group by queue.name order by queue.name
      `.execute(db);
      return rows;
    },
    failed: async (limit) => {
      const { rows } = await sql<Omit<FailedJob, 'error'> & { output: unknown }>`
        select id::text as id, name, data as payload, output, retry_count + 1 as tries, completed_on as at
        from pgboss.job where state = 'failed' order by completed_on desc limit ${limit}::int
      `.execute(db);
      return rows.map(({ output, payload, ...job }) => ({
        ...job,
        payload: withoutPeople(payload),
        error: messageOf(output).replace(EMAIL, ERASED),
      }));
    },
    retry: async (name, id) => {
      const { rows } = await sql<{ id: string }>`
        select id from pgboss.job where name = ${name} and id::text = ${id} and state = 'failed'
      `.execute(db);
      if (rows.length === 0) return false;
      await queue.retry(name, id);
      return true;
    },
  };
}
