import { movedByScrolling } from '../layout/moved-by-scrolling.ts';
import { expect, MOVING } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test.use(MOVING);

const SCROLL_PX = 100;

test('SK-01 the header is sticky in the device modes that the setting lists', async ({ page, setting }) => {
  const header = page.locator('.j-header');
  await setting('layout.headerStickyOn', ['desktop']);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/faq/');
  expect(await movedByScrolling(header, SCROLL_PX)).toBe(0);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/faq/');
  expect(await movedByScrolling(header, SCROLL_PX)).toBe(SCROLL_PX);
});
