import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const CAPS = '/product/line-cap-set-five-finishes/';

test('RV-03 a review without rating is accepted when none is required', PROOF, async ({ page, setting }) => {
  await setting('reviews.ratingRequired', false);
  await page.goto(`${CAPS}#reviews`);
  const params = await page.evaluate(() => Reflect.get(window, 'wc_single_product_params'));
  expect(params).toMatchObject({ review_rating_required: 'no' });
  await page.locator('#comment').fill('No stars, only words.');
  await page.locator('#author').fill('Omar');
  await page.locator('#email').fill('omar@example.com');
  await page.locator('#submit').click();
  await page.waitForURL(/unapproved=/);
  await expect(page.locator('li.review').first().locator('.star-rating')).toHaveCount(0);
});

test('RV-04 ER-08 CF-05 the alert shows the text of the setting', PROOF, async ({ page, setting }) => {
  await setting('reviews.ratingRequiredText', { en: 'Stars, please', ar: 'النجوم من فضلك' });
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto(`${CAPS}#reviews`);
  await page.locator('#submit').click();
  await page.goto(`/ar${CAPS}#reviews`);
  await page.locator('#submit').click();
  expect(alerts).toEqual(['Stars, please', 'النجوم من فضلك']);
});
