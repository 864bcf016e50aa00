import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';
import { act, aProduct, ownNumber } from './products.ts';

type Draft = { pictures: { mediaId: number; alt: { en: string; ar: string } }[] };

/** A picture twice as wide as high, half of it red, half a random colour. */
async function aWidePicture(): Promise<Buffer> {
  const background = { r: 0, g: Math.random() * 255, b: Math.random() * 255 };
  const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function picturesOf(page: Page, id: number): Promise<Draft['pictures']> {
  const { draft } = await act<{ draft: Draft }>(page, 'products.open', { id });
  return draft.pictures;
}

adminTest(
  'BO-01 a part is cut out of a product’s picture by keys and numbers, shown in the shop, and undone',
  PROOF,
  async ({ page }) => {
    const { id, name } = await aProduct(page, { status: 'published' });
    await page.goto(`/admin/products/${id}/`);
    await alive(page);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${ownNumber()}.png`, mimeType: 'image/png', buffer: await aWidePicture() });
    await page.getByLabel('Alt text · English').fill(`A tray of ${name}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    const [whole] = await picturesOf(page, id);

    await page.getByRole('button', { name: 'Crop image 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByText('Square', { exact: true }).click();
    await expect(dialog.getByText('Crop size: 200 × 200 pixels')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Left').fill('0');
    const frame = dialog.getByLabel('Crop area: move it with the arrow keys.');
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByLabel('Left')).not.toHaveValue('0 %');
    await dialog.getByLabel('Left').fill('0');
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await picturesOf(page, id))[0]?.mediaId).not.toBe(whole?.mediaId);

    const [part] = await picturesOf(page, id);
    expect(part?.alt.en).toBe(`A tray of ${name}`);
    const address = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
    const shop = await page.context().newPage();
    await shop.goto(address ?? '');
    const shown = shop.getByRole('img', { name: `A tray of ${name}` }).first();
    await expect(shown).toHaveAttribute('width', '200');
    await expect(shown).toHaveAttribute('height', '200');
    const file = await shown.getAttribute('src');
    const { dominant } = await sharp(await (await shop.request.get(file ?? '')).body()).stats();
    expect(dominant.r).toBeGreaterThan(200);

    await page.getByRole('button', { name: 'Crop image 1' }).click();
    await expect(dialog.getByLabel('Width')).toHaveValue('50 %');
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await picturesOf(page, id))[0]?.mediaId).toBe(whole?.mediaId);
  },
);

adminTest(
  'BO-01 a part of the library’s picture is a picture of its own; a sliver is refused',
  PROOF,
  async ({ page }) => {
    const word = ownNumber();
    await page.goto('/admin/media/');
    await alive(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${word}.png`, mimeType: 'image/png', buffer: await aWidePicture() });
    const drawer = page.getByRole('dialog', { name: 'Image', exact: true });
    await drawer.getByRole('button', { name: 'Crop …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByLabel('Width').fill('5');
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('The crop is too small');
    await dialog.getByLabel('Width').fill('25');
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(page.getByText('Cropped image saved as a new image.')).toBeVisible();
    await expect(drawer.getByText('100 × 200 pixels')).toBeVisible();
    await page.goto(`/admin/media/?q=${word}`);
    await expect(page.getByRole('button', { name: new RegExp(`^Open .*${word}`) })).toHaveCount(2);
  },
);
