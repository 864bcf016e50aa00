import { accessibilityFaults } from '../accessibility.ts';
import { DIRECTIONS } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { register, signOut } from './account.ts';

const OWN = [
  '',
  'orders/',
  'downloads/',
  'edit-address/',
  'edit-address/new/',
  'payment-methods/',
  'edit-account/',
  'security/',
  'security/?two-factor=scan',
  'privacy/',
  'customer-logout/',
];
const OPEN = ['/my-account/', '/my-account/lost-password/', '/my-account/verify/', '/track-order/'];

const WIDTHS_PX = [360, 1440];
const VIEWS = DIRECTIONS.flatMap((direction) => WIDTHS_PX.map((width) => ({ ...direction, width })));

for (const { name, prefix, width } of VIEWS) {
  test(`every screen of an account can be used by everybody, ${name} at ${width} px`, async ({ page }) => {
    // Sixteen screens, each looked at in full.
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await register(page, prefix);
    const look = async (path: string) => {
      await page.goto(path);
      expect(await accessibilityFaults(page), path).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    };
    for (const path of OWN) await look(`${prefix}/my-account/${path}`);
    await page.goto(`${prefix}/my-account/`);
    await signOut(page);
    for (const path of OPEN) await look(prefix + path);
  });
}

test('AC-01 an account is entered by keyboard alone', async ({ page }) => {
  await page.goto('/my-account/');
  await page.locator('#username').focus();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Email or password is not right');
});

test('AC-01 the header leads to the account, the same for everybody', async ({ page }) => {
  const before = await (await page.request.get('/faq/')).text();
  await register(page);
  await page.goto('/faq/');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Hello Sara');
  const linkIn = (html: string) => /<header class="j-header"[\s\S]*?<\/header>/.exec(html)?.[0];
  expect(linkIn(await (await page.request.get('/faq/')).text())).toBe(linkIn(before));
});
