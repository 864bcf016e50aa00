import { idOf } from '../cart/basket.ts';
import { addHere, closeDrawer, open } from '../cart/cart-page.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { AT_ONCE, popupOf, publish, ready, visit, wouldHaveCome } from './popup-page.ts';

test.afterAll(() => publish());

test(
  'after_add_to_cart and cart_products: it opens once the product is in the cart, not before, and stays closed with another',
  PROOF,
  async ({ page }) => {
    const product = await idOf('cedrane-gold');
    const rule = { timing: ['cart_products'], triggers: ['after_add_to_cart'] } as const;
    const [id = 0, other = 0] = await publish(
      { ...rule, cart_products: [{ product }] },
      { ...rule, cart_products: [{ product: product + 1 }] },
    );
    await open(page);
    await ready(page);
    await expect(popupOf(page, id)).toHaveCount(0);
    // Closes the drawer with the added product first.
    await addHere(page);
    await closeDrawer(page);
    await expect(popupOf(page, id)).toBeVisible();
    await wouldHaveCome(page);
    await expect(popupOf(page, other)).toHaveCount(0);
  },
);

test('utm: the campaign that a visit came by holds on its later pages', PROOF, async ({ page }) => {
  const [id = 0] = await publish({ ...AT_ONCE, timing: ['utm'], utm_source: 'mail' });
  await visit(page);
  await ready(page);
  await expect(popupOf(page, id)).toHaveCount(0);
  await page.goto('/shop/?utm_source=Mail&utm_medium=letter');
  await visit(page);
  await expect(popupOf(page, id)).toBeVisible();
});

test(
  'visit and visit_popups: the second of two popups of a visit is the last, on whichever page',
  PROOF,
  async ({ page }) => {
    const once = { ...AT_ONCE, timing: ['visit_popups'], visit_popups: 2, a11y_navigation: false } as const;
    const ids = await publish(once, once, once, { ...AT_ONCE, timing: ['visit'], visit: 'returning' });
    await visit(page);
    await expect(popupOf(page)).toHaveCount(2);
    await wouldHaveCome(page);
    await expect(popupOf(page)).toHaveCount(2);
    await expect(popupOf(page, ids[2])).toHaveCount(0);
    await visit(page);
    await ready(page);
    await expect(popupOf(page)).toHaveCount(0);
  },
);

test('after_submit: it opens when a form reports that it was sent', PROOF, async ({ page }) => {
  await publish({ triggers: ['after_submit'] });
  await visit(page);
  await ready(page);
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('form')?.dispatchEvent(new CustomEvent('submit_success', { bubbles: true })),
  );
  await expect(popupOf(page)).toBeVisible();
});
