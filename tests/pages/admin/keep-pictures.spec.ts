import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';

async function aPicture(): Promise<Buffer> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

adminTest(
  'BO-01 a picture is uploaded, described in both languages, found by its description, and deleted',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    await page.goto('/admin/media/');
    const drop = page.locator('input[type=file]');
    await alive(page);
    await drop.setInputFiles({
      name: 'list.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await expect(page.getByRole('alert')).toContainText('list.png: This file isn’t a supported image');
    await drop.setInputFiles({ name: `${word}.png`, mimeType: 'image/png', buffer: await aPicture() });
    const drawer = page.getByRole('dialog', { name: 'Image', exact: true });
    await drawer.getByLabel('Alt text · English').fill(`A tray ${word}`);
    await drawer.getByLabel('Alt text · Arabic').fill(`صينية ${word}`);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expectSaved(page);
    await page.goto(`/ar/admin/media/?q=${encodeURIComponent(`صينية ${word}`)}`);
    await page.getByRole('button', { name: new RegExp(`صينية ${word}`) }).click();
    await page.goto(`/admin/media/?q=${word}`);
    await page.getByRole('button', { name: `Open A tray ${word}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Delete this image?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page.getByText('No images found')).toBeVisible();
  },
);

adminTest(
  'BO-01 pictures that are too large, of a wrong type or from outside are refused with a clear reason',
  PROOF,
  async ({ page, request }) => {
    const large = await page.request.post('/admin/upload/?kind=picture', {
      multipart: {
        picture: { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(21 * 1024 * 1024) },
      },
    });
    expect(large.status()).toBe(413);
    expect(await large.json()).toMatchObject({
      ok: false,
      words: expect.stringContaining('larger than 20 MB'),
    });
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: await aPicture() };
    const foreign = await page.request.post('/admin/upload/?kind=picture', {
      multipart: { picture },
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
    const nobody = await request.post('/admin/upload/?kind=picture', { multipart: { picture } });
    expect(nobody.status()).toBe(401);
    const other = await page.request.post('/admin/upload/?kind=picture', {
      multipart: { something: picture },
    });
    expect(other.status()).toBe(415);
    const none = await page.request.post('/admin/upload/', { data: { a: 1 } });
    expect(none.status()).toBeLessThan(500);
  },
);

adminTest(
  'BO-01 pictures are sorted into folders by upload, drag and menu; a deleted one is restored by Undo',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    await page.goto('/admin/media/');
    await alive(page);
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Folder name').fill(`Folder ${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const folder = page.getByRole('treeitem').getByRole('link', { name: `Folder ${word}` });
    await folder.click();
    await expect(page.getByText('No images found')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: `${word}.png`,
      mimeType: 'image/png',
      buffer: await aPicture(),
    });
    await page.getByRole('dialog', { name: 'Image', exact: true }).getByLabel('Close').click();
    const tile = page.getByRole('button', { name: `Open ${word}.png` });
    await expect(folder).toContainText('1');
    await tile.dragTo(page.getByRole('link', { name: 'Not in a folder' }));
    await expect(page.getByText('No images found')).toBeVisible();
    await page.goto('/admin/media/?folder=none');
    await alive(page);
    await page.getByLabel(`Select ${word}.png`).check();
    await page.getByRole('combobox', { name: 'Move to folder' }).click();
    await page.getByRole('option', { name: `Folder ${word}` }).click();
    await expect(tile).toHaveCount(0);
    await folder.click();
    await tile.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Delete this image?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile).toBeVisible();
  },
);
