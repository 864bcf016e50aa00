/**
 * What a table holds under a name that came from outside. Every object has `constructor` and its like from elsewhere:
 * those are no entries.
 */
export function findEntry<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
