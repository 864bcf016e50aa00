import type { Right } from '#shop/staff';
import { MENU_GROUPS, type MenuEntry, type MenuGroup } from './area.ts';
import { areaMenus } from './areas/menus.ts';

/** Every entry in the order in which the menu and the palette show them. */
const ENTRIES = Object.values(areaMenus)
  .flat()
  .sort((a, b) => a.order - b.order);

/** The screen that carries its group’s name, for groups that have one. */
const HEADS: Readonly<Partial<Record<MenuGroup, string>>> = {
  home: '/admin/',
  orders: '/admin/orders/',
  products: '/admin/products/',
  customers: '/admin/customers/',
  analytics: '/admin/analytics/',
  settings: '/admin/settings/',
};

/** @returns whether somebody with some rights may open what needs one, or any of some */
export function mayOpen(need: MenuEntry['need'], rights: readonly Right[]): boolean {
  if (need === 'anybody') return true;
  return typeof need === 'string' ? rights.includes(need) : need.some((right) => rights.includes(right));
}

/** @returns the entries that somebody with some rights may open */
export function entriesFor(rights: readonly Right[]): MenuEntry[] {
  return ENTRIES.filter(({ need }) => mayOpen(need, rights));
}

/** A group of the menu: where its name leads, and what else stands in it. */
export type MenuPart = Readonly<{ group: MenuGroup; head: MenuEntry | null; entries: readonly MenuEntry[] }>;

/** @returns the groups that have something for somebody, in the order of the menu */
export function partsOf(entries: readonly MenuEntry[]): MenuPart[] {
  return MENU_GROUPS.map((group) => {
    const inGroup = entries.filter((entry) => entry.group === group);
    const head = inGroup.find(({ path }) => path === HEADS[group]) ?? null;
    return { group, head, entries: inGroup.filter((entry) => entry !== head) };
  }).filter(({ head, entries: rest }) => head !== null || rest.length > 0);
}

/** The entry an address belongs to: the one with the longest beginning in common. */
export function entryAt(path: string): MenuEntry | null {
  const found = ENTRIES.filter(
    (entry) => path === entry.path || (entry.path !== '/admin/' && path.startsWith(entry.path)),
  );
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
