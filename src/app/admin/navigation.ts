import type { Right } from '#shop/staff';
import { MENU_GROUPS, type MenuEntry, type MenuGroup } from './area.ts';
import { areaMenus } from './areas/menus.ts';

/** All entries in the order of menu and palette. */
const ENTRIES = Object.values(areaMenus)
  .flat()
  .sort((a, b) => a.order - b.order);

/** The screens that a group's name links to, for groups with one. */
const HEADS: Readonly<Partial<Record<MenuGroup, string>>> = {
  home: '/admin/',
  orders: '/admin/orders/',
  products: '/admin/products/',
  customers: '/admin/customers/',
  analytics: '/admin/analytics/',
  settings: '/admin/settings/',
};

/** @returns whether the rights include the needed one, or any of several */
export function mayOpen(need: MenuEntry['need'], rights: readonly Right[]): boolean {
  if (need === 'anybody') return true;
  return typeof need === 'string' ? rights.includes(need) : need.some((right) => rights.includes(right));
}

/** @returns the entries that the rights allow */
export function entriesFor(rights: readonly Right[]): MenuEntry[] {
  return ENTRIES.filter(({ need }) => mayOpen(need, rights));
}

/** A group of the menu: the screen that its name links to, and its other entries. */
export type MenuPart = Readonly<{ group: MenuGroup; head: MenuEntry | null; entries: readonly MenuEntry[] }>;

/** @returns the groups that have entries, in menu order */
export function partsOf(entries: readonly MenuEntry[]): MenuPart[] {
  return MENU_GROUPS.map((group) => {
    const inGroup = entries.filter((entry) => entry.group === group);
    const head = inGroup.find(({ path }) => path === HEADS[group]) ?? null;
    return { group, head, entries: inGroup.filter((entry) => entry !== head) };
  }).filter(({ head, entries: rest }) => head !== null || rest.length > 0);
}

/** Whether an address is below that of an entry; a filtered list is it only with the entry's own filter. */
function isAt(address: string, entry: string): boolean {
  const [path = '', query = ''] = entry.split('?');
  const [at = '', given = ''] = address.split('?');
  if (query === '') return at === path || (path !== '/admin/' && at.startsWith(path));
  const parameters = new URLSearchParams(given);
  return (
    at === path && [...new URLSearchParams(query)].every(([name, value]) => parameters.get(name) === value)
  );
}

/** The entry of an address: the one with the longest matching prefix. */
export function entryAt(address: string): MenuEntry | null {
  const entries = ENTRIES.filter(({ path }) => isAt(address, path));
  return entries.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
