import { sql } from 'kysely';
import { SECOND_MS } from '#kernel/instant.ts';
import type { Db } from '../database/client.ts';
import { createCircuitBreaker } from '../timeouts/circuit-breaker.ts';
import { withTimeout } from '../timeouts/with-timeout.ts';
import type { Count } from './local-counts.ts';
import type { CountCall } from './rate-limit-store.ts';

/** A call waits at most this long for its count. */
const ANSWER_MS = 500;
/** The database is not queried for this long after a failure. */
const REST_MS = SECOND_MS;

type Waiting = Readonly<{
  key: string;
  windowMs: number;
  resolve: (count: Count) => void;
  reject: (error: unknown) => void;
}>;

type Row = { key: string; current: number; ttl: number };

/** Keys are sorted, so that processes do not deadlock. */
async function addCalls(db: Db, calls: ReadonlyMap<string, readonly Waiting[]>): Promise<readonly Row[]> {
  const keys = [...calls.keys()];
  const times = keys.map((key) => calls.get(key)?.length ?? 0);
  const windowsMs = keys.map((key) => calls.get(key)?.[0]?.windowMs ?? 0);
  const { rows } = await sql<Row>`
    insert into rate_limit_count as stored (key, current, ends_at)
    select key, times, now() + window_ms * interval '1 millisecond'
    from unnest(${keys}::text[], ${times}::integer[], ${windowsMs}::integer[]) as calls (key, times, window_ms)
    order by key
    on conflict (key) do update set
      current = case when stored.ends_at <= now() then 0 else stored.current end + excluded.current,
      ends_at = case when stored.ends_at <= now() then excluded.ends_at else stored.ends_at end
    returning key, current, greatest(0, ceil(extract(epoch from ends_at - now()) * 1000))::integer as ttl
  `.execute(db);
  return rows;
}

/** Concurrent calls of one key get consecutive numbers, in the order they came. */
async function countTogether(db: Db, batch: readonly Waiting[]): Promise<void> {
  const calls = Map.groupBy(batch, ({ key }) => key);
  for (const { key, current, ttl } of await addCalls(db, calls)) {
    const ofKey = calls.get(key) ?? [];
    for (const [index, { resolve }] of ofKey.entries())
      resolve({ current: current - (ofKey.length - 1 - index), ttl });
  }
}

/**
 * Counts in PostgreSQL, for all processes. Runs one statement at a time; calls that arrive meanwhile share the
 * next, so counting needs one connection.
 */
export function databaseCounts(db: Db): CountCall {
  let waiting: Waiting[] = [];
  let isCounting = false;
  const breaker = createCircuitBreaker({ restMs: REST_MS, nowMs: Date.now });

  async function countAllWaiting(): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await countTogether(db, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    isCounting = false;
  }

  function wait(key: string, windowMs: number): Promise<Count> {
    const { promise, resolve, reject } = Promise.withResolvers<Count>();
    waiting.push({ key, windowMs, resolve, reject });
    if (!isCounting) void countAllWaiting();
    return withTimeout(promise, ANSWER_MS);
  }

  return (key, windowMs) => breaker.run(() => wait(key, windowMs));
}

/** Deletes expired counts, except those just being restarted. */
export async function deleteEndedCounts(db: Db): Promise<void> {
  await sql`
    delete from rate_limit_count
    where key in (select key from rate_limit_count where ends_at <= now() for update skip locked)
  `.execute(db);
}
