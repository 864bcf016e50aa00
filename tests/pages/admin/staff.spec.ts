import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';

adminTest(
  'RO-03 the owner invites a member, who joins by the link and has the role’s rights',
  PROOF,
  async ({ page, browser }) => {
    const email = `desk-${Date.now()}@example.com`;
    await page.goto('/admin/staff/');
    await page.getByLabel('Email to invite').fill(email);
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.getByRole('textbox', { name: 'One-time link' }).inputValue();
    await expect(page.getByText('Pending invitations')).toBeVisible();
    await expect(page.getByText(`An invitation was sent to ${email}.`)).toBeVisible();
    const theirs = await browser.newContext();
    const fresh = await theirs.newPage();
    await fresh.goto(link);
    await fresh.getByLabel('Your name').fill('AdminActions One');
    await fresh.getByLabel('New password').fill('short');
    await fresh.getByRole('button', { name: 'Create account' }).click();
    await expect(fresh.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(fresh.getByLabel('Your name')).toHaveValue('AdminActions One');
    await fresh.getByLabel('New password').fill('amber-window-77');
    await fresh.getByRole('button', { name: 'Create account' }).click();
    await expect(fresh.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
    await fresh.goto(link);
    await expect(fresh.getByText('This link has expired')).toBeVisible();
    await theirs.close();
    await page.reload();
    await expect(page.getByRole('row', { name: email })).toContainText('AdminActions One');
  },
);

adminTest('RO-03 an invitation is mailed in the language of its recipient', PROOF, async ({ page }) => {
  const email = `invited-${Date.now()}@example.com`;
  await page.goto('/admin/staff/');
  await page.getByLabel('Email to invite').fill(email);
  await page.getByRole('combobox', { name: 'Email language' }).click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'One-time link' }).inputValue();
  expect(link).toContain('/ar/admin/join/?key=');
  await page.goto(`/admin/mails/?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /إلى لوحة الإدارة/ })
    .first()
    .click();
  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByRole('link', { name: 'قبول الدعوة' })).toHaveAttribute('href', /key=…/);
  await expect(page.locator('body')).not.toContainText(link.split('key=')[1] ?? 'no key');
  await page.goto('/admin/mails/templates/staff-invitation/');
  await expect(page.frameLocator('iframe').first().getByText('Accept invitation')).toBeVisible();
});

adminTest.describe('the list of acts', () => {
  adminTest.use({ memberName: 'Auditor of the acts' });

  adminTest('RO-04 the activity log lists each action with the values before', PROOF, async ({ page }) => {
    const email = `audited-${Date.now()}@example.com`;
    await page.goto('/admin/staff/');
    await page.getByLabel('Email to invite').fill(email);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('textbox', { name: 'One-time link' })).toBeVisible();
    await page.goto('/admin/audit/?q=staff.invite');
    await page.getByRole('row').filter({ hasText: 'Auditor of the acts' }).getByRole('link').first().click();
    await expect(page.getByText(email).first()).toBeVisible();
  });
});

adminTest('BO-05 the other language shows the same screen, mirrored', PROOF, async ({ page }) => {
  await page.goto('/admin/staff/');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/admin\/staff\//);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'فريق العمل' })).toBeVisible();
});
