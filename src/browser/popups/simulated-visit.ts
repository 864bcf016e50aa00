import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { readVisitHash } from '#shop/popups/rules/visit/visit-hash.ts';
import type { EntryStorage } from '../visitor/entries.ts';

/** The visit simulated by the page's address, for staff who may be signed in; null for other visitors. */
export const simulatedVisit = document.cookie.split('; ').includes(`${STAFF_HINT}=1`)
  ? readVisitHash(location.hash)
  : null;

const texts = new Map(
  Object.entries(simulatedVisit?.entries ?? {}).map(([name, value]) => [name, JSON.stringify(value)]),
);

/** What the simulated visitor's browser has stored; it ends with the page. */
const simulatedStorage: EntryStorage = {
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
};

/** Storage of the visitor: the browser's own, or that of the simulated one. */
export function storageOf(kind: 'local' | 'session'): EntryStorage {
  if (simulatedVisit !== null) return simulatedStorage;
  return kind === 'session' ? sessionStorage : localStorage;
}
