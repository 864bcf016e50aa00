export type Placed = Readonly<{ id: number; parentId: number | null }>;
/** A position in a tree: the parent, and the index among its children; null for the end. */
export type Place = Readonly<{ parentId: number | null; position: number | null }>;
export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS = {
  ltr: { up: 'ArrowUp', down: 'ArrowDown', in: 'ArrowRight', out: 'ArrowLeft' },
  rtl: { up: 'ArrowUp', down: 'ArrowDown', in: 'ArrowLeft', out: 'ArrowRight' },
} as const;

/** The arrow key of a direction; `in` follows the reading direction. */
export function arrowOf(direction: Direction, dir: 'ltr' | 'rtl') {
  return ARROWS[dir][direction];
}

/** The direction of an arrow key; null for other keys. */
export function directionOf(key: string, dir: 'ltr' | 'rtl'): Direction | null {
  return DIRECTIONS.find((direction) => ARROWS[dir][direction] === key) ?? null;
}

function siblingsOf<Row extends Placed>(all: readonly Row[], parentId: number | null): readonly Row[] {
  return all.filter((one) => one.parentId === parentId);
}

/** The position after the row's parent. */
function outOf(all: readonly Placed[], one: Placed): Place | null {
  const parent = all.find((other) => other.id === one.parentId);
  if (parent === undefined) return null;
  const uncles = siblingsOf(all, parent.parentId);
  return { parentId: parent.parentId, position: uncles.findIndex(({ id }) => id === parent.id) + 1 };
}

/** The new position of a row that is moved in a direction; null if it cannot move there. */
export function placeBy(all: readonly Placed[], id: number, direction: Direction): Place | null {
  const one = all.find((other) => other.id === id);
  if (one === undefined) return null;
  const siblings = siblingsOf(all, one.parentId);
  const at = siblings.findIndex((other) => other.id === id);
  if (direction === 'up') return at === 0 ? null : { parentId: one.parentId, position: at - 1 };
  if (direction === 'down')
    return at === siblings.length - 1 ? null : { parentId: one.parentId, position: at + 1 };
  if (direction === 'in') {
    const above = siblings[at - 1];
    return above === undefined ? null : { parentId: above.id, position: null };
  }
  return outOf(all, one);
}

/** The new position of a row that is dropped. */
export function placeAt(
  all: readonly Placed[],
  id: number,
  { target, position }: { target: number; position: 'before' | 'after' | 'inside' },
): Place | null {
  const aim = all.find((one) => one.id === target);
  if (aim === undefined) return null;
  if (position === 'inside') return { parentId: aim.id, position: null };
  const others = siblingsOf(all, aim.parentId).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === target);
  return { parentId: aim.parentId, position: position === 'before' ? at : at + 1 };
}

/** The position of a row: its number from 1, the number of siblings, and its parent; null for an unknown row. */
export function positionOf<Row extends Placed>(all: readonly Row[], id: number) {
  const one = all.find((other) => other.id === id);
  if (one === undefined) return null;
  const siblings = siblingsOf(all, one.parentId);
  const parent = all.find((other) => other.id === one.parentId) ?? null;
  return { one, parent, at: siblings.indexOf(one) + 1, of: siblings.length };
}
