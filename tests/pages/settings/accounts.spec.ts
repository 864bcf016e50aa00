import { anEmail, letterTo, linkTo, PASSWORD, signIn, signOut } from '../account/account.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'AC-01 SV-05 a registration with a password is completed by the link, and a known email gets the same answer',
    PROOF,
    async ({ page, browser, baseURL, setting }) => {
      await setting('accounts.passwordByLink', 'no');
      const email = anEmail();
      const ask = async () => {
        await page.goto('/my-account/');
        await page.locator('form.register #email').fill(email);
        await page.locator('form.register #reg_password').fill(PASSWORD);
        await page.locator('form.register [name="register"]').click();
        await expect(page).toHaveURL('/my-account/');
        return page.locator('.woocommerce-message').innerText();
      };
      await page.goto('/my-account/');
      await page.locator('form.register #email').fill(email);
      await page.locator('form.register #reg_password').fill('password');
      await page.locator('form.register [name="register"]').click();
      await expect(page.locator('form.register .woocommerce-error [href="#reg_password"]')).toBeVisible();
      const message = await ask();
      expect(message).toContain(email);
      const link = await linkTo(email, 'register');

      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const elsewhere = await context.newPage();
      await elsewhere.goto(link);
      await expect(elsewhere.locator('#password_1')).toBeVisible();
      await context.close();

      await page.goto(link);
      await page.locator('[name="open_account"]').click();
      await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
      await signOut(page);
      await signIn(page, email);
      await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
      await signOut(page);
      expect(await ask()).toBe(message);
      await letterTo(email, 'known');
    },
  );
});
