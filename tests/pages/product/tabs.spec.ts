import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';

test(
  'PP-06 PP-07 PP-08 the address names the tab that is open when the page loads',
  PROOF,
  async ({ page }) => {
    for (const [address, panel] of [
      [BAR, '#tab-description'],
      [`${BAR}#tab-additional_information`, '#tab-additional_information'],
      [`${BAR}#reviews`, '#tab-reviews'],
      [`${BAR}#tab-reviews`, '#tab-reviews'],
      [`${BAR}#comment-1`, '#tab-reviews'],
      [`${BAR}?cpage=1`, '#tab-reviews'],
      [`${BAR}?from=comment-page-2`, '#tab-reviews'],
    ] as const) {
      // Another fragment alone loads nothing.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('tabpanel'), address).toHaveCount(1);
      await expect(page.locator(panel), address).toBeVisible();
    }
  },
);

test('PP-06 PP-07 PP-08 a fragment that changes on the page opens its tab; another one leaves the tabs alone', async ({
  page,
}) => {
  await page.goto(BAR);
  const goTo = (hash: string) =>
    page.evaluate((next) => {
      location.hash = next;
    }, hash);
  await goTo('#tab-additional_information');
  await expect(page.locator('#tab-additional_information')).toBeVisible();
  await goTo('#comment-1');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await goTo('#main');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  await goTo('#tab-description');
  await expect(page.locator('#tab-description')).toBeVisible();
});

test('PP-06 PP-07 only the panel of the fragment shows before the script has arrived', async ({ page }) => {
  const idle = `document.documentElement.dataset.started = ''`;
  await page.route('**/s/main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: idle }),
  );
  for (const [fragment, panel] of [
    ['', 'tab-description'],
    ['#main', 'tab-description'],
    ['#tab-title-reviews', 'tab-description'],
    ['#tab-additional_information', 'tab-additional_information'],
    ['#tab-reviews', 'tab-reviews'],
    ['#reviews', 'tab-reviews'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${BAR}${fragment}`);
    await expect(page.getByRole('tabpanel'), fragment).toHaveCount(1);
    await expect(page.getByRole('tabpanel'), fragment).toHaveId(panel);
  }
});

test('PP-05 PP-09 the three tabs have their ids, show one panel each, and keys move between them', async ({
  page,
}) => {
  await page.goto(BAR);
  for (const key of ['description', 'additional_information', 'reviews']) {
    await page.locator(`#tab-title-${key} > a`).click();
    await expect(page.locator(`#tab-title-${key}`)).toHaveClass(/active/);
    await expect(page.getByRole('tabpanel')).toHaveId(`tab-${key}`);
  }
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  await page.keyboard.press('Space');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  expect(await scrollY()).toBe(before);
});

test('PP-07 a fragment that names a panel shows its tab below the header', async ({ page }) => {
  await page.goto(`${BAR}#tab-additional_information`);
  const tab = page.locator('#tab-title-additional_information > a');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const headerEnd = () =>
    page
      .locator('header')
      .first()
      .evaluate((one) => one.getBoundingClientRect().bottom);
  const topOf = () => tab.evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(async () => (await topOf()) - (await headerEnd())).toBeGreaterThanOrEqual(0);
  await expect(tab).toBeInViewport();
});

test('PP-10 the arrows are turned round on Arabic pages', async ({ page }) => {
  await page.goto(`/ar${BAR}`);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
});

test('PP-11 the review link under the title opens the reviews', async ({ page }) => {
  await page.goto(BAR);
  await page.locator('.woocommerce-review-link').click();
  await expect(page.locator('#tab-reviews')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every part of the tabs can be read', async ({ page }) => {
    await page.goto(BAR);
    for (const panel of ['#tab-description', '#tab-additional_information', '#tab-reviews']) {
      await expect(page.locator(panel)).toBeVisible();
    }
  });
});
