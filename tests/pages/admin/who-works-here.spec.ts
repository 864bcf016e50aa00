import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

deskTest(
  'RO-03 the owner invites somebody, who joins by the link and has the role’s rights',
  async ({ page, browser }) => {
    const email = `desk-${Date.now()}@example.com`;
    await page.goto('/admin/staff/');
    await page.getByLabel('Email of whom to invite').fill(email);
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
    await expect(page.getByText('Invited, not here yet')).toBeVisible();
    await expect(page.getByText(`The invitation goes to ${email} by mail.`)).toBeVisible();
    const theirs = await browser.newContext();
    const fresh = await theirs.newPage();
    await fresh.goto(link);
    await fresh.getByLabel('Your name').fill('Desk One');
    await fresh.getByLabel('New password').fill('short');
    await fresh.getByRole('button', { name: 'Open the back office' }).click();
    await expect(fresh.getByText('At least eight characters, please.')).toBeVisible();
    await expect(fresh.getByLabel('Your name')).toHaveValue('Desk One');
    await fresh.getByLabel('New password').fill('amber-window-77');
    await fresh.getByRole('button', { name: 'Open the back office' }).click();
    await expect(fresh.getByRole('heading', { name: 'Second proof' })).toBeVisible();
    await fresh.goto(link);
    await expect(fresh.getByText('This link is no longer good')).toBeVisible();
    await theirs.close();
    await page.reload();
    await expect(page.getByRole('row', { name: email })).toContainText('Desk One');
  },
);

deskTest('RO-03 an invitation goes out by mail in the language of whom it is for', async ({ page }) => {
  const email = `invited-${Date.now()}@example.com`;
  await page.goto('/admin/staff/');
  await page.getByLabel('Email of whom to invite').fill(email);
  await page.getByRole('combobox', { name: 'Language of the mail' }).click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(link).toContain('/ar/admin/join/?key=');
  await page.goto(`/admin/mails/?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /يدعوك إلى لوحة الإدارة/ })
    .first()
    .click();
  const mail = page.frameLocator('iframe').first();
  await expect(mail.getByRole('link', { name: 'انضم إلى لوحة الإدارة' })).toHaveAttribute('href', /key=…/);
  await expect(page.locator('body')).not.toContainText(link.split('key=')[1] ?? 'no key');
  await page.goto('/admin/mails/templates/staff-invitation/');
  await expect(page.frameLocator('iframe').first().getByText('Join the back office')).toBeVisible();
});

deskTest.describe('the list of acts', () => {
  deskTest.use({ memberName: 'Auditor of the acts' });

  deskTest(
    'RO-04 what was done stands in the list of acts, with what stood there before',
    async ({ page }) => {
      const email = `audited-${Date.now()}@example.com`;
      await page.goto('/admin/staff/');
      await page.getByLabel('Email of whom to invite').fill(email);
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(page.getByRole('textbox', { name: 'The link' })).toBeVisible();
      await page.goto('/admin/audit/?q=staff.invite');
      await page
        .getByRole('row')
        .filter({ hasText: 'Auditor of the acts' })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByText(email).first()).toBeVisible();
    },
  );
});

deskTest('BO-05 the other language shows the same screen, mirrored', async ({ page }) => {
  await page.goto('/admin/staff/');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/admin\/staff\//);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'فريق العمل' })).toBeVisible();
});
