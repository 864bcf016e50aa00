import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { argonPasswords } from '#platform/password.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { adminTest, enter, enterAs } from './admin.ts';

const EMAIL = `door-${Date.now()}@example.com`;
const PASSWORD = 'copper-lantern-42';

async function makeMember(): Promise<void> {
  const password_hash = await argonPasswords.hash(PASSWORD);
  const member = { email: EMAIL, name: 'Door', role: 'manager', password_hash, created_at: new Date() };
  await withDatabase((db) => db.insertInto('staff').values(member).execute());
}

test('RO-04 staff signs in with a password, sets up the second proof, and needs both from then on', async ({
  page,
}) => {
  await makeMember();
  await page.goto('/admin/audit/');
  await expect(page).toHaveURL(/\/admin\/sign-in\/\?next=/);
  await expect(page).toHaveTitle('Sign in · Jamra');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(EMAIL);
  await page.locator('input[name=password]').fill('wrong-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  const hasHint = async () => (await page.context().cookies()).some(({ name }) => name === STAFF_HINT);
  expect(await hasHint()).toBe(true);
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect or used code');
  await page.getByLabel('Code').fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const recovery = (await page.locator('code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I’ve saved my codes' }).click();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in\//);
  expect(await hasHint()).toBe(false);
  await page.getByLabel('Email').fill(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

/** Shows and hides a password; the label of its toggle is the next action. */
async function toggle(page: Page, name: string): Promise<void> {
  const field = page.locator(`input[name=${name}]`);
  const wrapper = page.locator('.mantine-PasswordInput-root', { has: field });
  await field.fill('copper-lantern-43');
  await wrapper.getByRole('button', { name: 'Show password', exact: true }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await wrapper.getByRole('button', { name: 'Hide password', exact: true }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('copper-lantern-43');
}

test(
  'FM-01 the passwords of staff are shown and hidden by a labelled toggle',
  PROOF,
  async ({ page, context }) => {
    await page.goto('/admin/sign-in/');
    await toggle(page, 'password');
    await enter(context, 'owner', 'Shown And Hidden');
    await page.goto('/admin/me/');
    await toggle(page, 'currentPassword');
    await toggle(page, 'newPassword');
    await page.goto('/admin/staff/');
    await page.getByLabel('Email to invite').fill('toggled@example.com');
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.getByRole('textbox', { name: 'One-time link' }).inputValue();
    await context.clearCookies({ name: 'jamra_staff' });
    await page.goto(new URL(link).pathname + new URL(link).search);
    await toggle(page, 'password');
  },
);

test('RO-02 who is not of the staff never sees a screen of the back office', async ({ page, request }) => {
  for (const path of ['/admin/', '/admin/staff/', '/ar/admin/audit/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/sign-in\//);
  }
  const answer = await request.post('/admin/actions/', { data: { action: 'staff.list', input: {} } });
  expect(answer.status()).toBe(401);
});

test('SV-05 a change that comes from another site is refused', async ({ request }) => {
  const answer = await request.post('/admin/actions/', {
    data: { action: 'self.end-other-sessions', input: {} },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
});

test(
  'RO-04 sessions elsewhere are listed, and ended they are signed out',
  PROOF,
  async ({ page, context, browser }) => {
    const id = await enter(context, 'owner', 'Two Browsers');
    const elsewhere = await browser.newContext();
    try {
      await enterAs(elsewhere, id);
      const other = await elsewhere.newPage();
      await other.goto('/admin/me/');
      await expect(other.getByText('This browser', { exact: true })).toBeVisible();
      await page.goto('/admin/me/');
      const sessions = page.locator('table').first().locator('tr');
      await expect(sessions).toHaveCount(2);
      await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
      await page.getByRole('button', { name: 'Sign out of all other sessions' }).click();
      await expect(sessions).toHaveCount(1);
      await other.reload();
      await expect(other).toHaveURL(/\/admin\/sign-in\//);
      const answer = await other.request.post('/admin/actions/', {
        data: { action: 'staff.list', input: {} },
      });
      expect(answer.status()).toBe(401);
      await page.reload();
      await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    } finally {
      await elsewhere.close();
    }
  },
);

adminTest.describe('the order desk', () => {
  adminTest.use({ role: 'order-desk' });

  adminTest(
    'RO-03 is offered no screen it may not open, and refused one it requests',
    PROOF,
    async ({ page }) => {
      await page.goto('/admin/');
      await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
      const answer = await page.goto('/admin/staff/');
      expect(answer?.status()).toBe(403);
      await expect(page.getByText('You don’t have permission to do this')).toBeVisible();
    },
  );
});
