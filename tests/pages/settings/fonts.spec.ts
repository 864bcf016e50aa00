import type { Locator, Page } from '@playwright/test';
import { fontThatPermits, shippedFont } from '../../a-font.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

/** Every test begins with the shipped design and no uploaded font. */
test.beforeEach(async ({ page, setting }) => {
  await setting('design.tokens', {});
  await withDatabase((db) => db.deleteFrom('font').execute());
  await page.setViewportSize(LAPTOP);
});

const WORDS = {
  '': { fonts: 'Fonts', upload: 'Upload', file: 'Font file', licence: /Our licence allows/ },
  '/ar': { fonts: 'الخطوط', upload: 'رفع', file: 'ملف الخط', licence: /يسمح ترخيصنا/ },
} as const;
type Prefix = keyof typeof WORDS;

async function openFonts(page: Page, prefix: Prefix = ''): Promise<Locator> {
  await page.goto(`${prefix}/admin/design/`);
  await alive(page);
  await page.getByRole('button', { name: WORDS[prefix].fonts, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: WORDS[prefix].fonts });
  await expect(drawer.getByRole('heading', { level: 3 })).toBeVisible();
  return drawer;
}

const choose = (drawer: Locator, name: string, buffer: Buffer) =>
  drawer.locator('input[type="file"]').setInputFiles({ name, mimeType: 'font/woff2', buffer });
const uploadIn = (drawer: Locator) => drawer.getByRole('button', { name: 'Upload', exact: true }).click();
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of the storefront"]');
/** The font families of the preview's page. */
const fontsIn = (page: Page) =>
  preview(page)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--font').trim());
const isLoaded = (page: Page, family: string) =>
  page.evaluate(
    (name) => [...document.fonts].some((one) => one.family.includes(name) && one.status === 'loaded'),
    family,
  );

