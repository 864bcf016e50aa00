import {
  type FlatEntry,
  MENU_PLACES,
  type MenuPlaceName,
  menuProblems,
} from '#shop/content/staff/rules/menu-draft.ts';
import type { Place } from '../parts/tree/tree-moves.ts';

/** The ids of an entry and its descendants. */
function branchOf(entries: readonly FlatEntry[], id: number): ReadonlySet<number> {
  const branch = new Set([id]);
  for (let grown = true; grown; ) {
    const more = entries.filter(
      (one) => one.parentId !== null && branch.has(one.parentId) && !branch.has(one.id),
    );
    for (const one of more) branch.add(one.id);
    grown = more.length > 0;
  }
  return branch;
}

/** Moves an entry; the entries are unchanged if the move is not allowed. */
export function movedTo(
  entries: readonly FlatEntry[],
  id: number,
  { parentId, position }: Place,
): FlatEntry[] {
  const one = entries.find((entry) => entry.id === id);
  if (one === undefined || (parentId !== null && branchOf(entries, id).has(parentId))) return [...entries];
  const others = entries.filter((entry) => entry.id !== id);
  const siblings = others.filter((entry) => entry.parentId === parentId);
  const next = position === null ? undefined : siblings[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return [...others.slice(0, at), { ...one, parentId }, ...others.slice(at)];
}

/** Removes an entry and its descendants. */
export function withoutBranch(entries: readonly FlatEntry[], id: number): FlatEntry[] {
  const branch = branchOf(entries, id);
  return entries.filter((entry) => !branch.has(entry.id));
}

/** The entries in display order, renumbered. */
export function inOrder(entries: readonly FlatEntry[], parentId: number | null = null): FlatEntry[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .flatMap((entry) => [entry, ...inOrder(entries, entry.id)]);
}

/** Whether the menu's place displays all levels of the entries. */
export function isShallow(entries: readonly FlatEntry[], place: MenuPlaceName): boolean {
  return !Object.values(menuProblems(entries, MENU_PLACES[place].levels)).includes('too-deep');
}
