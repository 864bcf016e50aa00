import { sql } from 'kysely';
import { SECOND_MS } from '#kernel/instant.ts';
import { TimedOut, withTimeout } from '../cache/with-timeout.ts';
import type { Db } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** After a failure nobody asks for so long. */
const REST_MS = 5 * SECOND_MS;
/** So long it may take to say how far it is, and to do what was asked. */
const CHECK_MS = SECOND_MS / 2;
const WORK_MS = 5 * SECOND_MS;

/** How a wish to read from the replica ended: there, on the primary since it lags behind, or since it is away. */
export type ReplicaEnd = 'read' | 'behind' | 'away';

/** How far the replica must be: as far as this process was told of changes, or as far as the primary is now. */
export type AsOf = 'told' | 'now';

/** Reads that the primary need not do. */
export type Replica = ReturnType<typeof followPrimary>;

/** What says nothing of the work itself: the line, time, or a replay that needed what was being read. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof TimedOut || isDatabaseUnavailable(error)) return true;
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '25006');
}

/**
 * A streaming replica beside its primary. Each read first asks how far the replica is, on the very connection it then
 * reads on: everything that this process was told of must stand there. So whoever was told of a change never reads what
 * was before it, however far the replica lags.
 */
export function followPrimary({ primary, replica }: { primary: Db; replica: Db }) {
  const counts: Record<ReplicaEnd, number> = { read: 0, behind: 0, away: 0 };
  let isHearing = false;
  let restsUntilMs = 0;
  /** Goes up with each change that is heard; what has to be there is asked once for each. */
  let told = 0;
  let wanted: { told: number; place: Promise<string> } | null = null;

  /**
   * A change that anybody was told of is flushed, unless commits do not wait for it. What is not flushed yet (counts of
   * rate limits in an unlogged table) nobody waits for: the replica would get it up to 200 ms later.
   */
  async function placeNow(): Promise<string> {
    const { rows } = await sql<{ place: string }>`
      select (case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as place
    `.execute(primary);
    return rows[0]?.place ?? '';
  }

  /** Asked after the change was heard, so that the change stands before it. */
  function placeWanted(): Promise<string> {
    if (wanted?.told === told) return wanted.place;
    const place = placeNow();
    wanted = { told, place };
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
     * Does some reading on the replica, on one connection.
     *
     * @returns null when the primary has to do it
     * @throws what the work throws
     */
    read: async <T>(work: (held: Db) => Promise<T>, asOf: AsOf = 'told'): Promise<{ done: T } | null> => {
      if (isHearing && Date.now() >= restsUntilMs) {
        try {
          return await readThere(work, asOf);
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          restsUntilMs = Date.now() + REST_MS;
        }
      }
      counts.away += 1;
      return null;
    },
    /** The primary has changed. */
    tell: (): void => {
      told += 1;
    },
    hear: (): void => {
      told += 1;
      isHearing = true;
    },
    loseHearing: (): void => {
      isHearing = false;
    },
    figures: () => ({ ...counts }),
  };
}
