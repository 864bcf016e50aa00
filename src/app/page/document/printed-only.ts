const pages = new WeakSet<object>();

/**
 * Loader data of a page without a router script. The router would iterate over enumerable properties to serialise
 * them for that script; this makes them non-enumerable. Access it by name, never spread it.
 */
export function printedOnly<T extends object>(found: T): T {
  const hidden = Object.entries(Object.getOwnPropertyDescriptors(found)).map(
    ([name, descriptor]) => [name, { ...descriptor, enumerable: false }] as const,
  );
  return Object.defineProperties(found, Object.fromEntries(hidden));
}

/** `printedOnly` for data that is the same for all visitors: its page may be cached by fingerprint. */
export function forEverybody<T extends object>(found: T): T {
  pages.add(found);
  return printedOnly(found);
}

/** Whether loader data was marked by `forEverybody`. */
export function isForEverybody(found: unknown): boolean {
  return typeof found === 'object' && found !== null && pages.has(found);
}
