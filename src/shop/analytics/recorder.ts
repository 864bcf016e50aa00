import { SECOND_MS } from '#kernel/instant.ts';
import type { SessionEvent } from './store/events.ts';

const SOON_MS = SECOND_MS;
/** Rows of one statement: pages wait while it is made. */
const STATEMENT_MAX = 500;
/** What waits at most, where the database is slow or away: some 20 MB. */
const WAITING_MAX = 50_000;

export type Recorder = Readonly<{
  /** @returns false when too much waits already */
  add: (events: readonly SessionEvent[]) => boolean;
  /** Writes what waits. */
  flush: () => Promise<void>;
}>;

/** PostgreSQL's class 22: a value that it cannot store. */
function isRefusedData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22');
}

/**
 * Writes events in few statements, beside the requests that bring them; they wait while the database is away.
 *
 * @param report gets the fault of a statement
 */
export function createRecorder(
  write: (events: readonly SessionEvent[]) => Promise<void>,
  report: (error: unknown) => void,
): Recorder {
  let waiting: SessionEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, STATEMENT_MAX);
      waiting = waiting.slice(STATEMENT_MAX);
      try {
        await write(batch);
      } catch (error) {
        report(error);
        // What the database cannot hold would stop all that comes after it.
        if (isRefusedData(error)) continue;
        waiting = [...batch, ...waiting];
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
    timer ??= setTimeout(() => void flush(), SOON_MS);
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
