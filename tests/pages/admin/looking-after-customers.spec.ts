import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '#platform/database/client.ts';
import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

type Someone = { id: number; email: string; lastName: string };

/** An account that nobody else looks for. */
async function someone(facts: { phone?: string } = {}): Promise<Someone> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  const email = `${randomUUID()}@example.com`;
  const lastName = `Zumurrud${randomUUID().slice(0, 8)}`;
  try {
    const { id } = await db
      .insertInto('customer')
      .values({
        email,
        first_name: 'Sara',
        last_name: lastName,
        language: 'ar',
        consented_at: new Date('2026-10-03T12:00:00+04:00'),
        consent_source: 'account',
        created_at: new Date('2026-10-01T12:00:00+04:00'),
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email, lastName };
  } finally {
    await close();
  }
}

deskTest('CU-01 a customer is found, and the record tells who, consent, notes and tags', async ({ page }) => {
  const { lastName, email } = await someone({ phone: '+971557778899' });
  await page.goto('/admin/customers/');
  await page.getByRole('searchbox', { name: 'Name, email or phone' }).fill(lastName);
  await expect(page).toHaveURL(/q=Zumurrud/);
  await page.getByRole('link', { name: `Sara ${lastName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Sara ${lastName}` })).toBeVisible();
  for (const words of [email, '+971557778899', 'Arabic', /Wants offers since 3 October 2026/])
    await expect(page.getByText(words).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Please write something first.')).toBeVisible();
  await page.getByLabel('New note').fill('Asks for ribbon.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Noura Hamdan').last()).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.getByPlaceholder('Add a tag').fill('Old friend');
  await page.keyboard.press('Enter');
  await expect(page.getByText('old-friend')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Asks for ribbon.')).toBeVisible();
  await expect(page.getByText('old-friend')).toBeVisible();
});

deskTest('CU-03 another account is found, weighed and merged', async ({ page }) => {
  const [kept, gone] = [await someone(), await someone()];
  await page.goto(`/admin/customers/${kept.id}/`);
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(gone.email);
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByRole('button', { name: gone.email }).click();
  await expect(dialog.getByText(`From ${gone.email} to ${kept.email} go:`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge now' }).click();
  await expect(page.getByText('The accounts are one now.')).toBeVisible();
  await page.goto(`/admin/customers/${gone.id}/`);
  await page.getByRole('link', { name: 'To that customer' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${kept.id}/`));
});

deskTest('CU-03 everything known of a customer is handed out as a file', async ({ page }) => {
  const { id, email } = await someone();
  await page.goto(`/admin/customers/${id}/`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`customer-${id}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    customer: { email },
    orders: [],
  });
});

deskTest('CU-03 a customer is erased once the mail was typed, and the record says so', async ({ page }) => {
  const { id, email } = await someone();
  await page.goto(`/admin/customers/${id}/`);
  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('heading', { name: `Customer ${id} is no more` })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

deskTest.describe('as a page editor', () => {
  deskTest.use({ role: 'page-editor' });
  deskTest('CU-03 customers are nobody’s who may not see them', async ({ page }) => {
    const { id, email } = await someone();
    for (const path of ['/admin/customers/', `/admin/customers/${id}/`]) {
      expect((await page.goto(path))?.status()).toBe(403);
      await expect(page.getByText(email)).toHaveCount(0);
    }
  });
});
