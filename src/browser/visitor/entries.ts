import { attempt } from '../page/attempt.ts';

/** Storage for entries: local or session storage, or a map in tests. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const EXPIRY = '__expiration';
const SECOND_MS = 1000;

/** A text that no script of the shop wrote counts as absent. */
function parseText(text: string | null): unknown {
  return text === null ? null : attempt((): unknown => JSON.parse(text), null);
}

function parseObject(text: string | null): Record<string, unknown> {
  const value = parseText(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Reads an entry.
 *
 * @param nowMs milliseconds since 1970
 * @returns null when it is missing, expired or unreadable
 * Source: spec §3 Browser storage; CK-08
 */
export function readEntry(storage: EntryStorage, name: string, nowMs: number): unknown {
  const until = parseObject(storage.getItem(EXPIRY))[name];
  if (typeof until === 'number' && nowMs >= until) return null;
  return parseText(storage.getItem(name));
}

/** When an entry expires, in milliseconds since 1970; null: never. */
export function expiryOf(storage: EntryStorage, name: string): number | null {
  const until = parseObject(storage.getItem(EXPIRY))[name];
  return typeof until === 'number' ? until : null;
}

type Writing = { nowMs: number; lifetimeSeconds?: number };

/**
 * Stores a value, without limit or for a lifetime.
 *
 * @param value any JSON value; stored under its own name, so that other scripts find it
 * Source: spec §3 Browser storage; CK-08
 */
export function writeEntry(storage: EntryStorage, [name, value]: [string, unknown], how: Writing): void {
  const { [name]: _old, ...others } = parseObject(storage.getItem(EXPIRY));
  const { nowMs, lifetimeSeconds } = how;
  const expiry =
    lifetimeSeconds === undefined ? others : { ...others, [name]: nowMs + lifetimeSeconds * SECOND_MS };
  if (Object.keys(expiry).length === 0) storage.removeItem(EXPIRY);
  else storage.setItem(EXPIRY, JSON.stringify(expiry));
  storage.setItem(name, JSON.stringify(value));
}
