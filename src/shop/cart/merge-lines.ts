import type { StoredLine } from './price-lines.ts';

/** Most pieces of a line that one cart may hold now; null for no bound. */
export type MostOf = (line: StoredLine) => number | null;

function bounded(line: StoredLine, most: number | null): StoredLine {
  if (line.isSaved || most === null || most < 1) return line;
  return { ...line, quantity: Math.min(line.quantity, most) };
}

/** The same goods in both: the larger quantity, in the cart if they lie in one of them, at the price the guest saw. */
function merged(own: StoredLine, guest: StoredLine): StoredLine {
  const quantity = Math.max(own.quantity, guest.quantity);
  return { ...guest, quantity, isSaved: own.isSaved && guest.isSaved };
}

/**
 * Adds a guest's cart to an account's. Nothing is lost: every line of either is in the result, the account's own first; a
 * line that can be had no longer stays as it is and says so itself.
 *
 * @param most what stock and rules allow of a line
 */
export function mergeLines(
  own: readonly StoredLine[],
  guest: readonly StoredLine[],
  most: MostOf,
): StoredLine[] {
  const guests = new Map(guest.map((line) => [line.key, line]));
  const known = new Set(own.map(({ key }) => key));
  const joined = own.map((line) => {
    const other = guests.get(line.key);
    return other === undefined ? line : bounded(merged(line, other), most(line));
  });
  return [...joined, ...guest.filter(({ key }) => !known.has(key))];
}
