import { createHash } from 'node:crypto';

/** The fixed fingerprint texts of values that never change. */
const knownWords = new WeakMap<object, string>();
let last = 0;

/**
 * Gives a value that never changes a fingerprint of its identity, whatever it contains.
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
 * Gives a value that never changes the fingerprint of the listed parts; its other properties do not count.
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

/** Values without a fingerprint. */
const unfit = new WeakSet<object>();

/** Excludes a value from fingerprints: pages that show it have none. */
export function hasNoFingerprint(value: object): void {
  unfit.add(value);
}

/** A unique description of what a page shows: different pages have different words. */
type Description = Readonly<{
  words: string[];
  /** All objects inside, in the order of traversal. */
  met: object[];
}>;

/** @returns null for a value without a unique text, such as a function */
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
  // Includes the non-enumerable properties of `printedOnly`.
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
 * A fingerprint of everything that a page shows.
 *
 * @returns the key and all objects inside, in the same order for equal keys; null if a value has no fingerprint, such
 *   as a function
 */
export function fingerprintOf(shown: readonly unknown[]): { key: string; met: readonly object[] } | null {
  const description: Description = { words: [], met: [] };
  if (!describe(shown, description)) return null;
  const key = createHash('sha256').update(description.words.join('\n')).digest('base64');
  return { key, met: description.met };
}
