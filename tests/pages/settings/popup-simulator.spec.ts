import { accessibilityFaults } from '../accessibility.ts';
import { enter, hint, PHONE } from '../admin/admin.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { AT_ONCE, popupOf, publish, ready, stored, visit } from './popup-page.ts';

test.use({ role: 'page-editor' });
test.afterAll(() => publish());

const SIMULATOR = '/admin/popups/simulator/';

/** One popup from the third page view on phones, and one on the second click. */
const TWO = [
  { ...AT_ONCE, timing: ['page_views', 'devices'], views: 2, devices: ['mobile'] },
  { triggers: ['click'], click_times: 2 },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, address, run, shows, needs] of [
    ['', 'Address in the store', 'Run simulation', 'No. 1, on a click', '1 of 2 page views'],
    ['/ar', 'العنوان في المتجر', 'تشغيل المحاكاة', 'رقم 1، عند نقرة', '1 من 2 مشاهدات'],
  ] as const)
    test(
      `PT-01 PT-02 PG-05 ${prefix}${SIMULATOR} shows which popup opens and which rule stops the other, by its address alone`,
      detailsOf(prefix),
      async ({ page }) => {
        const [first = 0, second = 0] = await publish(...TWO);
        await page.goto(prefix + SIMULATOR);
        await page.getByLabel(address).fill(`${prefix}/faq/`);
        await page.locator('[name="clicks"]').fill('2');
        await page.locator('[name="views"]').fill('3');
        await page.getByRole('button', { name: run }).click();
        // The stored counts of that page's popups can be entered now.
        await page.locator(`[name="popup_${first}_page_views_initialPageViews"]`).fill('2');
        await page.locator('[name="device"]').selectOption('mobile');
        await page.getByRole('button', { name: run }).click();
        const result = page.locator('#result');
        await expect(result).toContainText(shows);
        await expect(result).toContainText(needs);
        await expect(result.locator(`a[href*="/admin/templates/${second}/"]`)).toHaveCount(1);
        const setting = result.locator(`a[href="${prefix}/admin/templates/${first}/#setting-views"]`);
        await expect(setting).toHaveCount(1);
        await setting.click();
        await expect(page.locator('#setting-views')).toBeVisible();
        await page.goBack();
        await page.locator(`[name="popup_${first}_page_views_initialPageViews"]`).fill('1');
        await page.getByRole('button', { name: run }).click();
        await expect(result).not.toContainText(needs);
      },
    );
});

test(
  'PL-12 an address that does not exist, a page without popups and a popup of other pages are named',
  PROOF,
  async ({ page }) => {
    await publish(AT_ONCE);
    await page.goto(`${SIMULATOR}?address=/no-such-page/`);
    await expect(page.locator('#result')).toContainText('No page found at this address.');
    await expect(page.getByLabel('Address in the store')).toHaveAttribute('aria-invalid', 'true');
    await page.goto(`${SIMULATOR}?address=/checkout/`);
    await expect(page.locator('#result')).toContainText('This page has no popups.');
    await expect(page.locator('main')).toContainText('No popup shows on this page.');
  },
);

test(
  'PT-01 the page opens in the state that was simulated, for staff alone, and nothing of it stays',
  PROOF,
  async ({ page, context }) => {
    const [id = 0] = await publish(TWO[0]);
    await page.setViewportSize(PHONE);
    const state = new URLSearchParams({ address: '/faq/', device: 'mobile', views: '5' });
    state.set(`popup_${id}_page_views_initialPageViews`, '3');
    await page.goto(`${SIMULATOR}?${state}`);
    await expect(page.locator('#result')).toContainText('No. 1, 0 s after the page loads');
    expect(await accessibilityFaults(page)).toEqual([]);
    const href =
      (await page.getByRole('link', { name: 'Open the page as this visitor' }).getAttribute('href')) ?? '';
    // A visitor with the address who is not staff.
    await page.goto(href);
    await ready(page);
    await expect(popupOf(page, id)).toHaveCount(0);
    const before = await stored(page, `popup_${id}_page_views_initialPageViews`);
    await hint(context);
    await page.goto('about:blank');
    await page.goto(href);
    await expect(popupOf(page, id)).toBeVisible();
    expect(await stored(page, `popup_${id}_times`)).toBeNull();
    expect(await stored(page, `popup_${id}_page_views_initialPageViews`)).toBe(before);
    await page.goto('/faq/');
    await ready(page);
    await expect(popupOf(page, id)).toHaveCount(0);
  },
);

test(
  'PT-24 RO-02 on the page itself an editor sees why its popups show or don’t, as it happens; shoppers load nothing for it',
  PROOF,
  async ({ page, context }) => {
    const [first = 0] = await publish(...TWO);
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    await page.setViewportSize(PHONE);
    await visit(page);
    await ready(page);
    expect(parts.filter((url) => /admin|popup-panel|edit-links/.test(url))).toEqual([]);
    await hint(context);
    await visit(page);
    const panel = page.locator('.j-edit__popups');
    await page.getByText('Popups (2)').click();
    // The click on the panel was the first on the page.
    await expect(panel).toContainText('1 of 2 page views since the first check.');
    await expect(panel).toContainText('Opens on click no. 2.');
    await expect(
      panel.getByRole('link', { name: 'Change “Page views since the first check”' }),
    ).toHaveAttribute('href', `/admin/templates/${first}/#setting-views`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('main').click({ position: { x: 5, y: 5 } });
    await expect(panel).toContainText('Open now.');
    await page.keyboard.press('Escape');
    await expect(panel).toContainText('Opened on a click.');
  },
);

test('RO-02 who may not edit popups gets no panel', PROOF, async ({ page, context }) => {
  await publish(AT_ONCE);
  await enter(context, 'catalogue-editor', 'Salma');
  await hint(context);
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('popups.panel') === true,
  );
  await visit(page);
  expect((await answer).status()).toBe(403);
  await expect(page.getByText('Popups (1)')).toHaveCount(0);
});
