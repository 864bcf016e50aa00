/** What a store of entries is kept in: local or session storage, or a map in a test. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const EXPIRY = '__expiration';
const SECOND_MS = 1000;

function parseObject(text: string | null): Record<string, unknown> {
  const value: unknown = text === null ? null : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * What is remembered under a name.
 *
 * @param nowMs milliseconds since 1970
 * @returns null when nothing is, or when its lifetime is over
 * Source: spec §3 Browser storage; CK-08
 */
export function readEntry(shelf: Shelf, name: string, nowMs: number): unknown {
  const until = parseObject(shelf.getItem(EXPIRY))[name];
  if (typeof until === 'number' && nowMs >= until) return null;
  const text = shelf.getItem(name);
  return text === null ? null : JSON.parse(text);
}

type Writing = { nowMs: number; lifetimeSeconds?: number };

/**
 * Remembers a value under a name, for good or for a lifetime.
 *
 * @param value anything JSON can hold; it stands under its own name, so that other scripts find it
 * Source: spec §3 Browser storage; CK-08
 */
export function writeEntry(shelf: Shelf, [name, value]: [string, unknown], how: Writing): void {
  const { [name]: _old, ...others } = parseObject(shelf.getItem(EXPIRY));
  const { nowMs, lifetimeSeconds } = how;
  const expiry =
    lifetimeSeconds === undefined ? others : { ...others, [name]: nowMs + lifetimeSeconds * SECOND_MS };
  if (Object.keys(expiry).length === 0) shelf.removeItem(EXPIRY);
  else shelf.setItem(EXPIRY, JSON.stringify(expiry));
  shelf.setItem(name, JSON.stringify(value));
}
