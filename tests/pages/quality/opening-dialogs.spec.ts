import type { Locator, Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const DIALOGS = {
  'the cart drawer': { path: '/blog/', opener: '[data-cart-toggle]', dialog: '#cart-drawer' },
  'the filters': { path: '/category/devices/', opener: '[data-open-filters]', dialog: '#filter-sheet' },
  'the choice of a device': { path: '/sticks/', opener: '[data-my-device]', dialog: '#device-choice' },
};

function firstControl(dialog: Locator): Locator {
  return dialog.locator('a[href], button:enabled').first();
}

/** The page's clock is stopped from the opening on. */
async function expectFocusAfter100Ms(page: Page, dialog: Locator, before: Locator): Promise<void> {
  await expect(before).toBeFocused();
  await page.clock.runFor(99);
  await expect(before).toBeFocused();
  await page.clock.runFor(1);
  await expect(firstControl(dialog)).toBeFocused();
}

for (const [name, { path, opener, dialog }] of Object.entries(DIALOGS)) {
  const title = `PL-10 ${name}: the dialog is focused first, its first control after 100 ms`;
  test(title, dialog === '#cart-drawer' ? {} : PROOF, async ({ page }) => {
    if (opener === '[data-open-filters]') await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(path);
    await settle(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(opener).first().press('Enter');
    await expectFocusAfter100Ms(page, page.locator(dialog), page.locator(dialog));
    await expect(page.locator(dialog)).toHaveCSS('outline-style', 'none');
  });
}

test('PL-10 the viewer is focused first, its first control after 100 ms', PROOF, async ({ page }) => {
  await page.clock.install();
  await page.goto('/product/orveta-duo/');
  await settle(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'View full-screen image gallery' }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Image gallery' });
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  await expectFocusAfter100Ms(page, viewer, viewer.locator('.yarl__container'));
  await page.clock.resume();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 9');
});

test.describe('a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    'PL-10 the age question: the dialog is focused first, its first answer after 100 ms',
    PROOF,
    async ({ page }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto('/product/cedrane-amber/');
      const question = page.locator('#age-question');
      await expectFocusAfter100Ms(page, question, question);
    },
  );
});
