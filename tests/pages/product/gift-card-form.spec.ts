import { addedProduct } from '../checkout/checkout.ts';
import { detailsOf } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

for (const { prefix, name } of [
  { prefix: '', name: 'Enter the recipient’s name.' },
  { prefix: '/ar', name: 'أدخل اسم المستلم.' },
]) {
  test(
    `FM-06 a gift card ${prefix} with wrong details is not added, and each field says why`,
    detailsOf(prefix),
    async ({ page }) => {
      const sku = `GIFT-FORM${prefix.replace('/', '-')}`;
      await addedProduct(sku, { 'Meta: _gift_card': 'yes' });
      await page.goto(`${prefix}/product/${sku.toLowerCase()}/`);
      const form = page.locator('form.cart');
      await form.locator('[name="gift_card_email"]').fill('sara');
      const posts: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
      await form.locator('.single_add_to_cart_button').click();
      await expect(form.locator('[name="gift_card_to"]')).toBeFocused();
      await expect(form.locator('.j-field__err')).toHaveCount(3);
      await expect(form.locator('#gift_card_to_error')).toHaveText(name);
      await expect(form.locator('[name="gift_card_email"]')).toHaveValue('sara');
      expect(posts.filter((url) => url.includes('ajax'))).toEqual([]);
      await form.locator('[name="gift_card_to"]').fill('Sara');
      await expect(form.locator('.j-field__err')).toHaveCount(2);
      await settle(page);
    },
  );
}
