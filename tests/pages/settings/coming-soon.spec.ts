import type { Page } from '@playwright/test';
import type { ComingSoon } from '#shop/settings';
import { comingSoon } from '#widgets/presets/pages/coming-soon.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { enter, enterAs, hint } from '../admin/admin.ts';
import { LONG_ENOUGH_MS } from '../forms/a-form-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { aPage } from './a-page.ts';

const CLOSED: ComingSoon = { mode: 'site', page: '', opensAt: '', answer: '503', linkVersion: 0 };
const OPENING = '2099-01-01T08:00:00.000Z';
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
  const edit = page.getByRole('navigation', { name: 'Edit', exact: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(async () => {
    const [above, below] = [await edit.boundingBox(), await banner(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
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
  await setting('comingSoon', { ...CLOSED, mode: 'store', opensAt: OPENING });
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

for (const [prefix, button, thanks] of [
  ['', 'Notify me', 'the email we’ve sent you'],
  ['/ar', 'أعلمني', 'أرسلنا إليك رسالة'],
] as const)
  test(
    `CS-06 the coming-soon page of a shop without one of its own asks for an email, also without scripts ${prefix}`,
    PROOF,
    async ({ browser, setting }) => {
      await setting('comingSoon', { ...CLOSED, mode: 'store' });
      const baseURL = process.env.SHOP_URL ?? '';
      const stranger = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const page = await stranger.newPage();
      expect((await page.goto(`${prefix}/shop/`))?.status()).toBe(503);
      await expect(page.locator('.j-lang')).toHaveCount(1);
      await expect(page.locator('.j-lang')).toHaveAttribute('href', prefix === '' ? '/ar/shop/' : '/shop/');
      await expect(page.locator('.j-footer__pays')).toHaveCount(0);
      const form = page.getByRole('main').locator('form');
      await form
        .getByRole('textbox')
        .first()
        .fill(`sign-up${prefix.slice(1)}@example.com`);
      await form.getByRole('checkbox').check();
      // Without scripts a form of a cached page is confirmed on a page of its own.
      for (let sent = 0; sent < 2; sent += 1) {
        await page.waitForTimeout(LONG_ENOUGH_MS);
        await form.getByRole('button', { name: button }).click();
      }
      await expect(page.getByRole('main')).toContainText(thanks);
      await stranger.close();
    },
  );

/** The editor's starting document; its picture belongs to no shop. */
function startedPage() {
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  const parts = { pictures: {}, categories: [], address: { en: '' }, phone: '', email: '', opening: OPENING };
  return presetNodes(comingSoon, { parts, newId, hasTitle: true }).nodes;
}

test(
  'CS-06 a page that was built in the editor replaces the shop, and its sign-up form works',
  PROOF,
  async ({ browser, setting }) => {
    const { slug } = await aPage(startedPage(), { status: 'published' });
    await setting('comingSoon', { ...CLOSED, page: slug });
    const stranger = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    const page = await stranger.newPage();
    expect((await page.goto('/shop/'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter care');
    await expect(page.locator('[data-countdown]')).toBeVisible();
    await expect(page.locator('.j-nav')).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Email' }).fill(`${slug}@example.com`);
    await page.getByRole('checkbox').check();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'the email we’ve sent you' })).toBeVisible();
    await stranger.close();
  },
);
