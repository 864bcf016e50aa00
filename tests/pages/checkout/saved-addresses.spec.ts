import { aCustomer, enter, signIn } from '../account/account.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, place, TYPED } from './checkout.ts';

test('CU-02 an address is saved at the checkout and fills the next form', PROOF, async ({ page }) => {
  await enter(page);
  const id = await addedProduct('CHECKOUT-ACCOUNT');
  await openCheckout(page, id);
  await expect(page.locator('.j-saved-addresses')).toHaveCount(0);
  for (const [name, text] of Object.entries(TYPED)) await page.locator(`#${name}`).fill(text);
  await goTo(page, 'DU');
  await expect(page.locator('#keep_address')).toBeChecked();
  await place(page);
  await expect(page.locator('h1')).toHaveText('Thank you');
  await openCheckout(page, id);
  await expect(page.locator('#keep_address')).not.toBeChecked();
  await expectTyped(page, { billing_phone: '+971501234567', billing_state: 'DU' });
  await page.locator('#billing_address_1').fill('Street 99');
  await page.locator('.j-business > summary').click();
  await page.locator('#billing_company').fill('Some Trading');
  await page.locator('[name=use_address]').click();
  await expectTyped(page, { billing_phone: '+971501234567', billing_company: 'Some Trading' });
});

test('CO-08 signing in at the checkout leads back to it, with what was typed', PROOF, async ({ page }) => {
  const { email } = await aCustomer();
  await openCheckout(page, await addedProduct('CHECKOUT-RETURNING'));
  await page.locator('#billing_first_name').fill('Typed');
  await page.locator('.showlogin').click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.locator('.showlogin')).toHaveCount(0);
  await expect(page.locator('#billing_first_name')).toHaveValue('Typed');
  await expect(page.locator('#billing_email')).toHaveValue(email);
});
