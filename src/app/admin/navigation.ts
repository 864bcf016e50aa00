import type { Right } from '#shop/staff';
import type { MenuEntry } from './area.ts';
import { areaMenus } from './areas/menus.ts';

/** Every entry in the order in which the menu and the palette show them. */
const ENTRIES = Object.values(areaMenus)
  .flat()
  .sort((a, b) => a.order - b.order);

/** @returns the entries that somebody with some rights may open */
export function entriesFor(rights: readonly Right[]): MenuEntry[] {
  return ENTRIES.filter(({ need }) => need === 'anybody' || rights.includes(need));
}

/** The entry an address belongs to: the one with the longest beginning in common. */
export function entryAt(path: string): MenuEntry | null {
  const found = ENTRIES.filter(
    (entry) => path === entry.path || (entry.path !== '/admin/' && path.startsWith(entry.path)),
  );
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
