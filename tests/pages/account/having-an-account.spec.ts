import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import {
  aCustomer,
  anEmail,
  choosePassword,
  enter,
  growOld,
  letterTo,
  linkTo,
  PASSWORD,
  register,
  signIn,
  signOut,
} from './account.ts';

for (const { language, prefix, hello } of [
  { language: 'English', prefix: '', hello: 'Hello Sara' },
  { language: 'Arabic', prefix: '/ar', hello: 'أهلًا Sara' },
]) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    const title = `AC-01 an account is made, left, lost, found again and entered, in ${language}`;
    test(title, PROOF, async ({ page }) => {
      const email = await register(page, prefix);
      await expect(page.locator('h1')).toHaveText(hello);
      await expect(page.locator('body')).toHaveClass(/woocommerce-account/);
      await signOut(page);
      await page.locator('.woocommerce-LostPassword').click();
      await page.locator('#user_login').fill(email);
      await page.locator('[name="wc_reset_password"]').click();
      await expect(page).toHaveURL(/reset-link-sent=true/);
      await page.goto(await linkTo(email, 'reset'));
      await expect(page).toHaveURL(`${prefix}/my-account/lost-password/?show-reset-form=true&action=`);
      expect(await page.content()).not.toMatch(/name="reset_key"/);
      await choosePassword(page, 'another ember 9');
      await expect(page).toHaveURL(`${prefix}/my-account/?password-reset=true`);
      await letterTo(email, 'password-changed');
      await signOut(page);
      await signIn(page, email, PASSWORD);
      await expect(page.locator('.woocommerce-error')).toBeVisible();
      await expect(page.locator('#username')).toHaveValue(email);
      await signIn(page, email, 'another ember 9');
      await expect(page.locator('h1')).toHaveText(hello);
    });
  });
}

test('SV-05 a page of the account is answered to its customer only, and is not cached', async ({ page }) => {
  for (const path of ['orders', 'edit-account', 'edit-address', 'security', 'privacy', 'downloads']) {
    const answer = await page.request.get(`/my-account/${path}/`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toContain(`/my-account/?redirect_to=%2Fmy-account%2F${path}%2F`);
  }
  const door = await page.request.get('/my-account/');
  expect(door.headers()['cache-control']).toBe('private, no-store');
});

test('AC-01 after signing in, a customer returns to the page that was requested', PROOF, async ({ page }) => {
  const { email } = await aCustomer();
  await page.goto('/my-account/edit-account/');
  await signIn(page, email);
  await expect(page).toHaveURL('/my-account/edit-account/');
});

test('CK-01 no answer sets a cookie twice, not even that of signing in', PROOF, async ({ page }) => {
  const sets: string[][] = [];
  const looks: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!['GET', 'POST'].includes(response.request().method())) return;
    const look = async () => {
      const headers = (await response.headersArray()).filter(
        ({ name }) => name.toLowerCase() === 'set-cookie',
      );
      if (headers.length > 0) sets.push(headers.map(({ value }) => value.split('=')[0] ?? ''));
    };
    looks.push(look().catch(() => undefined));
  });
  await page.goto(`/shop/?add-to-cart=${productId('ORV-DUO')}`);
  const email = await register(page);
  await signOut(page);
  await signIn(page, email);
  await Promise.all(looks);
  expect(sets.some((names) => names.includes('jamra_account'))).toBe(true);
  for (const names of sets) expect(names).toEqual([...new Set(names)]);
});

test(
  'SV-05 unknown mail and wrong password read the same, and a known mail registers like an unknown one',
  PROOF,
  async ({ page }) => {
    const { email } = await aCustomer();
    await page.goto('/my-account/');
    const texts: string[] = [];
    for (const typed of [email, anEmail()]) {
      await signIn(page, typed, 'not this one');
      texts.push((await page.locator('form.login .woocommerce-error').innerText()).trim());
    }
    expect(texts[0]).toBe(texts[1]);
    for (const typed of [email, anEmail()]) {
      await page.goto('/my-account/');
      await page.locator('form.register #email').fill(typed);
      await page.locator('form.register [name="register"]').click();
      await expect(page).toHaveURL('/my-account/');
      await expect(page.locator('.woocommerce-message')).toContainText(typed);
    }
    expect(await letterTo(email, 'known')).toContain('You already have one');
  },
);

