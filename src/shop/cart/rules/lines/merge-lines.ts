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
function merged(accountLine: StoredLine, guest: StoredLine): StoredLine {
  const quantity = Math.max(accountLine.quantity, guest.quantity);
  return { ...guest, quantity, isSaved: accountLine.isSaved && guest.isSaved };
}

/**
 * Merges a guest's lines into an account's. Keeps every line, the account's first; unavailable ones keep their
 * problem.
 *
 * @param most the limit by stock and settings
 */
export function mergeLines(
  accountLines: readonly StoredLine[],
  guest: readonly StoredLine[],
  most: MaximumOf,
): StoredLine[] {
  const guests = new Map(guest.map((line) => [line.key, line]));
  const known = new Set(accountLines.map(({ key }) => key));
  const joined = accountLines.map((line) => {
    const other = guests.get(line.key);
    return other === undefined ? line : bounded(merged(line, other), most(line));
  });
  return [...joined, ...guest.filter(({ key }) => !known.has(key))];
}
