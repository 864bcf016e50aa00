import { Secret, TOTP } from 'otpauth';
import { openDatabase } from '#platform/database/client.ts';
import { argonPasswords } from '#platform/password.ts';
import { expect, test } from '../shop.ts';
import { deskTest } from './desk.ts';

const EMAIL = 'door@example.com';
const PASSWORD = 'copper-lantern-42';

async function makeMember(): Promise<void> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  const password_hash = await argonPasswords.hash(PASSWORD);
  await db
    .insertInto('staff')
    .values({ email: EMAIL, name: 'Door', role: 'manager', password_hash, created_at: new Date() })
    .execute();
  await close();
}

test('RO-04 staff signs in with a password, sets up the second proof, and needs both from then on', async ({
  page,
}) => {
  await makeMember();
  await page.goto('/admin/audit/');
  await expect(page).toHaveURL(/\/admin\/sign-in\/\?next=/);
  await page.getByLabel('Email').fill(EMAIL);
  await page.locator('input[name=password]').fill('wrong-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is not right');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Second proof' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await page.getByLabel('Code').fill(totp.generate());
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recovery = (await page.locator('code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in\//);
  await page.getByLabel('Email').fill(EMAIL);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('RO-02 who is not of the staff never sees a screen of the back office', async ({ page, request }) => {
  for (const path of ['/admin/', '/admin/staff/', '/ar/admin/audit/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/sign-in\//);
  }
  const answer = await request.post('/admin/act/', { data: { verb: 'staff.list', input: {} } });
  expect(answer.status()).toBe(401);
});

test('SV-05 a change that comes from another site is refused', async ({ request }) => {
  const answer = await request.post('/admin/act/', {
    data: { verb: 'self.end-other-sessions', input: {} },
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status()).toBe(403);
});

deskTest('RO-04 sessions elsewhere are listed and ended', async ({ page }) => {
  await page.goto('/admin/me/');
  await expect(page.getByText('This browser')).toBeVisible();
});

deskTest.describe('the order desk', () => {
  deskTest.use({ role: 'order-desk' });

  deskTest('RO-03 is offered no screen it may not open, and refused one it asks for', async ({ page }) => {
    await page.goto('/admin/');
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    const answer = await page.goto('/admin/staff/');
    expect(answer?.status()).toBe(403);
    await expect(page.getByText('Your role does not allow this')).toBeVisible();
  });
});
