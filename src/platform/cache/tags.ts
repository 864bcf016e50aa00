/** The family of a tag: `product` of `product:17`, and of `product` itself. */
export function familyOf(tag: string): string {
  const cut = tag.indexOf(':');
  return cut < 0 ? tag : tag.slice(0, cut);
}

/**
 * Whether a change invalidates something that was read.
 *
 * @param read what was read: one row by its tag, or all of a family by the family's name
 * @param changed what has changed, named in the same two ways
 */
export function invalidates(changed: string, read: string): boolean {
  if (changed === read) return true;
  const family = familyOf(changed);
  if (family !== familyOf(read)) return false;
  return family === changed || family === read;
}

/** Keys by tag: finds those that a change invalidates without looking at the others. */
export function createTagIndex() {
  const byTag = new Map<string, Set<string>>();
  const byFamily = new Map<string, Set<string>>();
  const put = (index: Map<string, Set<string>>, name: string, key: string) => {
    const keys = index.get(name);
    if (keys === undefined) index.set(name, new Set([key]));
    else keys.add(key);
  };
  const take = (index: Map<string, Set<string>>, name: string, key: string) => {
    const keys = index.get(name);
    keys?.delete(key);
    if (keys?.size === 0) index.delete(name);
  };
  return {
    add: (key: string, tags: readonly string[]): void => {
      for (const tag of tags) {
        put(byTag, tag, key);
        put(byFamily, familyOf(tag), key);
      }
    },
    remove: (key: string, tags: readonly string[]): void => {
      for (const tag of tags) {
        take(byTag, tag, key);
        take(byFamily, familyOf(tag), key);
      }
    },
    struckBy: (changed: string): string[] => {
      const family = familyOf(changed);
      if (family === changed) return [...(byFamily.get(family) ?? [])];
      return [...(byTag.get(changed) ?? []), ...(byTag.get(family) ?? [])];
    },
  };
}
