/** The visible width, item width and number of items of a scroller, in pixels. */
export type Extent = Readonly<{ widthPx: number; itemPx: number; count: number }>;

/** A part of an item that still shows counts as the item when it is at least this much of it. */
const NEARLY = 0.9;

/** How many items a scroller shows whole; at least one. */
export function shownAtOnce({ widthPx, itemPx, count }: Extent): number {
  const fitting = itemPx > 0 ? Math.floor(widthPx / itemPx + 1 - NEARLY) : 1;
  return Math.min(Math.max(1, fitting), Math.max(1, count));
}

/** How many positions it has: it moves item by item, and the last position shows the last item. */
export function positionsOf(extent: Extent): number {
  return Math.max(1, extent.count - shownAtOnce(extent) + 1);
}

/**
 * The position after a step.
 *
 * @param loops whether the first follows the last
 * @returns null at an end
 */
export function positionAfter(
  at: number,
  step: 1 | -1,
  { positions, loops }: { positions: number; loops: boolean },
): number | null {
  const next = at + step;
  if (next >= 0 && next < positions) return next;
  return loops && positions > 1 ? (next + positions) % positions : null;
}

/** What decides whether slides advance by themselves. */
export type Moment = Readonly<{
  isPaused: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  isSeen: boolean;
  isMotionReduced: boolean;
}>;

/** Slides never advance under a pointer or focus, out of sight, after a pause, or where motion is reduced. */
export function advances({ isPaused, isHovered, hasFocus, isSeen, isMotionReduced }: Moment): boolean {
  return isSeen && !isPaused && !isHovered && !hasFocus && !isMotionReduced;
}
