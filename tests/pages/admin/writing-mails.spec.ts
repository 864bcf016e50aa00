import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';

adminTest('OR-03 a mail’s words are changed and previewed in both languages', PROOF, async ({ page }) => {
  await page.goto('/admin/mails/templates/order-delivered/');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('body')).toContainText('Delivered');
  await page.getByLabel('Heading').fill('Handed over, {{name}}');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.locator('body')).toContainText('Handed over,');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel('Heading')).toHaveValue('Handed over, {{name}}');
  await page.getByText('Arabic', { exact: true }).click();
  await expect(page.getByLabel('Heading')).toHaveCSS('direction', 'rtl');
  await expect(preview.locator('html')).toHaveCSS('direction', 'rtl');
  await page.goto('/admin/mails/templates/order-delivered/');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(page.getByLabel('Heading')).not.toHaveValue('Handed over, {{name}}');
});

adminTest(
  'OR-03 a fact that the mail does not know is refused, and the words stay',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/mails/templates/order-shipped/');
    await page.getByLabel('Subject', { exact: true }).fill('For {{wallet}}');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('wallet');
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('For {{wallet}}');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave page with unsaved changes?' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave page', exact: true }).click();
    await page.goto('/admin/mails/templates/order-shipped/');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('For {{wallet}}');
  },
);

adminTest(
  'OR-03 of two who write one mail the second is shown what the first saved',
  PROOF,
  async ({ page, context }) => {
    const address = '/admin/mails/templates/order-packed/';
    await page.goto(address);
    const other = await context.newPage();
    await other.goto(address);
    await other.getByLabel('Heading').fill('Theirs');
    await other.getByRole('button', { name: 'Save' }).click();
    await expectSaved(other);
    await page.getByLabel('Heading').fill('Mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Theirs' })).toBeVisible();
    await expect(page.getByLabel('Heading')).toHaveValue('Mine');
  },
);
