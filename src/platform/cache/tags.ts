/** The family of a tag: `product` for `product:17` and for `product`. */
export function familyOf(tag: string): string {
  const cut = tag.indexOf(':');
  return cut < 0 ? tag : tag.slice(0, cut);
}

/**
 * Whether a change invalidates a read.
 *
 * @param read a row's tag, or a family for all of its rows
 * @param changed a tag or a family
 */
export function invalidates(changed: string, read: string): boolean {
  if (changed === read) return true;
  const family = familyOf(changed);
  if (family !== familyOf(read)) return false;
  return family === changed || family === read;
}

/** Index of keys by tag, to find those that a change invalidates. */
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
