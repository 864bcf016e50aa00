/** Looks up an untrusted name in a table. Inherited properties such as `constructor` are not entries. */
export function findEntry<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
