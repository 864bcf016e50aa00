type Entry = Readonly<{ url: string; children: readonly Entry[] }>;

/** How an entry stands to the page that is shown: it is that page, it leads to it, or neither. */
export type MenuPlace = 'page' | 'branch' | null;

/**
 * Where an entry of a menu or of the category tree stands.
 *
 * @param entry its address without language; one without an address is a heading
 * @param path the page's address without language and query
 * Source: CT-04
 */
export function placeOf({ url, children }: Entry, path: string): MenuPlace {
  if (url === path) return 'page';
  const isAbove = url.length > 1 && url.endsWith('/') && path.startsWith(url);
  return isAbove || children.some((child) => placeOf(child, path) !== null) ? 'branch' : null;
}
