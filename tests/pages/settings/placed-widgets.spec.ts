import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { placeOnHome } from './place-on-home.ts';

const PLACED = ['search', 'accordion', 'quote', 'share-buttons'];

/** Restores the home page: the next tests of settings share the shop. */
let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome(PLACED);
});
test.afterAll(() => takeAway());

test('WG-05 typing into the search widget suggests, and Enter opens the results', async ({ page }) => {
  await page.goto('/');
  const widget = page.locator('[data-template-id="placed-search"]');
  const field = widget.getByRole('combobox', { name: 'Search' });
  await field.scrollIntoViewIfNeeded();
  await settle(page);
  await field.pressSequentially('cedrane');
  await expect(widget.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]s=cedrane/);
  await expect(page.locator('main .product').first()).toBeVisible();
});

for (const [prefix, question] of [
  ['/', 'How long does delivery take?'],
  ['/ar/', 'كم يستغرق التوصيل؟'],
] as const)
  test(
    `an accordion unfolds one text at a time and by keys, ${prefix}`,
    detailsOf(prefix),
    async ({ page }) => {
      await page.goto(prefix);
      const widget = page.locator('[data-template-id="placed-accordion"]');
      const texts = widget.locator('.j-prose');
      await expect(texts.first()).toBeHidden();
      await widget.getByText(question).focus();
      await page.keyboard.press('Enter');
      await expect(texts.first()).toBeVisible();
      await expect(texts.nth(1)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(texts.first()).toBeHidden();
    },
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'WG-35 the search widget searches, the accordion unfolds, the quote is read',
    PROOF,
    async ({ page }) => {
      await page.goto('/');
      const accordion = page.locator('[data-template-id="placed-accordion"]');
      await accordion.getByText('Can I return a device?').click();
      await expect(accordion.getByText('Within 14 days, unused.')).toBeVisible();
      await expect(page.getByText('A customer in Sharjah')).toBeVisible();
      const field = page.locator('[data-template-id="placed-search"]').getByRole('searchbox');
      await field.fill('cedrane');
      await field.press('Enter');
      await expect(page).toHaveURL(/[?&]s=cedrane/);
      await expect(page.locator('main .product').first()).toBeVisible();
    },
  );
});
