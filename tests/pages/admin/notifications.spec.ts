import { randomUUID } from 'node:crypto';
import { withDatabase } from '../database.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';

function noteFailedJob(): Promise<string> {
  const subject = `test-${randomUUID()}`;
  return withDatabase(async (db) => {
    const noted = { kind: 'job-failed', dedupe_key: subject, subject, at: new Date() };
    await db.insertInto('staff_notification').values(noted).execute();
    return subject;
  });
}

adminTest(
  'the bell counts notifications, lists them with their screens, and has them read',
  async ({ page }) => {
    await page.goto('/admin/me/');
    const name = await noteFailedJob();
    await page.reload();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/^Notifications: [1-9]\d* unread$/);
    await bell.click();
    const link = page.getByRole('link', { name: new RegExp(`^Job failed: ${name}`) });
    await expect(link).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    const shown = page.getByRole('switch', { name: 'Failed jobs: in the back office' });
    await shown.press('Space');
    await expect(shown).not.toBeChecked();
    await expect(shown).toBeEnabled();
    await bell.click();
    await expect(page.getByText('Choose notifications')).toBeVisible();
    await expect(link).toBeHidden();
  },
);
