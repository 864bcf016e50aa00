type Entry = Readonly<{ url: string; children: readonly Entry[] }>;

/** How an entry relates to the current page: it is that page, an ancestor of it, or neither. */
export type MenuPlace = 'page' | 'branch' | null;

/**
 * Relates a menu entry or category to the current page.
 *
 * @param entry its URL without language; an entry without URL is a heading
 * @param path the page's path without language and query
 * Source: CT-04
 */
export function placeOf({ url, children }: Entry, path: string): MenuPlace {
  if (url === path) return 'page';
  const isAbove = url.length > 1 && url.endsWith('/') && path.startsWith(url);
  return isAbove || children.some((child) => placeOf(child, path) !== null) ? 'branch' : null;
}
