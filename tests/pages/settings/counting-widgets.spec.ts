import type { Page } from '@playwright/test';
import { HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';
import { countdown } from '#widgets/media/countdown/widget.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { detailsOf, PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { placeOnHome } from './place-on-home.ts';

const BOTH = ['', '/ar'] as const;
const until = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 50 * HOUR_MS);

const countdownOf = (id: string, atEnd: 'text' | 'hide') => ({
  id,
  widget: 'countdown',
  version: countdown.version,
  settings: { ...countdown.sample, until: until.toISOString(), atEnd },
});

/** Below the first screen, whatever the home page has. */
const ROOM = {
  id: 'room',
  widget: 'text',
  version: 1,
  settings: { html: { en: '<p>Room.</p>'.repeat(30) } },
};

let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome([ROOM, 'counters', countdownOf('down', 'text'), countdownOf('away', 'hide')]);
});
test.afterAll(() => takeAway());

const placed = (page: Page, id: string) => page.locator(`[data-template-id="${id}"]`);
const numbers = (page: Page) => placed(page, 'placed-counters').locator('[data-counter]');

/** Records every text of a number, until it stops. */
async function watchNumber(page: Page): Promise<void> {
  await numbers(page)
    .first()
    .evaluate((number) => {
      const seen: string[] = [];
      const widths = new Set<number>();
      Object.assign(window, { seen, widths });
      new MutationObserver(() => {
        seen.push(number.querySelector('span')?.textContent ?? 'end');
        widths.add(number.getBoundingClientRect().width);
      }).observe(number, { childList: true, subtree: true, characterData: true });
    });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const prefix of BOTH)
    test(
      `counters count up once as they scroll into view, and move nothing, ${prefix}/`,
      PROOF,
      async ({ page }) => {
        await page.goto(`${prefix}/`);
        await settle(page);
        await expect(numbers(page)).toHaveText(['12,500', '7', '4.8']);
        await watchNumber(page);
        await placed(page, 'placed-counters').scrollIntoViewIfNeeded();
        await expect.poll(() => page.evaluate('seen.at(-1)')).toBe('end');
        const seen = (await page.evaluate('seen')) as string[];
        expect(seen.length).toBeGreaterThan(5);
        expect(seen).toContain('12,500');
        expect(seen[0]).toBe('0');
        expect(await page.evaluate('widths.size')).toBe(1);
        await expect(numbers(page)).toHaveText(['12,500', '7', '4.8']);
        await page.evaluate(() => scrollTo(0, 0));
        await placed(page, 'placed-counters').scrollIntoViewIfNeeded();
        await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
        expect(await page.evaluate('seen.length')).toBe(seen.length);
      },
    );
});

test('counters do not move where motion is reduced', PROOF, async ({ page }) => {
  await page.goto('/');
  await settle(page);
  await watchNumber(page);
  await placed(page, 'placed-counters').scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await page.evaluate('seen')).toEqual([]);
  await expect(numbers(page).first()).toHaveText('12,500');
});

for (const prefix of BOTH)
  test(
    `a countdown ticks, announces little, and ends with its text or disappears, ${prefix}/`,
    detailsOf(prefix),
    async ({ page }) => {
      await page.clock.install({ time: until.getTime() - 2 * HOUR_MS - 90_000 });
      await page.goto(`${prefix}/`);
      const shown = placed(page, 'down');
      const unit = (name: string) => shown.locator(`[data-unit="${name}"]`);
      await expect(unit('hours')).toHaveText('02');
      await expect(shown.locator('[data-countdown-clock]')).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(unit('hours')).toHaveText('02');
      await expect(unit('minutes')).toHaveText(/^0[01]$/);
      const output = shown.locator('[data-countdown-said]');
      await expect(output).toHaveText('');
      await page.clock.fastForward(HOUR_MS + 2 * MINUTE_MS);
      await expect(output).toHaveText(prefix === '' ? /One hour left$/ : /بقيت ساعة واحدة$/);
      await expect(placed(page, 'away')).toBeVisible();
      await page.clock.fastForward(HOUR_MS + MINUTE_MS);
      await expect(
        shown.getByText(prefix === '' ? 'Pre-orders are closed.' : 'انتهى الطلب المسبق.'),
      ).toBeVisible();
      await expect(shown.locator('[data-countdown-clock]')).toHaveCount(0);
      await expect(output).toHaveCount(0);
      await expect(placed(page, 'away')).toBeHidden();
    },
  );

for (const prefix of BOTH)
  test(
    `counters and countdowns are accessible and no wider than a phone, ${prefix}/`,
    PROOF,
    async ({ page }) => {
      await page.goto(`${prefix}/`);
      await settle(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-35 counters have their numbers, and a countdown is a date', PROOF, async ({ page }) => {
    await page.goto('/');
    await expect(numbers(page)).toHaveText(['12,500', '7', '4.8']);
    const shown = placed(page, 'down');
    await expect(shown.locator('time')).toBeVisible();
    await expect(shown.locator('[data-countdown-clock]')).toBeHidden();
  });
});
