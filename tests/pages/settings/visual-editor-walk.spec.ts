import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { choose } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });

const SECTION = 'Add ready-made section';

/** Adds a preset section after the selected node, or at the end of the page. */
async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: SECTION }).click();
  const dialog = page.getByRole('dialog', { name: SECTION });
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(dialog).toBeHidden();
}

/** Types the page's heading on the canvas. */
async function typeTitle(page: Page, canvas: FrameLocator, text: string): Promise<void> {
  const title = canvas.getByRole('heading', { level: 2 }).first();
  await choose(page, title);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(text);
}

/** `WALK_PICTURES=docs/pictures` renews the pictures of `docs/editor.md`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.WALK_PICTURES;
  if (folder === undefined) return;
  await page.mouse.move(1, 1);
  await sharp(await page.screenshot())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${folder}/${name}.jpg`);
}

adminTest(
  'BO-02 a page with a hero, a product row, questions and a story is built from nothing in both languages',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    const begunMs = Date.now();
    await page.goto('/admin/pages/new/');
    await alive(page);
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill('Winter care');
    await page.getByRole('textbox', { name: 'Title · Arabic', exact: true }).fill('عناية الشتاء');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/pages\/\d+\//);
    await page.getByRole('link', { name: 'Edit on the page' }).click();
    await page.waitForURL(/\/admin\/editor\/document-\d+\//);
    await alive(page);
    const canvas = page.frameLocator('#preview-frame');
    for (const name of ['Picture beside text', 'Bestsellers', 'Frequent questions', 'Story beside a picture'])
      await addSection(page, name);
    await picture(page, 'editor-sections');
    await typeTitle(page, canvas, 'Warm hands, warm device');
    await picture(page, 'editor-text');
    await page.getByRole('radiogroup', { name: 'Language of the page' }).getByText('العربية').click();
    await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl');
    await typeTitle(page, canvas, 'يدان دافئتان وجهاز دافئ');
    await page.locator('label', { hasText: 'Phone' }).click();
    await picture(page, 'editor-arabic');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    const id = Number(/document-(\d+)/.exec(page.url())?.[1]);
    const slug = await withShop(async ({ content }) => (await content.edit.open(id as never))?.draft.slug);
    for (const [path, text] of [
      [`/${slug}/`, 'Warm hands, warm device'],
      [`/ar/${slug}/`, 'يدان دافئتان وجهاز دافئ'],
    ] as const)
      await expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
    process.stdout.write(`built and published in ${((Date.now() - begunMs) / 1000).toFixed(0)} s\n`);
  },
);
