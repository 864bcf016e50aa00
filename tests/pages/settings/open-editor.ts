import type { FrameLocator, Locator, Page } from '@playwright/test';
import { alive } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { expect } from '../shop.ts';

function homeId(): Promise<number> {
  return withShop(async (shop) => (await shop.content.find('home', 'home'))?.id ?? 0);
}

/** Opens a document in the editor and waits for its canvas. */
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

/** Clicks an element on the canvas until its settings open: Puck ignores clicks while it starts. */
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

export const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

/** Selects a node by its name among the layers. */
export async function chooseLayer(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(settingsOf(page).getByRole('heading', { level: 2 })).toContainText(name);
}

/** Publishes the changes of a public document; with a reason if the checks find faults. */
export async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(page.getByText('Updated.').or(dialog).first()).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByRole('textbox').fill('It is looked at by a test');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  }
  await expect(page.getByText('Updated.')).toBeVisible();
}

/** Makes the selected node sticky in one of the three device modes. */
export async function stickOn(page: Page, device: string): Promise<void> {
  const settings = settingsOf(page);
  await settings.getByRole('button', { name: 'Advanced' }).click();
  const sticky = settings.locator('.mantine-MultiSelect-root').filter({ hasText: 'Sticky on devices' });
  // Options of this list only; the visitor's select has its own.
  const options = page.locator('[role="option"]:visible');
  // The first click may close the list while the settings are still unfolding.
  await expect(async () => {
    await sticky.locator('.mantine-MultiSelect-input').click();
    await expect(options).toHaveText(['Mobile', 'Tablet', 'Desktop'], { timeout: 1000 });
    await options.filter({ hasText: device }).click({ timeout: 1000 });
  }).toPass();
}
