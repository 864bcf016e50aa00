import { attempt } from '../../page/attempt.ts';
import type { Change } from './change.ts';

/** One storage entry per change, so that tabs do not overwrite each other. */
const PREFIX = 'jamra_waiting:';
const DIGITS = 15;

/** A change that is not sent yet. */
export type Waiting = Change &
  Readonly<{
    sinceMs: number;
    /**
     * True when the change was made offline and a note was shown; false when the page unloaded before a response.
     */
    wasAway: boolean;
  }>;

/** When storage is blocked or full, changes are kept in memory. */
const inMemory = new Map<string, Waiting>();
let lastMs = 0;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

function parseWaiting(text: string | null): Waiting | null {
  const value = attempt(() => JSON.parse(text ?? 'null') as Partial<Waiting> | null, null);
  if (value === null || typeof value !== 'object') return null;
  const { id, url, fields, sinceMs, wasAway } = value;
  const isWhole =
    isText(id) && isText(url) && typeof sinceMs === 'number' && Array.isArray(fields) && fields.every(isPair);
  return isWhole ? { id, url, fields, sinceMs, wasAway: wasAway === true } : null;
}

function keyOf({ id, sinceMs }: Waiting): string {
  return `${PREFIX}${String(sinceMs).padStart(DIGITS, '0')}:${id}`;
}

/** Stores a change until it can be sent, across reloads and for other tabs. */
export function queueChange(change: Change, { wasAway }: { wasAway: boolean }): void {
  lastMs = Math.max(Date.now(), lastMs + 1);
  const waiting = { ...change, sinceMs: lastMs, wasAway };
  const isKept = attempt(() => {
    localStorage.setItem(keyOf(waiting), JSON.stringify(waiting));
    return true;
  }, false);
  if (!isKept) inMemory.set(keyOf(waiting), waiting);
}

export function dropQueuedChange(waiting: Waiting): void {
  inMemory.delete(keyOf(waiting));
  attempt(() => localStorage.removeItem(keyOf(waiting)), undefined);
}

/** Queued changes, oldest first. */
export function listQueuedChanges(): Waiting[] {
  const stored = attempt(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => [key, parseWaiting(localStorage.getItem(key))] as const),
    [],
  );
  const all = [...stored, ...inMemory].filter((entry): entry is [string, Waiting] => entry[1] !== null);
  return all.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, waiting]) => waiting);
}

/** @returns whether a storage event concerns queued changes */
export function isQueueKey(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}
