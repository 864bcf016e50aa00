import type { Page } from '@playwright/test';

/**
 * Presses a thumbnail and holds what begins to move at one moment of it. Both in one task of the page, so that no slow
 * machine lets the move end in between.
 *
 * @returns how long the pictures' moves take, in milliseconds
 */
export function slideTo(page: Page, index: number, heldAtMs: number): Promise<unknown[]> {
  return page.evaluate(
    ([wanted, moment]) => {
      document.querySelector<HTMLElement>(`[data-thumb-of="${wanted}"]`)?.click();
      const moves = document.getAnimations();
      for (const move of moves) {
        move.pause();
        move.currentTime = moment ?? 0;
      }
      return moves.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.matches('[data-slide]')
          ? [effect.getTiming().duration]
          : [],
      );
    },
    [index, heldAtMs],
  );
}

/** Lets what is held go on. */
export function goOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const move of document.getAnimations()) move.play();
  });
}
