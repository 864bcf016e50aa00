import { sql } from 'kysely';
import { SECOND_MS } from '#kernel/instant.ts';
import { CircuitOpen, createCircuitBreaker } from '../timeouts/circuit-breaker.ts';
import { TimedOut, withTimeout } from '../timeouts/with-timeout.ts';
import type { Db } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** The replica is not tried for this long after a failure. */
const REST_MS = 5 * SECOND_MS;
/** Time limit for its position, and for the read itself. */
const CHECK_MS = SECOND_MS / 2;
const WORK_MS = 5 * SECOND_MS;

/** How a read from the replica ended: there, or on the primary because the replica lags or is unavailable. */
export type ReplicaEnd = 'read' | 'behind' | 'away';

/**
 * How far the replica must be: up to the changes this process was notified of, or up to the primary's current
 * position.
 */
export type AsOf = 'told' | 'now';

export type Replica = ReturnType<typeof followPrimary>;

/** Errors of the replica rather than the work: connection, timeout, recovery conflict. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof TimedOut || isDatabaseUnavailable(error)) return true;
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '25006');
}

/**
 * A streaming replica. Each read first checks the replica's position on the same connection: it must include every
 * change this process was notified of. A read therefore never returns data older than a notified change, whatever
 * the lag.
 */
export function followPrimary({ primary, replica }: { primary: Db; replica: Db }) {
  const counts: Record<ReplicaEnd, number> = { read: 0, behind: 0, away: 0 };
  let isHearing = false;
  const breaker = createCircuitBreaker({ restMs: REST_MS, nowMs: Date.now, isFailure: isOfReplica });
  /** Goes up with each notified change; the required position is queried once per value. */
  let notified = 0;
  let wanted: { notified: number; place: Promise<string> } | null = null;

  /**
   * A notified change is flushed, except with asynchronous commit. Changes not yet flushed (rate limit counts, in
   * an unlogged table) are not waited for: the replica would get them up to 200 ms later.
   */
  async function placeNow(): Promise<string> {
    const { rows } = await sql<{ place: string }>`
      select (case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as place
    `.execute(primary);
    return rows[0]?.place ?? '';
  }

  /** Queried after the notification, so that the position includes the change. */
  function placeWanted(): Promise<string> {
    if (wanted?.notified === notified) return wanted.place;
    const place = placeNow();
    wanted = { notified, place };
    place.catch(() => {
      wanted = null;
    });
    return place;
  }

  async function isThere(held: Db, place: string): Promise<boolean> {
    const { rows } = await withTimeout(
      sql<{ there: boolean }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as there
      `.execute(held),
      CHECK_MS,
    );
    return rows[0]?.there === true;
  }

  async function readThere<T>(work: (held: Db) => Promise<T>, asOf: AsOf): Promise<{ done: T } | null> {
    const place = await (asOf === 'now' ? placeNow() : placeWanted());
    const result = await withTimeout(
      replica
        .connection()
        .execute(async (held) => ((await isThere(held, place)) ? { done: await work(held) } : null)),
      WORK_MS,
    );
    counts[result === null ? 'behind' : 'read'] += 1;
    return result;
  }

  return {
    /**
     * Runs reads on the replica, on one connection.
     *
     * @returns null when the primary must be used
     * @throws what the work throws
     */
    read: async <T>(work: (held: Db) => Promise<T>, asOf: AsOf = 'told'): Promise<{ done: T } | null> => {
      if (isHearing) {
        try {
          return await breaker.run(() => readThere(work, asOf));
        } catch (error) {
          if (!(error instanceof CircuitOpen || isOfReplica(error))) throw error;
        }
      }
      counts.away += 1;
      return null;
    },
    /** Notes that the primary has changed. */
    invalidate: (): void => {
      notified += 1;
    },
    hear: (): void => {
      notified += 1;
      isHearing = true;
    },
    loseHearing: (): void => {
      isHearing = false;
    },
    figures: () => ({ ...counts }),
  };
}
