import { sql } from 'kysely';
import { query } from '../database.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import {
  aCustomer,
  anEmail,
  choosePassword,
  enter,
  growOld,
  linkTo,
  order,
  orderBy,
  PLACE,
  saveAddress,
  signOut,
} from './account.ts';

test('AC-02 orders are listed in the account, ordered again, and cancelled', async ({ page }) => {
  await saveAddress(await enter(page));
  const number = await order(page);
  await page.goto('/my-account/orders/');
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page.locator('h1')).toHaveText(`Order ${number}`);
  await expect(page.getByText(/^Arriving/)).toBeVisible();
  await expect(page.locator('.j-timeline .is-coming')).toHaveText([/Packed/, /Shipped/, /Delivered/]);
  const line = page.locator('.order_item').first();
  await expect(line.locator('img')).toBeVisible();
  await expect(line.getByRole('link')).toHaveAttribute('href', /^\/product\//);
  const invoice = page.getByRole('link', { name: 'Invoice (PDF)' });
  const paper = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(paper.status()).toBe(200);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(1);
  await query(sql`
    update shop_order set status = 'on-hold', payment_method = 'bacs' where id = ${number}::int
  `);
  await page.goto(`/my-account/view-order/${number}/`);
  await expect(page.locator('.woocommerce-bacs-bank-details')).toContainText(number);
  await growOld(page);
  await expect(page.locator('[name="cancel_order"]')).toBeHidden();
  await page.getByText('Cancel order').click();
  await page.locator('[name="cancel_order"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('submit again');
  await page.getByText('Cancel order').click();
  await page.locator('[name="cancel_order"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText('cancelled');
  await expect(page.locator('[name="cancel_order"]')).toHaveCount(0);
});

test('AC-02 a printed order has no menu of the account', async ({ page }) => {
  const number = await orderBy(await enter(page));
  await page.goto(`/my-account/view-order/${number}/`);
  const menu = page.locator('.j-account__nav');
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await expect(page.locator('.order_item').first()).toBeVisible();
  await page.emulateMedia({ media: null });
});

test(
  "SV-05 another's order is not shown, and a foreign link orders nothing again",
  PROOF,
  async ({ page }) => {
    await enter(page);
    await page.goto('/my-account/view-order/1/');
    await expect(page).toHaveURL('/my-account/orders/');
    await expect(page.locator('.woocommerce-error')).toContainText('couldn’t find this order');
    await page.goto('/cart/?order_again=1&_wpnonce=0123456789');
    await expect(page.locator('.cart_item')).toHaveCount(0);
  },
);

test('AC-03 an order is tracked by its number and telephone, without an account', async ({ page }) => {
  const number = await orderBy(await aCustomer());
  await page.goto('/track-order/');
  await page.locator('#orderid').fill(number);
  await page.locator('#order_email').fill('050 999 9999');
  await page.locator('[name="track"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('No matching order found');
  await page.locator('#order_email').fill('050 123 4567');
  await page.locator('[name="track"]').click();
  await expect(page.locator('h1')).toHaveText(`Order ${number}`);
  await expect(page.locator('main')).not.toContainText('Palm Court');
});

test(
  'AC-02 items are returned by a form that keeps what was typed, and the request is cancelled',
  PROOF,
  async ({ page }) => {
    const number = await orderBy(await enter(page));
    await withShop(async (shop) => {
      const by = { actor: 'test', reason: 'delivered' };
      for (const to of ['packed', 'shipped', 'delivered'] as const)
        await shop.orders.move(Number(number) as never, to, by);
      const text = 'It waits at the reception.';
      await shop.orders.note(Number(number) as never, { actor: 'test', text, isForCustomer: true });
      await shop.orders.note(Number(number) as never, { actor: 'test', text: 'Rude.', isForCustomer: false });
    });
    await page.goto(`/my-account/view-order/${number}/`);
    await expect(page.locator('.j-timeline')).toContainText('It waits at the reception.');
    await expect(page.locator('main')).not.toContainText('Rude.');
    await page.locator('#return_0').selectOption('1');
    await page.locator('#return_words').fill('The strap is loose.');
    await growOld(page);
    await page.locator('[name="ask_return"]').click();
    await expect(page.locator('.woocommerce-error')).toContainText('submit again');
    await expect(page.locator('#return_words')).toHaveValue('The strap is loose.');
    await expect(page.locator('#return_0')).toHaveValue('1');
    await page.locator('[name="ask_return"]').click();
    await expect(page.locator('.woocommerce-error [href="#return_reason"]')).toBeVisible();
    await expect(page.locator('#return_words')).toHaveValue('The strap is loose.');
    await expect(page.locator('#return_0')).toHaveValue('1');
    await page.locator('#return_reason').selectOption('faulty');
    await page.locator('[name="ask_return"]').click();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator('[name="ask_return"]')).toHaveCount(0);
    await page.locator('[name="withdraw_return"]').click();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await expect(page.locator('[name="ask_return"]')).toBeVisible();
    await page.goto('/my-account/');
    await signOut(page);
    await page.goto('/track-order/');
    await page.locator('#orderid').fill(number);
    await page.locator('#order_email').fill('0501234567');
    await page.locator('[name="track"]').click();
    await expect(page.locator('.j-timeline')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('reception');
  },
);

test("AC-03 a guest's order joins the account that its mail begins", PROOF, async ({ page }) => {
  const email = anEmail();
  await page.goto('/product/orveta-leather-pouch/');
  await page.locator('form.cart .single_add_to_cart_button').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'woocommerce_cart_hash'))
    .toBe(true);
  await page.goto('/checkout/');
  const typed = { ...PLACE, billing_first_name: 'Sara', billing_email: email };
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text);
  await page.locator('#billing_state').selectOption('DU');
  await expect(page.locator('#shipping_method input').first()).toBeAttached();
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  const number = /order-received\/(\d+)\//.exec(page.url())?.[1] ?? '';
  await page.locator('#keep-order ~ form [name="register"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText(email);
  await page.goto(await linkTo(email, 'register'));
  await choosePassword(page);
  await page.goto('/my-account/orders/');
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible();
});
