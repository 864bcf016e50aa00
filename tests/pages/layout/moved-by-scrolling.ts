import type { Locator } from '@playwright/test';

/** By then sticky elements stick. */
const BEGINS_AT_PX = 250;

/** How far an element moves up the screen while the page scrolls by so much: 0 for sticky elements. */
export function movedByScrolling(element: Locator, scrollPx: number): Promise<number> {
  return element.evaluate(
    (moved, [from, by]) => {
      const topAt = (top: number) => {
        scrollTo({ top, behavior: 'instant' });
        return moved.getBoundingClientRect().top;
      };
      return Math.round(topAt(from) - topAt(from + by));
    },
    [BEGINS_AT_PX, scrollPx] as const,
  );
}
