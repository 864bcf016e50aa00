import type { Page } from '@playwright/test';
import { enter } from '../account/account.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const TYPED = 'ember and glow';

/** Shows and hides every password field of the page by its toggle. @returns how many there are */
async function toggleEach(page: Page, show: string, hide: string): Promise<number> {
  const frames = page.locator('span.password-input');
  for (const frame of await frames.all()) {
    const field = frame.locator('input');
    await expect(field).toHaveAttribute('type', 'password');
    await field.fill(TYPED);
    await frame.getByRole('button', { name: show, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await frame.getByRole('button', { name: hide, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(frame.getByRole('button', { name: show, exact: true })).toBeVisible();
    await expect(field).toHaveValue(TYPED);
  }
  await expect(page.locator('main input[type="password"]')).toHaveCount(await frames.count());
  return frames.count();
}

for (const [prefix, show, hide] of [
  ['', 'Show password', 'Hide password'],
  ['/ar', 'إظهار كلمة المرور', 'إخفاء كلمة المرور'],
] as const) {
  test(
    `FM-01 every password of ${prefix}/my-account/ is shown and masked again by its toggle`,
    PROOF,
    async ({ page }) => {
      await page.goto(`${prefix}/my-account/`);
      expect(await toggleEach(page, show, hide), 'the sign-in form').toBe(1);
      await enter(page);
      await page.goto(`${prefix}/my-account/edit-account/`);
      expect(await toggleEach(page, show, hide), 'old, new and repeated').toBe(3);
    },
  );
}

test('FM-01 a form that is sent is masked first', async ({ page }) => {
  await page.goto('/my-account/');
  const form = page.locator('form.login');
  const field = form.locator('#password');
  await form.locator('#username').fill('nobody@example.com');
  await field.fill(TYPED);
  await form.getByRole('button', { name: 'Show password' }).click();
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
  await field.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue(TYPED);
});
