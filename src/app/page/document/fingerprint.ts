import { createHash } from 'node:crypto';

/** What values count as that never change. */
const knownWords = new WeakMap<object, string>();
let last = 0;

/**
 * Lets a value that never changes count as itself in fingerprints, whatever it holds.
 *
 * @returns the same value
 */
export function countAsItself<T>(value: T): T {
  if (typeof value !== 'object' || value === null || knownWords.has(value)) return value;
  last += 1;
  knownWords.set(value, `#${last}`);
  return value;
}

/**
 * Lets a value that never changes count as its parts alone: the rest is not what its fingerprint is asked for.
 *
 * @returns the same value
 */
export function countAs<T extends object>(value: T, parts: (value: T) => readonly unknown[]): T {
  if (knownWords.has(value)) return value;
  const fingerprint = fingerprintOf(parts(value));
  if (fingerprint === null) return countAsItself(value);
  knownWords.set(value, `=${fingerprint.key}`);
  return value;
}

/** Values that no fingerprint stands for. */
const unfit = new WeakSet<object>();

/** Leaves pages that show this value without a fingerprint. */
export function hasNoFingerprint(value: object): void {
  unfit.add(value);
}

/** What a page shows, as a text that differs wherever two pages differ. */
type Description = Readonly<{
  words: string[];
  /** Every object in it, in the order in which it was met. */
  met: object[];
}>;

/** @returns null for a value that a text cannot stand for */
function wordOf(value: unknown): string | null {
  if (typeof value === 'string') return `${value.length}"${value}`;
  return ['number', 'boolean', 'undefined'].includes(typeof value) || value === null ? String(value) : null;
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function describeObject(value: object, description: Description): boolean {
  const { words, met } = description;
  met.push(value);
  const word = knownWords.get(value);
  if (word !== undefined) return words.push(word) > 0;
  if (value instanceof Date) return words.push(`@${value.getTime()}`) > 0;
  if (Array.isArray(value)) {
    words.push(`[${value.length}`);
    return value.every((entry) => describe(entry, description));
  }
  if (!isPlain(value) || unfit.has(value)) return false;
  // Also what `printedOnly` hides.
  const names = Object.getOwnPropertyNames(value);
  words.push(`{${names.length}`);
  return names.every((name) => {
    words.push(`${name.length}:${name}`);
    return describe((value as Record<string, unknown>)[name], description);
  });
}

function describe(value: unknown, description: Description): boolean {
  if (typeof value === 'object' && value !== null) return describeObject(value, description);
  const word = wordOf(value);
  if (word === null) return false;
  description.words.push(word);
  return true;
}

/**
 * A fingerprint of everything a page shows.
 *
 * @returns with the objects in it, in an order that is the same for equal fingerprints; null where something has no
 *   fingerprint, such as a function
 */
export function fingerprintOf(shown: readonly unknown[]): { key: string; met: readonly object[] } | null {
  const description: Description = { words: [], met: [] };
  if (!describe(shown, description)) return null;
  const key = createHash('sha256').update(description.words.join('\n')).digest('base64');
  return { key, met: description.met };
}
