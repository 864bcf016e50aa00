import { SECOND_MS } from '#kernel/instant.ts';
import type { EventRow } from '../store/events.ts';

/** Short, so that events are written in small batches: a large one would delay other statements. */
const SOON_MS = 100;
/** After a statement that failed. */
const AGAIN_MS = SECOND_MS;
/** Rows of one statement: pages wait while it is made. */
const STATEMENT_MAX = 500;
/** What waits at most, where the database is slow or away: some 20 MB. */
const WAITING_MAX = 50_000;

export type Recorder = Readonly<{
  /** @returns false when too much waits already */
  add: (events: readonly EventRow[]) => boolean;
  /** Writes what waits. */
  flush: () => Promise<void>;
}>;

/** PostgreSQL's class 22: a value that it cannot store. */
function isRefusedData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22');
}

/**
 * Writes events in few statements, outside the requests that bring them; they wait while the database is unavailable.
 *
 * @param report gets the fault of a statement
 */
export function createRecorder(
  write: (events: readonly EventRow[]) => Promise<void>,
  report: (error: unknown) => void,
): Recorder {
  let waiting: EventRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;
  let pauseMs = SOON_MS;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, STATEMENT_MAX);
      waiting = waiting.slice(STATEMENT_MAX);
      try {
        await write(batch);
        pauseMs = SOON_MS;
      } catch (error) {
        report(error);
        // A value that the database refuses would block all later events.
        if (isRefusedData(error)) continue;
        waiting = [...batch, ...waiting];
        pauseMs = AGAIN_MS;
        return;
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = null;
      if (waiting.length > 0) schedule();
    });
    return writing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), pauseMs);
    timer.unref();
  }

  return {
    add: (events) => {
      if (waiting.length + events.length > WAITING_MAX) return false;
      for (const event of events) waiting.push(event);
      schedule();
      return true;
    },
    flush,
  };
}
