import { withDatabase } from '../database.ts';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as staffTest, settingTest as test } from '../with-setting.ts';
import { AT_ONCE, HEADING, popupOf, publish, WHERE } from './popup-page.ts';

const LINK = {
  ...{ id: 'offers', widget: 'text', version: 1 },
  settings: {
    html: { en: '<p><a href="/shop/">See the offers</a></p>', ar: '<p><a href="/shop/">العروض</a></p>' },
  },
};

const counted = () =>
  withDatabase((db) => db.selectFrom('popup_day').select(['seen', 'closed', 'acted']).execute());

test(
  'a popup that is closed and one whose link is followed are counted when the page is left',
  PROOF,
  async ({ page }) => {
    await publish({ ...AT_ONCE, tree: [HEADING, LINK] });
    await page.goto(WHERE);
    await popupOf(page).locator('.j-popup__close').click();
    await expect(popupOf(page)).toHaveCount(0);
    await page.goto('/shop/');
    await expect.poll(counted).toEqual([{ seen: 1, closed: 1, acted: 0 }]);
    // It opens there as well.
    await popupOf(page).getByRole('link', { name: 'See the offers' }).click();
    await expect.poll(counted).toEqual([{ seen: 2, closed: 1, acted: 1 }]);
  },
);

const SEARCH = {
  ...{ id: 'find', widget: 'search-form', version: 1 },
  settings: { skin: 'classic', placeholder: { en: '', ar: '' } },
};
const addOf = (product: string) => ({
  ...{ id: 'add', widget: 'add-to-cart', version: 1 },
  settings: { product: Number(productId(product)), showsName: true },
});

test('a search that is sent off in a popup is an act', PROOF, async ({ page }) => {
  await publish({ ...AT_ONCE, tree: [HEADING, SEARCH] });
  await page.goto(WHERE);
  const field = popupOf(page).getByRole('searchbox');
  await field.fill('amber');
  await field.press('Enter');
  await page.waitForURL(/[?&]s=amber/);
  await expect.poll(counted).toEqual([{ seen: 1, closed: 0, acted: 1 }]);
});

test('a product that is put into the cart in a popup is an act', PROOF, async ({ page }) => {
  await publish({ ...AT_ONCE, tree: [HEADING, addOf('ACC-CABLE')] });
  await page.goto(WHERE);
  await popupOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.goto('/checkout/');
  await expect.poll(counted).toEqual([{ seen: 1, closed: 0, acted: 1 }]);
});

staffTest(
  'the figures by popup and by day, in both languages, as a table and as a file',
  PROOF,
  async ({ page }) => {
    const [id = 0] = await publish({ tree: [HEADING] });
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Dubai' });
    await withDatabase((db) =>
      db
        .insertInto('popup_day')
        .values({ popup_id: id as never, day, seen: 40, closed: 30, acted: 10 })
        .execute(),
    );
    for (const [prefix, table] of [
      ['', 'By popup'],
      ['/ar', 'حسب النافذة'],
    ] as const) {
      await page.goto(`${prefix}/admin/popups/figures/?days=7`);
      const rows = page.getByRole('region', { name: table }).getByRole('row');
      await expect(rows.nth(1).getByRole('cell')).toHaveText(['Offer', '40', '30', '10', '0', '25%']);
    }
    const chart = page.locator('[aria-hidden="true"]').filter({ has: page.locator('svg.recharts-surface') });
    await expect(chart).not.toHaveCount(0);
    await expect(chart.locator('[tabindex="0"]')).toHaveCount(0);
    const file = await page.request.get('/admin/popups/figures/csv/?days=7');
    expect(await file.text()).toContain(`${day},${id},Offer,40,30,10,0`);
  },
);