test(
  'BO-01 a font is uploaded, seen in the preview, used by the store, not deletable while in use, and deleted',
  PROOF,
  async ({ page, context }) => {
    const drawer = await openFonts(page);
    await choose(drawer, 'house_serif.woff2', shippedFont('lora-latin'));
    await expect(drawer.getByLabel('Name')).toHaveValue('House Serif');
    await uploadIn(drawer);
    await expect(drawer.getByText('Confirm that your licence allows the font on a website.')).toBeVisible();
    await expect(drawer.getByLabel('Name')).toHaveValue('House Serif');
    await expect(drawer.getByRole('button', { name: /house_serif\.woff2/ })).toBeVisible();
    await drawer.getByLabel(/Our licence allows/).check();
    await uploadIn(drawer);
    await expect(page.getByText('“House Serif” is ready. Choose it as the English font.')).toBeVisible();
    await expect(drawer.getByText(/English · \d+ KB/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Fonts and text size' }).click();
    await page.getByRole('combobox', { name: 'Arabic font' }).click();
    await expect(page.getByRole('option', { name: 'House Serif' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'English font' }).click();
    await page.getByRole('option', { name: 'House Serif' }).click();
    await expect
      .poll(() =>
        preview(page)
          .locator('html')
          .evaluate((root) =>
            [...root.ownerDocument.fonts].some(
              ({ family, status }) => family.includes('font-') && status === 'loaded',
            ),
          ),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();

    const visitor = await context.newPage();
    await expect
      .poll(async () => {
        await visitor.goto('/terms/');
        return visitor.locator('link[rel="preload"][href*="/media/fonts/"]').count();
      })
      .toBe(1);
    await expect.poll(() => isLoaded(visitor, 'latin')).toBe(true);
    const href = await visitor.locator('link[rel="preload"][as="font"]').first().getAttribute('href');
    const file = await visitor.request.get(href ?? '');
    expect(file.headers()).toMatchObject({ 'content-type': 'font/woff2' });
    expect(file.headers()['cache-control']).toContain('immutable');
    const { origin } = new URL(visitor.url());
    const isKept = async () => (await visitor.request.get(`${origin}/terms/`)).headers()['x-page-cache'];
    await expect.poll(isKept).toBe('hit');
    await visitor.close();

    // The saved font is hidden where another one is chosen.
    await page.reload();
    await alive(page);
    await page.getByRole('button', { name: 'Fonts and text size' }).click();
    await expect.poll(() => fontsIn(page)).toContain('font-');
    await page.getByRole('combobox', { name: 'English font' }).click();
    await page.getByRole('option', { name: 'Instrument Sans' }).click();
    await expect.poll(() => fontsIn(page)).toMatch(/^"Dirham",\s*"Instrument Sans Variable"/);
    await page.getByRole('combobox', { name: 'English font' }).click();
    await page.getByRole('option', { name: 'House Serif' }).click();

    const again = await openFonts(page);
    const remove = async () => {
      await again.getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: 'Delete “House Serif”?' })
        .getByRole('button', { name: 'Delete' })
        .click();
    };
    await remove();
    await expect(again.getByRole('alert')).toContainText('“House Serif” is in use: English font.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reset to default design' }).click();
    await page
      .getByRole('dialog', { name: 'Reset to the default design?' })
      .getByRole('button', { name: 'Reset to default design' })
      .click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await page.getByRole('button', { name: 'Fonts', exact: true }).click();
    await remove();
    await expect(again.getByText('No fonts uploaded yet.')).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(again.getByText('House Serif')).toBeVisible();
    await remove();
    await expect(again.getByText('No fonts uploaded yet.')).toBeVisible();
  },
);

test(
  'BO-01 an earlier design whose font was deleted is restored with the default font',
  PROOF,
  async ({ page, setting }) => {
    const drawer = await openFonts(page);
    await choose(drawer, 'brand.woff2', shippedFont('figtree-latin'));
    await drawer.getByLabel(/Our licence allows/).check();
    await uploadIn(drawer);
    await expect(page.getByText('“Brand” is ready.')).toBeVisible();
    const id = await withDatabase((db) => db.selectFrom('font').select('id').executeTakeFirstOrThrow());
    await setting('design.tokens', { 'font-latin': `font-${id.id}`, ground: '#f0f0f0' });
    await setting('design.tokens', {});
    await page.reload();
    await alive(page);
    await page.getByRole('button', { name: 'Fonts', exact: true }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const sure = page.getByRole('dialog', { name: 'Delete “Brand”?' });
    await expect(sure).toContainText('earlier designs in the history that used it get the default font');
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No fonts uploaded yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    const earlier = page
      .getByRole('dialog', { name: 'History' })
      .locator('.admin-row')
      .filter({ hasText: 'English font: Deleted font' });
    await earlier.first().getByRole('button', { name: 'Restore' }).click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByLabel('Page background', { exact: true })).toHaveValue('#f0f0f0');
  },
);

test('BO-01 errors of a font are shown at their field and in its language', PROOF, async ({ page }) => {
  for (const prefix of ['', '/ar'] as const) {
    const drawer = await openFonts(page, prefix);
    await drawer.getByLabel(WORDS[prefix].licence).check();
    for (const [buffer, words] of [
      [Buffer.from('no font'), /isn’t a font file|ليس خطًا/],
      [await fontThatPermits('lora-latin', 2), /doesn’t permit use on websites|لا يسمح الخط/],
      [shippedFont('lora-latin-ext'), /Missing: B C D|ينقصه: B C D/],
      [Buffer.alloc(2 * 1024 * 1024 + 1), /larger than 2 MB|أكبر من 2 ميغابايت/],
    ] as const) {
      await choose(drawer, 'brand.woff2', buffer);
      await drawer.getByRole('button', { name: WORDS[prefix].upload, exact: true }).click();
      const field = drawer.getByRole('button', { name: /brand\.woff2/ });
      await expect(drawer.getByText(words)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(drawer.getByLabel(WORDS[prefix].licence)).toBeChecked();
    }
  }
});

test(
  'BO-01 the upload shows its progress, and keeps everything when the connection fails',
  PROOF,
  async ({ page }) => {
    const drawer = await openFonts(page);
    await choose(drawer, 'brand.woff2', shippedFont('figtree-latin'));
    await drawer.getByLabel(/Our licence allows/).check();
    await page.route('**/admin/upload/**', async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.abort();
    });
    await uploadIn(drawer);
    await expect(drawer.getByRole('status')).toContainText(/Uploading|Preparing/);
    await expect(drawer.getByRole('progressbar', { name: /Uploading|Preparing/ })).toBeAttached();
    await expect(drawer.getByRole('alert')).toBeVisible();
    await expect(drawer.getByLabel('Name')).toHaveValue('Brand');
    await expect(drawer.getByRole('button', { name: /brand\.woff2/ })).toBeVisible();
    await page.unroute('**/admin/upload/**');
    await drawer.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
    await expect(page.getByText('“Brand” is ready.')).toBeVisible();
  },
);

for (const prefix of ['', '/ar'] as const)
  test(
    `BO-05 the fonts ${prefix} have no accessibility fault and no sideways scrolling on a phone`,
    PROOF,
    async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const drawer = await openFonts(page, prefix);
        if (width === 360) {
          await choose(drawer, 'brand.woff2', shippedFont('cairo-arabic'));
          await drawer.getByLabel(WORDS[prefix].licence).check();
          await drawer.getByRole('button', { name: WORDS[prefix].upload, exact: true }).click();
          await expect(drawer.locator('.design-font')).toBeVisible();
        }
        await drawer.getByRole('button', { name: WORDS[prefix].upload, exact: true }).click();
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await drawer.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      }
    },
  );
