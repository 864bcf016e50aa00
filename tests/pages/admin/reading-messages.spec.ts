import { randomUUID } from 'node:crypto';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';

async function aMessage(name: string): Promise<void> {
  await withDatabase((db) =>
    db
      .insertInto('form_entry')
      .values({
        form: 'contact',
        status: 'new',
        language: 'en',
        name,
        email: 'maryam.of.the.house.beside.the.harbour@example.com',
        phone: '+971501234567',
        topic: 'guarantee',
        message: '=1+1 My device stays cold.',
        consent_text: 'Keep what I wrote.',
        digest: randomUUID(),
        sender: 'a test',
        written_at: new Date(),
      })
      .execute(),
  );
}

adminTest(
  'FM-06 BO-01 a message is read, noted, closed, found again, exported and erased',
  PROOF,
  async ({ page }) => {
    const name = `Maryam ${randomUUID().slice(0, 6)}`;
    await aMessage(name);
    await page.goto(`/admin/entries/?q=${encodeURIComponent(name)}`);
    const answer = await page.request.get(`/admin/entries/csv/?q=${encodeURIComponent(name)}`);
    const table = await answer.text();
    expect(table).toContain(name);
    expect(table).toContain("'=1+1 My device");
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('My device stays cold.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByText(/^Deleted 730 days/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('Called back.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('1 message marked as done.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('1 message marked as spam.')).toBeVisible();
    await page.goto(`/admin/entries/?state=spam&q=${encodeURIComponent(name)}`);
    await expect(page.getByText('Note: Called back.')).toBeVisible();
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No messages')).toBeVisible();
  },
);

adminTest.describe('as a page editor', () => {
  adminTest.use({ role: 'page-editor' });
  adminTest('RO-03 who may read messages but not erase them is not offered it', PROOF, async ({ page }) => {
    const name = `Huda ${randomUUID().slice(0, 6)}`;
    await aMessage(name);
    await page.goto(`/admin/entries/?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });
});
