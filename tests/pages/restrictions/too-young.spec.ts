import { expect, settle, test } from '../shop.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const STICKS = '/product/cedrane-amber/';

test('SV-01 after answering no, tobacco cannot be bought until the answer changes', async ({
  page,
  context,
}) => {
  await page.goto(STICKS);
  const id = await page.locator('[name="add-to-cart"]').first().getAttribute('value');
  await page.locator('dialog#age-question').getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/under-age\/$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'jamra_age');
  expect([cookie?.value, cookie?.expires]).toEqual(['0', -1]);

  await page.goto(`${STICKS}?add-to-cart=${id}`);
  await expect(page.locator('.woocommerce-error')).toContainText('for adults only');
  await expect(page.locator('.jamra-cart-count').first()).not.toHaveAttribute('data-count', '1');

  await page.locator('dialog#age-question').getByRole('button').click();
  await page.locator('form.cart .single_add_to_cart_button').click();
  await settle(page);
  await expect(page.locator('.jamra-cart-count').first()).toHaveAttribute('data-count', '1');
});
