import { accessibilityFaults } from '../accessibility.ts';
import { LAPTOP, PHONE } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { openDocument } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });
adminTest.beforeEach(({ page }) => page.setViewportSize(LAPTOP));

const BY = { staffId: null, name: 'Layla' };

/** A draft of a template of its whole page. */
async function aTemplate(place: string): Promise<number> {
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const tree = [{ id: 'content', widget: 'page-content', version: 1, settings: {} }];
  const draft = { name: `Shown ${place}`, place, settings: {}, conditions, tree, status: 'draft' };
  return withShop(async ({ templates }) => {
    const saved = await templates.edit.save(null, draft, { version: 0, by: BY });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  });
}

const storedLines = () =>
  withShop((_shop, { db }) => db.selectFrom('cart_line').selectAll().orderBy('key').execute());

for (const [prefix, label, cart, age] of [
  ['', 'Page shown to', 'Guest with a cart', 'Age not confirmed'],
  ['/ar', 'تُعرض الصفحة على', 'زائر لديه سلة', 'لم يؤكد عمره'],
] as const)
  adminTest(
    `BO-02 the page is shown to another visitor, at ${prefix}/admin/editor/`,
    PROOF,
    async ({ page }) => {
      const before = await storedLines();
      const cartId = await aTemplate('cart');
      const canvas = await openDocument(page, `template-${cartId}`, prefix);
      const visitor = page.getByRole('combobox', { name: label });
      await expect(canvas.locator('.jamra-cart-count').first()).toHaveText('0');
      await visitor.selectOption({ label: cart });
      await expect(canvas.locator('.jamra-cart-count').first()).toHaveText('2');
      await expect(canvas.locator('form.woocommerce-cart-form')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.setViewportSize(LAPTOP);
      expect(await storedLines()).toEqual(before);

      const productId = await aTemplate('product');
      const products = await openDocument(page, `template-${productId}`, prefix);
      await expect(products.locator('#age-question')).toBeHidden();
      await visitor.selectOption({ label: age });
      await expect(products.locator('#age-question')).toBeVisible();
      await visitor.selectOption({ index: 0 });
      await expect(products.locator('#age-question')).toBeHidden();
      await withShop(async ({ templates }) => {
        for (const id of [cartId, productId]) await templates.edit.trash(id as never, BY);
      });
    },
  );
