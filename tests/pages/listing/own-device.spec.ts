import { expect, type Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { settle, test } from '../shop.ts';

async function chooseDevice(page: Page, name: string): Promise<void> {
  await page.locator('[data-my-device]').first().click();
  await page.locator('#device-choice').getByRole('link', { name, exact: true }).click();
  await expect(page.locator('#device-choice')).toBeHidden();
}

test(
  'LS-07 the shopper chooses a device once, and every stick shows whether it fits',
  PROOF,
  async ({ page, context }) => {
    await page.goto('/sticks/');
    await settle(page);
    await chooseDevice(page, 'Orveta Duo');
    await expect(page.locator('[data-my-device-name]')).toHaveText('My device: Orveta Duo');
    const cedrane = page.locator('li.product_cat-cedrane [data-fit-mark]').first();
    const falaj = page.locator('li.product_cat-falaj [data-fit-mark]').first();
    await expect(cedrane).toHaveText('Fits your Orveta Duo');
    await expect(falaj).toHaveText('Does not fit your Orveta Duo');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'jamra_device')?.value).toBe(productId('ORV-DUO'));

    await page.goto('/ar/sticks/falaj/');
    await expect(page.locator('li.product [data-fit-mark]').first()).toHaveText('لا يناسب جهازك أورفيتا دو');
    await page.goto('/?s=cedrane');
    await expect(page.locator('li.product [data-fit-mark]').first()).toHaveText('Fits your Orveta Duo');
  },
);

test('LS-07 a stick that does not fit can still be bought, and the cart warns', PROOF, async ({ page }) => {
  await page.goto('/sticks/falaj/');
  await settle(page);
  await chooseDevice(page, 'Orveta Duo');
  await page.locator('a.ajax_add_to_cart').first().click();
  const line = page.locator('#cart-drawer .mini_cart_item');
  await expect(line.locator('[data-fit-mark]')).toHaveText('Does not fit your Orveta Duo');
  await page.goto('/cart/');
  await expect(page.locator('.cart_item [data-fit-mark]')).toHaveText('Does not fit your Orveta Duo');
});

test(
  'LS-07 a device is chosen as one’s own on its page, and a stick shows there whether it fits',
  PROOF,
  async ({ page }) => {
    await page.goto('/product/kovia-bar/');
    await settle(page);
    await page.getByRole('button', { name: 'This is my device' }).click();
    await expect(page.locator('.j-fitline [data-fit-mark]')).toHaveText('Your device');
    await page.goto('/product/cedrane-gold/');
    await expect(page.locator('.j-fitline [data-fit-mark]')).toHaveText('Does not fit your Kovia Bar');
    await page.goto('/ar/product/lumenta-classic/');
    await expect(page.locator('.j-fitline [data-fit-mark]')).toHaveText('يناسب جهازك كوفيا بار');
  },
);

test('LS-07 a device is forgotten as easily as it is chosen', PROOF, async ({ page, context }) => {
  await page.goto('/sticks/');
  await settle(page);
  await chooseDevice(page, 'Kovia Bar');
  await page.locator('[data-my-device]').first().click();
  await page.locator('#device-choice [data-forget-device]').click();
  await expect(page.locator('[data-my-device-name]')).toHaveText('Which device do you have?');
  await expect(page.locator('li.product [data-fit-mark]').first()).toBeHidden();
  expect((await context.cookies()).some(({ name }) => name === 'jamra_device')).toBe(false);
});

for (const width of [360, 768, 1440])
  test(
    `LS-07 no device is alone beside empty columns at ${width} px`,
    width === 768 ? {} : PROOF,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/my-device/');
      const alone = await page.locator('[data-devices] ul').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const tops = [...list.children].map((entry) => entry.getBoundingClientRect().top);
          const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
          return Math.max(...rows) > 1 && rows.at(-1) === 1 ? [rows] : [];
        }),
      );
      expect(alone).toEqual([]);
    },
  );

test('LS-07 pages are the same for all visitors, whatever device they have', async ({ request }) => {
  const plain = await (await request.get('/sticks/')).text();
  const owned = await (
    await request.get('/sticks/', { headers: { cookie: `jamra_device=${productId('ORV-DUO')}` } })
  ).text();
  expect(owned).toBe(plain);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-04 a stick names its devices, and a device leads to its sticks', PROOF, async ({ page }) => {
    await page.goto('/product/cedrane-gold/');
    await page.locator('.j-fitline').getByRole('link', { name: 'Orveta Solo' }).click();
    await expect(page).toHaveURL(/\/product\/orveta-solo\/$/);
    await page.locator('.j-fitline').getByRole('link', { name: 'Shop compatible sticks' }).click();
    await expect(page).toHaveURL(/\/sticks\/\?fits=orveta-solo$/);
  });

  test('LS-07 the choice of a device leads to the sticks that fit it', PROOF, async ({ page }) => {
    await page.goto('/sticks/');
    await page.locator('[data-my-device]').click();
    await expect(page).toHaveURL(/\/my-device\/$/);
    await page.getByRole('link', { name: 'Kovia Bar', exact: true }).click();
    await expect(page).toHaveURL(/\/sticks\/\?fits=kovia-bar$/);
    const classes = await page.locator('li.product').evaluateAll((all) => all.map((one) => one.className));
    for (const one of classes) expect(one).toContain('product_cat-lumenta');
  });
});
