import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The box of the viewer's current picture on the screen. */
export async function pictureBox(page: Page): Promise<Box> {
  const box = await page.locator('.yarl__slide_current img').boundingBox();
  if (box === null) throw new Error('the viewer shows no picture');
  return box;
}

/** Waits until the picture neither grows nor moves. */
export async function restingPicture(page: Page): Promise<void> {
  const running = () =>
    page.locator('.yarl__slide_current').evaluate((slide) => slide.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBe(0);
}