test('SV-05 a form from elsewhere is refused, one with an old nonce is shown again', async ({ page }) => {
  const foreign = await page.request.post('/my-account/', {
    form: { login: '1', username: 'a@example.com', password: 'x' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect([foreign.status(), await foreign.text()]).toEqual([403, '-1']);
  const stale = await page.request.post('/my-account/', {
    form: { login: '1', username: 'a@example.com', password: 'x', 'woocommerce-login-nonce': '0123456789' },
  });
  expect(stale.status()).toBe(200);
  expect(await stale.text()).toContain('a@example.com');
  expect(stale.headers()['set-cookie']).toBeUndefined();
});

test('AC-01 passwords are shown and masked, and their strength is shown', PROOF, async ({ page }) => {
  await enter(page);
  await page.goto('/my-account/edit-account/');
  await page.locator('#password_1').fill('password1');
  await expect(page.locator('[data-strength-of="password_1"]')).toHaveText('Strength: Too easy to guess');
  await page.locator('#password_1').fill('Glowing ember, 7 times');
  await expect(page.locator('[data-strength-of="password_1"]')).toHaveText('Strength: Strong');
  await page.locator('#password_1_field .show-password-input').click();
  await expect(page.locator('#password_1')).toHaveAttribute('type', 'text');
});

test('AC-01 details are saved, and a new email counts once its link was opened', PROOF, async ({ page }) => {
  await enter(page);
  const next = anEmail();
  await page.goto('/my-account/edit-account/');
  await page.locator('#account_last_name').fill('Noor');
  await page.locator('#account_phone').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('#account_email').fill(next);
  await page.locator('[name="save_account_details"]').click();
  await expect(page.locator('#password_current_field')).toContainText('Enter your current password');
  await expect(page.locator('#account_last_name')).toHaveValue('Noor');
  await page.locator('#password_current').fill(PASSWORD);
  await page.locator('[name="save_account_details"]').click();
  await expect(page.locator('.woocommerce-info')).toContainText(next);
  await expect(page.locator('#account_phone')).toHaveValue('+971501234567');
  await page.goto(await linkTo(next, 'email'));
  await page.locator('[name="confirm_email"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText(next);
  await signOut(page);
  await signIn(page, next);
  await expect(page.locator('h1')).toHaveText('Hello Sara');
});

test('CU-02 addresses are saved, changed, preferred and removed', PROOF, async ({ page }) => {
  await enter(page);
  const fill = async (street: string) => {
    await page.goto('/my-account/edit-address/new/');
    const typed = {
      last_name: 'Noor',
      phone: '0501234567',
      city: 'Al Barsha 2',
      address_1: street,
      address_2: 'Palm Court',
    };
    for (const [name, text] of Object.entries(typed)) await page.locator(`#billing_${name}`).fill(text);
    await page.locator('#billing_state').selectOption('DU');
    await page.locator('[name="save_address"]').click();
    await expect(page).toHaveURL('/my-account/edit-address/');
  };
  await fill('Street 12');
  await fill('Gate Street');
  const cards = page.locator('.woocommerce-Address');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Street 12');
  await cards.nth(1).locator('[name="make_default"]').click();
  await expect(cards.first()).toContainText('Gate Street');
  await cards.first().locator('a.edit').click();
  await page.locator('#billing_city').fill('');
  await page.locator('[name="save_address"]').click();
  await expect(page.locator('.woocommerce-error [href="#billing_city"]')).toBeVisible();
  await expect(page.locator('#billing_address_1')).toHaveValue('Gate Street');
  await page.goto('/my-account/edit-address/billing/');
  await expect(page.locator('#billing_address_1')).toHaveValue('Gate Street');
  await page.goto('/my-account/edit-address/');
  await growOld(page);
  await cards.first().locator('[name="remove"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('submit again');
  await expect(cards).toHaveCount(2);
  await cards.first().locator('[name="remove"]').click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Default');
});
