import type { Browser } from '@playwright/test';
import { HOUR_MS, SHOP_UTC_OFFSET_MS } from '#kernel/instant.ts';
import type { PopupSettings } from '#shop/popups';
import { clockText } from '#shop/popups/rules/visit/clock-text.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { AT_ONCE, popupOf, publish, ready, visit } from './popup-page.ts';

/** By then the first control of a popup has the focus (PL-09: 250 ms). */
const AFTER_FOCUS_MS = 500;

test.afterAll(() => publish());

for (const [width, path, details] of [
  [360, '/faq/', PROOF],
  [1440, '/ar/faq/', {}],
] as const)
  test(
    `PS-06 close_button_position: the button is in the popup or beside it, at ${width} px on ${path}`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const overlap = async (close_button_position: PopupSettings['close_button_position']) => {
        await publish({ ...AT_ONCE, close_button_position });
        await page.goto(path);
        await expect(popupOf(page)).toBeVisible();
        const button = await popupOf(page).locator('.j-popup__close').boundingBox();
        const box = await popupOf(page).locator('.j-popup__box').boundingBox();
        if (button === null || box === null) throw new Error('no popup');
        expect(button.x).toBeGreaterThanOrEqual(0);
        expect(button.x + button.width).toBeLessThanOrEqual(width);
        expect(button.y).toBeGreaterThanOrEqual(0);
        const isWithin = button.y >= box.y && button.y + button.height <= box.y + box.height;
        return isWithin && button.x >= box.x && button.x + button.width <= box.x + box.width;
      };
      expect(await overlap('inside')).toBe(true);
      expect(await overlap('outside')).toBe(false);
    },
  );

test(
  'PS-15 a11y_navigation: a named dialog that takes the focus and keeps it, and the page stays where it was',
  PROOF,
  async ({ page }) => {
    await publish({ open_selector: '#opener', a11y_navigation: true });
    await visit(page);
    await page.locator('main').evaluate((main) => {
      main.style.minBlockSize = '4000px';
      main.insertAdjacentHTML('beforeend', '<button id="opener" type="button">Open</button>');
    });
    await page.locator('#opener').focus();
    await ready(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'An offer' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const _press of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('opener');
      expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

test('PS-15 without a11y_navigation the focus can leave it', async ({ page }) => {
  await publish({ ...AT_ONCE, a11y_navigation: false });
  await visit(page);
  await expect(popupOf(page)).toBeVisible();
  const link = page.locator('main a').first();
  await link.focus();
  await expect(link).toBeFocused();
});

test(
  'PS-15 without a11y_navigation a focus that left it at once is not returned',
  PROOF,
  async ({ page }) => {
    await publish({ ...AT_ONCE, a11y_navigation: false });
    await page.addInitScript(() => {
      addEventListener('elementor/popup/show', () => document.querySelector<HTMLElement>('main a')?.focus());
    });
    await visit(page);
    await expect(popupOf(page)).toBeVisible();
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AFTER_FOCUS_MS);
    expect(await page.evaluate(() => document.activeElement?.matches('main a'))).toBe(true);
  },
);

/** Whether a visitor in a time zone sees the popup. */
async function isSeenIn(browser: Browser, timezoneId: string): Promise<boolean> {
  const cookies = [{ name: 'jamra_age', value: '99', url: process.env.SHOP_URL ?? '' }];
  const context = await browser.newContext({ timezoneId, baseURL: process.env.SHOP_URL ?? '' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/faq/');
  await page.locator('template[data-considered]').waitFor({ state: 'attached' });
  const considered = await page.locator('template[data-popup]').getAttribute('data-considered');
  await context.close();
  return JSON.parse(considered ?? '{}').state !== 'stopped';
}

test(
  'PT-22 schedule_timezone: by the shop’s clock visitors in two zones see it at once, by their own each at their hour',
  PROOF,
  async ({ browser }) => {
    const now = Date.now();
    const schedule = {
      timing: ['schedule'],
      schedule_start_date: clockText(new Date(now - HOUR_MS), SHOP_UTC_OFFSET_MS),
      schedule_end_date: clockText(new Date(now + HOUR_MS), SHOP_UTC_OFFSET_MS),
    } as const;
    const seen = async (schedule_timezone: PopupSettings['schedule_timezone']) => {
      await publish({ ...AT_ONCE, ...schedule, schedule_timezone });
      return [await isSeenIn(browser, 'Asia/Dubai'), await isSeenIn(browser, 'America/New_York')];
    };
    expect(await seen('site')).toEqual([true, true]);
    expect(await seen('local')).toEqual([true, false]);
  },
);
