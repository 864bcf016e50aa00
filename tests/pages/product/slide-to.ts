import type { Page } from '@playwright/test';

/**
 * Clicks a thumbnail and pauses the animations at one moment. Both run in one task of the page, so that no slow machine
 * ends the move in between.
 *
 * @returns the duration of the pictures' moves, in milliseconds
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

/** Resumes the animations. */
export function goOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const move of document.getAnimations()) move.play();
  });
}
