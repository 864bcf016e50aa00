import type { StoredLine } from './price-lines.ts';

/** The maximum quantity of a line; null for none. */
export type MaximumOf = (line: StoredLine) => number | null;

function bounded(line: StoredLine, most: number | null): StoredLine {
  if (line.isSaved || most === null || most < 1) return line;
  return { ...line, quantity: Math.min(line.quantity, most) };
}

/**
 * A product in both carts: the larger quantity; in the cart if either has it there; at the price the guest saw.
 */
function merged(own: StoredLine, guest: StoredLine): StoredLine {
  const quantity = Math.max(own.quantity, guest.quantity);
  return { ...guest, quantity, isSaved: own.isSaved && guest.isSaved };
}

/**
 * Merges a guest's lines into an account's. Keeps every line, the account's first; unavailable ones keep their
 * problem.
 *
 * @param most the limit by stock and settings
 */
export function mergeLines(
  own: readonly StoredLine[],
  guest: readonly StoredLine[],
  most: MaximumOf,
): StoredLine[] {
  const guests = new Map(guest.map((line) => [line.key, line]));
  const known = new Set(own.map(({ key }) => key));
  const joined = own.map((line) => {
    const other = guests.get(line.key);
    return other === undefined ? line : bounded(merged(line, other), most(line));
  });
  return [...joined, ...guest.filter(({ key }) => !known.has(key))];
}
