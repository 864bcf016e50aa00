import { expect, test } from '../shop.ts';

const FORM = `<div class="woocommerce"><form><p class="form-row"><label for="password">Password</label>
  <input class="woocommerce-Input input-text j-input" type="password" id="password" name="password"></p></form></div>`;

/** A page of the shop with a form of an account in it. */
test.beforeEach(async ({ page }) => {
  await page.route(/\/faq\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<h1>', () => `${FORM}<h1>`);
    await route.fulfill({ response: answer, body });
  });
});

for (const [path, show, hide] of [
  ['/faq/', 'Show password', 'Hide password'],
  ['/ar/faq/', 'إظهار كلمة المرور', 'إخفاء كلمة المرور'],
] as const) {
  test(`FM-01 a password is shown and masked again by its toggle, on ${path}`, async ({ page }) => {
    await page.goto(path);
    const field = page.locator('span.password-input > #password');
    await field.fill('ember and glow');
    await page.getByRole('button', { name: show }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: hide }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: show })).toBeVisible();
    await expect(field).toHaveValue('ember and glow');
  });
}

test('FM-01 a form that is sent is masked first', async ({ page }) => {
  await page.goto('/faq/');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.evaluate(() => {
    document
      .querySelector('form:has(#password)')
      ?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.locator('#password').press('Enter');
  await expect(page.locator('#password')).toHaveAttribute('type', 'password');
});
