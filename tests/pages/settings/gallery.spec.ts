import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test('GA-09 with the slider preset a move takes 600 ms, and 7000 ms would be a slide', async ({
  page,
  setting,
}) => {
  await setting('gallery.animationPreset', 'slider');
  await page.goto('/product/orveta-duo/');
  await page.locator('[data-thumb-of="1"]').click();
  const duration = await page
    .locator('[data-slide="1"]')
    .evaluate((slide) => slide.getAnimations()[0]?.effect?.getTiming().duration);
  expect(duration).toBe(600);
  const flexslider = await page.evaluate<unknown>('window.wc_single_product_params.flexslider');
  expect(flexslider).toMatchObject({ animationSpeed: 600, slideshowSpeed: 7000, slideshow: false });
});
