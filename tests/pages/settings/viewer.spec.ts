import AxeBuilder from '@axe-core/playwright';
import { expect, MOVING } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test.use(MOVING);

test('VW-05 SH-04 with viewer.share on, networks and a download of the image are offered', async ({
  page,
  setting,
}) => {
  await setting('viewer.share', true);
  await page.goto('/product/orveta-duo/');
  await page.getByRole('button', { name: 'View full-screen image gallery' }).click();
  const viewer = page.getByRole('dialog');
  const share = viewer.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  expect(await viewer.getByRole('link', { name: /^Share on / }).count()).toBeGreaterThanOrEqual(20);
  const mail = await viewer.getByRole('link', { name: 'Share on Telegram' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('/product/orveta-duo/');
  const { violations } = await new AxeBuilder({ page }).include('.j-viewer').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('link', { name: 'Download image' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/orv-duo-graphite-1\.jpg$/);
  expect(await download.failure()).toBeNull();

  await share.click();
  await page.keyboard.press('Escape');
  await expect(viewer.getByRole('link')).toHaveCount(0);
  await expect(share).toBeFocused();
  await expect(viewer).toBeVisible();
});
