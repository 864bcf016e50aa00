export type Placed = Readonly<{ id: number; parentId: number | null }>;
/** Where something goes: below what, and at which place there; null for the end. */
export type Place = Readonly<{ parentId: number | null; position: number | null }>;
export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS = {
  ltr: { up: 'ArrowUp', down: 'ArrowDown', in: 'ArrowRight', out: 'ArrowLeft' },
  rtl: { up: 'ArrowUp', down: 'ArrowDown', in: 'ArrowLeft', out: 'ArrowRight' },
} as const;

/** The arrow key that moves that way; further in is where the text goes on. */
export function arrowOf(direction: Direction, dir: 'ltr' | 'rtl') {
  return ARROWS[dir][direction];
}

/** Which way an arrow key moves; null for any other key. */
export function directionOf(key: string, dir: 'ltr' | 'rtl'): Direction | null {
  return DIRECTIONS.find((direction) => ARROWS[dir][direction] === key) ?? null;
}

function siblingsOf<Row extends Placed>(all: readonly Row[], parentId: number | null): readonly Row[] {
  return all.filter((one) => one.parentId === parentId);
}

/** Beside what it stands in. */
function outOf(all: readonly Placed[], one: Placed): Place | null {
  const parent = all.find((other) => other.id === one.parentId);
  if (parent === undefined) return null;
  const uncles = siblingsOf(all, parent.parentId);
  return { parentId: parent.parentId, position: uncles.findIndex(({ id }) => id === parent.id) + 1 };
}

/** Where a key takes a row of a tree; null where it cannot go that way. */
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

/** Where a drop takes a row of a tree. */
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

/** Where a row stands: which of how many, counted from one, and below what. Null for one that is not there. */
export function positionOf<Row extends Placed>(all: readonly Row[], id: number) {
  const one = all.find((other) => other.id === id);
  if (one === undefined) return null;
  const siblings = siblingsOf(all, one.parentId);
  const parent = all.find((other) => other.id === one.parentId) ?? null;
  return { one, parent, at: siblings.indexOf(one) + 1, of: siblings.length };
}
