import type { APIRequestContext, Page } from '@playwright/test';
import type { DesignChanges } from '#shop/design';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF, SCREENS } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

/** Every test begins and ends with the shipped design. */
test.beforeEach(async ({ page, setting }) => {
  await setting('design.tokens', {});
  await page.setViewportSize(LAPTOP);
});

async function openKit(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/admin/design/`);
  await alive(page);
}

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of the storefront"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The value of a custom property of the design on a page of the shop. */
const tokenOn = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), property);

const designIn = async (request: APIRequestContext, path: string) =>
  /<style[^>]*data-href="design"[^>]*>([^<]*)<\/style>/.exec(await (await request.get(path)).text())?.[1] ??
  '';

test(
  'BO-01 a colour shows in the preview while it is typed, and on every kind of page once it is saved',
  PROOF,
  async ({ page, context, request }) => {
    await openKit(page);
    const shown = preview(page).locator('body');
    await expect(shown).toHaveCSS('background-color', 'rgb(250, 248, 245)');
    await page.getByLabel('Page background', { exact: true }).fill('#eef4ff');
    await expect(shown).toHaveCSS('background-color', 'rgb(238, 244, 255)');
    expect(await designIn(request, '/')).toBe('');
    await save(page);
    await expect(page.getByText('Saved').first()).toBeVisible();
    const paths = [...Object.values(SCREENS), '/my-account/'].flatMap((path) => [path, `/ar${path}`]);
    for (const path of paths)
      await expect.poll(() => designIn(request, path), path).toBe('@layer tokens{:root{--c-ground:#eef4ff}}');
    const visitor = await context.newPage();
    const blocked: string[] = [];
    visitor.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    for (const path of ['/', '/ar/product/orveta-duo/', '/cart/', '/my-account/', '/nowhere/at/all/']) {
      await visitor.goto(path);
      await expect(visitor.locator('body')).toHaveCSS('background-color', 'rgb(238, 244, 255)');
      await expect(visitor.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#eef4ff');
    }
    expect(blocked).toEqual([]);
  },
);

test(
  'BO-01 low contrast is reported while it is typed, refused, and fixed by the suggested value',
  PROOF,
  async ({ page, request }) => {
    await openKit(page);
    const summary = page.getByRole('status').filter({ hasText: 'colour pairs' });
    await expect(summary).toContainText('meet WCAG 2.2 AA');
    await page.getByRole('button', { name: 'Text colours' }).click();
    await page.getByLabel('Captions', { exact: true }).fill('#999999');
    for (const group of ['Text colours', 'Page colours'])
      await expect(page.getByRole('region', { name: group })).toContainText(
        '“Captions” on “Page background”: 2.6:1, minimum 4.5:1',
      );
    await expect(summary).toContainText('5 colour pairs are too hard to read');
    await save(page);
    await expect(page.getByRole('alert').first()).toContainText(
      '“Captions” on “Page background” is too hard to read: contrast 2.6:1, minimum 4.5:1.',
    );
    expect(await designIn(request, '/')).toBe('');
    await page.getByRole('button', { name: /^Use #\w{6} for Captions/ }).click();
    await expect(summary).toContainText('meet WCAG 2.2 AA');
    await save(page);
    await expect.poll(() => designIn(request, '/')).toContain('--c-ink-3:#');
  },
);

test(
  'BO-01 an earlier design is restored, and the shipped one is back with one press',
  PROOF,
  async ({ page, setting, request }) => {
    await setting('design.tokens', { ground: '#ffffff' });
    await setting('design.tokens', { ground: '#f0f0f0', 'button-shape': 'square' });
    await openKit(page);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('Page background: \u2066#f0f0f0\u2069 · Button shape: Square');
    const earlier = history.locator('.admin-row').filter({ hasText: 'Page background: \u2066#ffffff\u2069' });
    await expect(earlier.first()).toContainText('Owner of the settings');
    await earlier.first().getByRole('button', { name: 'Restore' }).click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect.poll(() => designIn(request, '/')).toBe('@layer tokens{:root{--c-ground:#ffffff}}');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Page background', { exact: true })).toHaveValue('#ffffff');
    await page.getByRole('button', { name: 'Reset to default design' }).click();
    await page
      .getByRole('dialog', { name: 'Reset to the default design?' })
      .getByRole('button', { name: 'Reset to default design' })
      .click();
    await expect.poll(() => designIn(request, '/')).toBe('');
    await expect(page.getByLabel('Page background', { exact: true })).toHaveValue('#faf8f5');
  },
);

test(
  'BO-01 of two who change the design the second is shown both values',
  PROOF,
  async ({ page, setting }) => {
    await openKit(page);
    await page.getByLabel('Page background', { exact: true }).fill('#ffffff');
    await setting('design.tokens', { ground: '#f4f4f4' });
    await save(page);
    const dialog = page.getByRole('dialog', { name: /saved changes while you were editing/ });
    await expect(dialog.getByRole('row', { name: /Page background.*#f4f4f4.*#ffffff/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Page background', { exact: true })).toHaveValue('#ffffff');
  },
);

test(
  'BO-01 another font is preloaded and used, and sizes and shapes follow in both languages',
  PROOF,
  async ({ page, setting }) => {
    const design: DesignChanges = {
      ...{ 'font-latin': 'figtree', 'font-arabic': 'cairo', 'text-size': 18, 'heading-size': 80 },
      ...{ 'radius-l': 0, spacing: 80, 'button-shape': 'square', 'button-height': 60 },
    };
    await setting('design.tokens', design as Record<string, string | number>);
    for (const [prefix, family, file] of [
      ['', 'Figtree Variable', 'figtree-latin'],
      ['/ar', 'Cairo Variable', 'cairo-arabic'],
    ] as const) {
      await page.goto(`${prefix}/product/orveta-duo/`);
      await expect(page.locator(`link[rel="preload"][href*="${file}"]`)).toHaveCount(1);
      expect(await tokenOn(page, '--font')).toContain(`"Dirham","${family}"`);
      await expect
        .poll(() =>
          page.evaluate(
            (name) => [...document.fonts].some((one) => one.family.includes(name) && one.status === 'loaded'),
            family,
          ),
        )
        .toBe(true);
      await expect(page.locator('body')).toHaveCSS('font-size', '18px');
      const button = page.locator('.single_add_to_cart_button').first();
      await expect(button).toHaveCSS('border-radius', '2px');
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(60);
      // Nothing scrolls sideways.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  },
);

test(
  'BO-01 the preview shows the chosen page in the chosen language and follows links',
  PROOF,
  async ({ page }) => {
    await openKit(page);
    const root = preview(page).locator('html');
    // The same layout as with scripts.
    await expect(preview(page).locator('[data-menu-toggle]')).toBeVisible();
    await page.getByRole('combobox', { name: 'Page' }).click();
    await page.getByRole('option', { name: 'Product list' }).click();
    await expect(preview(page).locator('.j-card').first()).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('Arabic').click();
    await expect(root).toHaveAttribute('dir', 'rtl');
    await preview(page).locator('.j-card a').first().click();
    await expect(preview(page).locator('.single_add_to_cart_button').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('Page opened by a link');
    await page.getByRole('radiogroup', { name: 'Width' }).getByText('360').click();
    expect(await root.evaluate((one) => one.clientWidth)).toBe(360);
  },
);

test('BO-02 the canvas of the editor shows the design of the shop', PROOF, async ({ page, setting }) => {
  await setting('design.tokens', { ground: '#eef4ff' });
  const id = await withShop(async (shop) => (await shop.content.find('home', 'home'))?.id ?? 0);
  await page.goto(`/admin/editor/document-${id}/`);
  await alive(page);
  await expect(page.frameLocator('#preview-frame').locator('body')).toHaveCSS(
    'background-color',
    'rgb(238, 244, 255)',
  );
});

test(
  'BO-01 a page that fails to load is reported in the preview, and loaded again',
  PROOF,
  async ({ page }) => {
    await page.route('**/cart/', (route) => route.abort());
    await openKit(page);
    await page.getByRole('combobox', { name: 'Page' }).click();
    await page.getByRole('option', { name: 'Cart' }).click();
    await expect(page.getByRole('alert')).toContainText('The page couldn’t be loaded.');
    await page.unroute('**/cart/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(preview(page).locator('h1')).toContainText('Your cart');
  },
);

for (const prefix of ['', '/ar'])
  test(
    `BO-05 the design kit ${prefix} has no accessibility fault and no sideways scrolling on a phone`,
    PROOF,
    async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openKit(page, prefix);
        await expect(page.locator('.design-room iframe')).toBeVisible();
        for (const control of await page.locator('.mantine-Accordion-control').all())
          if ((await control.getAttribute('aria-expanded')) === 'false') await control.click();
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    },
  );
