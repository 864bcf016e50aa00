const pages = new WeakSet<object>();

/**
 * Loader data of a page without a router script. The router would iterate over enumerable properties to serialise
 * them for that script; this makes them non-enumerable. Access it by name, never spread it.
 */
export function printedOnly<T extends object>(data: T): T {
  for (const name of Object.keys(data)) Object.defineProperty(data, name, { enumerable: false });
  return data;
}

/** `printedOnly` for data that is the same for all visitors: its page may be cached by fingerprint. */
export function forEverybody<T extends object>(data: T): T {
  pages.add(data);
  return printedOnly(data);
}

/** Whether loader data was marked by `forEverybody`. */
export function isForEverybody(data: unknown): boolean {
  return typeof data === 'object' && data !== null && pages.has(data);
}
