import { slideTo } from '../product/slide-to.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test.use(MOVING);

test(
  'GA-09 with the slider preset a move takes 600 ms, and 7000 ms would be a slide',
  PROOF,
  async ({ page, setting }) => {
    await setting('gallery.animationPreset', 'slider');
    await page.goto('/product/orveta-duo/');
    expect(new Set(await slideTo(page, 1, 0))).toEqual(new Set([600]));
    const flexslider = await page.evaluate<unknown>('window.wc_single_product_params.flexslider');
    expect(flexslider).toMatchObject({ animationSpeed: 600, slideshowSpeed: 7000, slideshow: false });
  },
);
