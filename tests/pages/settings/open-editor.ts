import type { FrameLocator, Locator, Page } from '@playwright/test';
import { alive } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { expect } from '../shop.ts';

function homeId(): Promise<number> {
  return withShop(async (shop) => (await shop.content.find('home', 'home'))?.id ?? 0);
}

/** Opens a document in the editor, until its canvas is there. */
export async function openDocument(page: Page, name: string, prefix = ''): Promise<FrameLocator> {
  await page.goto(`${prefix}/admin/editor/${name}/`);
  await alive(page);
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.locator('[data-puck-component]').first()).toBeVisible();
  return canvas;
}

/** Opens the home page in the editor. */
export const openEditor = async (page: Page, prefix = ''): Promise<FrameLocator> =>
  openDocument(page, `document-${await homeId()}`, prefix);

/** Presses something on the canvas until its settings are there: Puck forgets a choice while it is still starting. */
export async function choose(
  page: Page,
  target: Locator,
  position?: { x: number; y: number },
): Promise<void> {
  await expect(async () => {
    await target.click(position === undefined ? {} : { position });
    await expect(page.locator('.editor-settings h2')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

export const chooseFacts = (page: Page, canvas: FrameLocator) =>
  choose(page, canvas.locator('[data-template-id="facts-2"]'), { x: 10, y: 10 });

export const canvasIds = (canvas: FrameLocator) =>
  canvas
    .locator('[data-puck-component]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-template-id') ?? ''));
