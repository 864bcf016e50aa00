import { accessibilityFaults } from '../accessibility.ts';
import { expectRoom } from '../layout/width.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { addedProduct, goTo, LANGUAGES, openCheckout, place, type } from './checkout.ts';

for (const { width, prefix } of LOOKS) {
  const { language, thanks } = LANGUAGES.find((one) => one.prefix === prefix) ?? LANGUAGES[0];
  test(`BO-05 CO-01 the checkout is accessible at ${width} px, in ${language}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = async (what: string) => {
      await settle(page);
      expect(await accessibilityFaults(page), what).toEqual([]);
      await expectRoom(page);
    };
    await openCheckout(page, await addedProduct('CHECKOUT-SCREENS'), prefix);
    await check('empty');
    await page.locator('#place_order').click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await check('with errors');
    await type(page, `screens-${width}-${language}@example.com`);
    await goTo(page, 'DU');
    await page.locator('.j-slots__later > summary').click();
    await page.locator('.j-business > summary').click();
    await page.locator('a.showcoupon').click();
    await check('with everything open');
    await place(page);
    await expect(page.locator('h1')).toHaveText(thanks);
    await check('order received');
    await page.locator('[data-accepted-texts] a').first().click();
    await check('accepted text');
  });
}
