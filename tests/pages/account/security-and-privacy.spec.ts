import { Secret, TOTP } from 'otpauth';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { enter, letterTo, PASSWORD, signIn, signOut } from './account.ts';

/** The code of a moment; a used code is not accepted twice, so the second use takes the next step's. */
function codeOf(secret: string, stepsOn = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsOn * 30_000,
  });
}

test(
  'RO-04 a second factor is set up, required, replaced by a recovery code once, and turned off',
  PROOF,
  async ({ page }) => {
    const { email } = await enter(page);
    await page.goto('/my-account/security/');
    await page.locator('[name="prepare"]').click();
    await expect(page.locator('.j-account__qr svg')).toBeVisible();
    const secret = (await page.locator('.j-account__secret').innerText()).replace(/\s/g, '');
    await page.locator('#code').fill('000000');
    await page.locator('[name="turn_on"]').click();
    await expect(page.locator('.woocommerce-error')).toContainText('Incorrect code');
    await page.locator('#code').fill(codeOf(secret));
    await page.locator('[name="turn_on"]').click();
    const codes = page.locator('.j-account__codes code');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.allInnerTexts();

    await signOut(page);
    await signIn(page, email);
    await expect(page.locator('.woocommerce-MyAccount-navigation')).toHaveCount(0);
    await page.locator('#code').fill(codeOf(secret, 1));
    await page.locator('[name="sign_in_by_code"]').click();
    await expect(page.locator('h1')).toHaveText('Hello Sara');

    for (const isGood of [true, false]) {
      await signOut(page);
      await signIn(page, email);
      await page.locator('#code').fill((recovery[0] ?? '').toUpperCase().replace('-', ' '));
      await page.locator('[name="sign_in_by_code"]').click();
      await expect(
        page.locator(isGood ? '.woocommerce-MyAccount-navigation' : '.woocommerce-error'),
      ).toBeVisible();
    }
    await page.locator('#code').fill(recovery[1] ?? '');
    await page.locator('[name="sign_in_by_code"]').click();
    await page.goto('/my-account/security/');
    await expect(page.getByText('8 recovery codes left.')).toBeVisible();
    await page.locator('#password').fill(PASSWORD);
    await page.locator('[name="turn_off"]').click();
    await expect(page.locator('.woocommerce-message')).toBeVisible();
  },
);

test(
  'AC-01 devices are listed, and one or all others are signed out',
  PROOF,
  async ({ page, browser, baseURL }) => {
    const { email } = await enter(page);
    const elsewhere = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const other = await elsewhere.newPage();
    for (const button of ['[name="end"]', '[name="end_all"]']) {
      await other.goto('/my-account/');
      await signIn(other, email);
      await page.goto('/my-account/security/');
      await expect(page.locator('.j-account__session')).toHaveCount(2);
      await expect(page.locator('.j-account__session')).toContainText(['Chrome', 'Firefox on Linux']);
      await page.locator(button).click();
      await expect(page.locator('.j-account__session')).toHaveCount(1);
      await other.goto('/my-account/orders/');
      await expect(other.locator('form.login')).toBeVisible();
    }
    await elsewhere.close();
  },
);

test('AC-04 everything known is downloaded, and the account is deleted for good', async ({ page }) => {
  const { email } = await enter(page);
  await page.goto('/my-account/privacy/');
  const href = (await page.locator('a[download]').getAttribute('href')) ?? '';
  const file = await page.request.get(href);
  expect(file.headers()['content-disposition']).toContain('my-data.json');
  expect(await file.json()).toMatchObject({
    customer: { email, firstName: 'Sara' },
    addresses: [],
    orders: [],
  });
  expect(JSON.stringify(await file.json())).not.toContain('$argon2');

  await page.locator('#password').fill(PASSWORD);
  await page.locator('[name="erase"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('Type the text');
  await page.locator('#erase_words').fill('delete my account');
  await page.locator('#password').fill('not this one');
  await page.locator('[name="erase"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('Incorrect password');
  await expect(page.locator('#erase_words')).toHaveValue('delete my account');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('[name="erase"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText('deleted');
  await letterTo(email, 'deleted');
  await signIn(page, email);
  await expect(page.locator('.woocommerce-error')).toBeVisible();
});

test(
  'AC-01 signing out by a link on another site asks first, and leaves the cart on the account',
  PROOF,
  async ({ page }) => {
    const { email } = await enter(page);
    await page.goto('/product/orveta-leather-pouch/');
    await page.locator('form.cart .single_add_to_cart_button').first().click();
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'woocommerce_cart_hash'))
      .toBe(true);
    await page.goto('/my-account/customer-logout/');
    await expect(page.locator('h1')).toHaveText('Sign out');
    await page.locator('.j-account__end .j-btn--primary').click();
    await expect(page.locator('form.login')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('woocommerce_cart_hash');
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toHaveCount(0);
    await page.goto('/my-account/');
    await signIn(page, email);
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toHaveCount(1);
  },
);
