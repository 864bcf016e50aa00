import type { Page } from '@playwright/test';
import type { PopupSettings } from '#shop/popups';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import {
  armed,
  loadAtRest,
  MARK,
  MARKED,
  PROBE,
  popupOf,
  publish,
  visit,
  visitAtRest,
  wouldHaveCome,
} from './popup-page.ts';

test.afterAll(() => publish());

/** Publishes a popup with one trigger, and opens a page where it is armed. */
async function arm(page: Page, trigger: PopupSettings['triggers'][number], more: Partial<PopupSettings>) {
  await publish({ ...MARK, ...more, triggers: [trigger, MARKED] });
  await visit(page);
  await armed(page);
}

/** Expects that the popup is hidden for so long, and a moment more. */
async function staysHiddenFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
}

const scrollPage = (page: Page, part: number) =>
  page.evaluate((share) => {
    const top = share * (document.documentElement.scrollHeight - innerHeight);
    scrollTo({ top, behavior: 'instant' });
  }, part);

test('PG-02 scrolling down: it shows when half of the page is scrolled, not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await arm(page, 'scrolling', { scrolling_direction: 'down', scrolling_offset: 50 });
  await scrollPage(page, 0.48);
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
  await scrollPage(page, 0.51);
  await expect(popupOf(page)).toBeVisible();
});

test('PG-03 scrolling up: it shows on the way up, not on the way down', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await arm(page, 'scrolling', { scrolling_direction: 'up', scrolling_offset: 50 });
  for (const part of [0.3, 0.6, 1]) await scrollPage(page, part);
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
  await scrollPage(page, 0.9);
  await expect(popupOf(page)).toBeVisible();
});

test('PG-04 scrolling_to_selector: it shows when that element comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await arm(page, 'scrolling_to', { scrolling_to_selector: 'footer' });
  const footer = page.locator('footer').first();
  await expect(footer).not.toBeInViewport();
  await scrollPage(page, 0.1);
  await wouldHaveCome(page);
  await expect(popupOf(page)).toHaveCount(0);
  await footer.scrollIntoViewIfNeeded();
  await expect(popupOf(page)).toBeVisible();
});

test(
  'PG-06 inactivity_time: keys and the mouse begin it again; after five seconds without them it shows',
  PROOF,
  async ({ page }) => {
    await publish({ ...MARK, triggers: ['inactivity', MARKED], inactivity_time: 5 });
    await visitAtRest(page);
    for (const x of [100, 200, 300]) {
      await staysHiddenFor(page, 4000);
      await page.mouse.move(x, 200);
    }
    for (const _press of [1, 2]) {
      await staysHiddenFor(page, 4000);
      await page.keyboard.press('Shift');
    }
    await staysHiddenFor(page, 4900);
    await page.clock.runFor(200);
    await expect(popupOf(page)).toBeVisible();
  },
);

test.describe('PG-08 adblock_detection_delay', () => {
  const DELAY = { triggers: [MARKED], adblock_detection_delay: 5 } as const;

  test(
    'PG-08 where a blocker hides what looks like an advertisement it shows, after the delay, and not elsewhere',
    PROOF,
    async ({ page }) => {
      await publish(DELAY);
      const nameOf = () => page.locator(PROBE).getAttribute('id');
      await visitAtRest(page);
      const first = await nameOf();
      expect(first).toMatch(/^[a-z0-9]{6}$/);
      await staysHiddenFor(page, 5000);
      await expect(page.locator(PROBE)).toHaveCount(0);
      await page.addInitScript(() => {
        const blocker = new CSSStyleSheet();
        blocker.replaceSync('.adsbox { display: none !important }');
        document.adoptedStyleSheets = [blocker];
      });
      await loadAtRest(page);
      const second = await nameOf();
      expect(second).toMatch(/^[a-z0-9]{6}$/);
      expect(second).not.toBe(first);
      await staysHiddenFor(page, 4000);
      await page.clock.runFor(1000);
      await expect(popupOf(page)).toBeVisible();
    },
  );
});

test.describe('with bars to scroll by', () => {
  test('PS-10 prevent_scroll: the page behind neither scrolls nor jumps', async ({
    playwright,
    launchOptions,
    baseURL,
    storageState,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 300 } });
    const page = await context.newPage();
    const place = () =>
      page.evaluate(() => [
        scrollY,
        ...['h1', '.j-header', 'main'].map((one) => document.querySelector(one)?.getBoundingClientRect().x),
        document.querySelector('.j-header')?.getBoundingClientRect().width,
      ]);
    const turnWheel = async () => {
      await page.mouse.move(20, 150);
      await page.mouse.wheel(0, 200);
      await wouldHaveCome(page);
    };
    for (const prevent_scroll of [true, false]) {
      await publish({ ...MARK, triggers: [MARKED], open_selector: 'main h1', prevent_scroll });
      await page.goto(`${baseURL}/faq/`);
      await armed(page);
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const before = await place();
      await page.locator('main h1').dispatchEvent('click');
      await expect(popupOf(page)).toBeVisible();
      expect(await place()).toEqual(before);
      await turnWheel();
      expect(await page.evaluate(() => scrollY > 0)).toBe(!prevent_scroll);
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
      if (prevent_scroll) expect(await place()).toEqual(before);
      await turnWheel();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
    await browser.close();
  });
});
