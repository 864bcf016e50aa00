import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const ARTICLE = '/blog/repair-day/';

test('SH-03 counters are off by default; switched on they count clicks in this shop', async ({
  page,
  context,
  setting,
}) => {
  await page.goto(ARTICLE);
  await expect(page.locator('.j-share__count')).toHaveCount(0);
  await setting('share.counters', true);
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'a network' }));
  await page.goto(ARTICLE);
  const link = page.locator('[data-network="whatsapp"]');
  await expect(link.locator('.j-share__count')).toHaveText('0');
  const counted = page.waitForRequest((request) => request.url().endsWith('/share/'));
  await link.click();
  await counted;
  await expect(async () => {
    await page.goto(ARTICLE);
    await expect(link.locator('.j-share__count')).toHaveText('1', { timeout: 500 });
  }).toPass();
  await expect(link).toHaveAccessibleName(/shared 1 time/);
});

test('SH-03 a click on a page that is not there counts nothing and breaks nothing', async ({
  request,
  setting,
}) => {
  await setting('share.counters', true);
  for (const form of [
    { network: 'whatsapp', path: '/blog/none/' },
    { network: 'none', path: ARTICLE },
    { network: 'x', path: '//evil.example/' },
    { network: '', path: 'x'.repeat(5000) },
  ]) {
    expect((await request.post('/share/', { form })).status()).toBe(204);
  }
});
