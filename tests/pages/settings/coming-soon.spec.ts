import type { Page } from '@playwright/test';
import type { ComingSoon } from '#shop/settings';
import { accessibilityFaults } from '../accessibility.ts';
import { enter, enterAs, hint } from '../admin/admin.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

const CLOSED: ComingSoon = { mode: 'site', page: '', opensAt: '', answer: '503', linkVersion: 0 };
const banner = (page: Page) => page.locator('#coming-soon-footer-banner');

test('CS-01 CS-02 CS-03 CS-04 staff see the banner, and putting it away sends call 5 with a token and hides it', async ({
  page,
  context,
  setting,
}) => {
  await setting('comingSoon', CLOSED);
  await hint(context);
  await page.goto('/');
  await expect(banner(page)).toContainText('The site is in coming-soon mode.');
  expect(await accessibilityFaults(page)).toEqual([]);
  const dismiss = banner(page).getByRole('button', { name: 'Dismiss' });
  const [restUrl, token] = [
    await dismiss.getAttribute('data-rest-url'),
    await dismiss.getAttribute('data-rest-nonce'),
  ];
  expect(restUrl).toMatch(/^\/wp-json\/wp\/v2\/users\/\d+$/);
  await page.route(`**${restUrl}`, (route) => route.fulfill({ status: 200, body: '' }));
  const [sent] = await Promise.all([page.waitForRequest(`**${restUrl}`), dismiss.press('Enter')]);
  expect(sent.method()).toBe('POST');
  expect(sent.postDataJSON()).toEqual({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
  expect(sent.headers()['x-wp-nonce']).toBe(token);
  await expect(banner(page)).toHaveCount(0);
});

test('CS-05 CS-06 the banner stays away for who put it away, on every device; others see a page instead of the shop', async ({
  page,
  context,
  browser,
  setting,
}) => {
  await setting('comingSoon', { ...CLOSED, mode: 'store', opensAt: '2099-01-01T08:00:00.000Z' });
  const id = await enter(context, 'page-editor', 'Salma');
  await hint(context);
  await page.goto('/shop/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Opening soon');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(banner(page)).toHaveCount(0);

  const stranger = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  const other = await stranger.newPage();
  expect((await other.goto('/'))?.status()).toBe(200);
  const answer = await other.goto('/ar/shop/');
  expect(answer?.status()).toBe(503);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('نفتح قريبًا');
  await expect(other.locator('[data-countdown]')).toBeVisible();
  await expect(other.locator('.j-nav')).toHaveCount(0);
  expect(await accessibilityFaults(other)).toEqual([]);
  await enterAs(stranger, id);
  await hint(stranger);
  await other.goto('/shop/');
  await settle(other);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Opening soon');
  await expect(banner(other)).toHaveCount(0);
  await stranger.close();
});
