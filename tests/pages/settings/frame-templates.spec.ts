import { alive } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest, settingTest as test } from '../with-setting.ts';
import { until, withTemplate } from './with-template.ts';

const text = (en: string, ar: string) => ({
  id: 'ourtext',
  widget: 'text',
  version: 1,
  settings: { html: { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` } },
});

test('a header of the home page shows only there, and the shipped one is restored without it', async ({
  page,
}) => {
  const row = {
    id: 'ourrow',
    widget: 'header-row',
    version: 1,
    settings: {},
    slots: {
      start: [{ id: 'ourlogo', widget: 'logo', version: 1, settings: { scheme: 'light' } }],
      end: [text('Open until ten', 'مفتوح حتى العاشرة')],
    },
  };
  const header = page.locator('header.j-header');
  await withTemplate(
    { place: 'header', include: [{ kind: 'type', value: 'home' }], tree: [row] },
    async () => {
      for (const [path, words] of [
        ['/', 'Open until ten'],
        ['/ar/', 'مفتوح حتى العاشرة'],
      ] as const) {
        await until(page, path, () => expect(header).toContainText(words, { timeout: 500 }));
        await expect(header.getByRole('link')).toHaveCount(1);
      }
      await page.goto('/shop/');
      await expect(header.locator('[data-cart-toggle]')).toBeVisible();
      await expect(header).not.toContainText('Open until ten');
    },
  );
  await until(page, '/', () => expect(header.locator('[data-cart-toggle]')).toBeVisible({ timeout: 500 }));
});

test('a footer of every page shows on the checkout too', PROOF, async ({ page }) => {
  const footer = page.locator('footer.j-footer');
  await withTemplate(
    { place: 'footer', include: [{ kind: 'all' }], tree: [text('Made in Dubai', 'صُنع في دبي')] },
    async () => {
      for (const path of ['/', '/cart/', '/under-age/'])
        await until(page, path, () => expect(footer).toContainText('Made in Dubai', { timeout: 500 }));
      await expect(footer.getByRole('navigation')).toHaveCount(0);
    },
  );
  await until(page, '/', () => expect(footer.getByRole('navigation').first()).toBeVisible({ timeout: 500 }));
});

test('a page for unknown addresses shows the owner’s text, with status 404', PROOF, async ({ page }) => {
  const settings = {
    heading: { en: 'Lost?', ar: 'هل ضللت الطريق؟' },
    text: { en: 'Look again.', ar: 'ابحث مرة أخرى.' },
    hasSearch: true,
    hasCategories: false,
  };
  const tree = [{ id: 'lost', widget: 'not-found-message', version: 1, settings }];
  await withTemplate({ place: 'not-found', include: [{ kind: 'all' }], tree }, async () => {
    for (const [path, words] of [
      ['/nothing-here/', 'Lost?'],
      ['/ar/product/nothing/', 'هل ضللت الطريق؟'],
    ] as const) {
      const heading = page.getByRole('heading', { level: 1 });
      await until(page, path, () => expect(heading).toHaveText(words, { timeout: 500 }));
      expect((await page.request.get(path)).status()).toBe(404);
      await expect(page.locator('.j-error__search')).toBeVisible();
      await expect(page.locator('.j-error__kinds, main .product')).toHaveCount(0);
    }
  });
  const title = page.getByRole('heading', { level: 1, name: 'Page not found' });
  await until(page, '/nothing-here/', () => expect(title).toBeVisible({ timeout: 500 }));
});

adminTest(
  'BO-05 a new header starts as a copy of the built-in one, and its trash brings that back',
  PROOF,
  async ({ page, context }) => {
    await page.goto('/admin/templates/new/');
    await alive(page);
    await page.getByLabel('Name').fill('Our header');
    await page.getByRole('combobox', { name: 'Used for' }).click();
    await page.getByRole('option', { name: 'Header' }).click();
    await page.getByRole('button', { name: /^Remove Account link/ }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our header' })).toBeVisible();
    const visitor = await context.newPage();
    const account = visitor.locator('header.j-header').getByRole('link', { name: 'Account' });
    await until(visitor, '/', () => expect(account).toHaveCount(0, { timeout: 500 }));
    await expect(visitor.locator('header.j-header [data-cart-toggle]')).toBeVisible();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('This is in the trash.')).toBeVisible();
    await until(visitor, '/', () => expect(account).toBeVisible({ timeout: 500 }));
  },
);
