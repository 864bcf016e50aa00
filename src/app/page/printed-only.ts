/**
 * What a loader found, for a page that is printed and sent without a router script. The router walks through everything
 * that can be counted off in a loader's data, to hand it to a script that these pages do not have; this hides it from
 * the count, not from who asks by name. It is taken apart by names, never spread.
 */
export function printedOnly<T extends object>(found: T): T {
  const hidden = Object.entries(Object.getOwnPropertyDescriptors(found)).map(
    ([name, descriptor]) => [name, { ...descriptor, enumerable: false }] as const,
  );
  return Object.defineProperties(found, Object.fromEntries(hidden));
}
