import { randomUUID } from 'node:crypto';
import type { SentSubscription } from '#app/admin/notifications/push/subscription.ts';
import { aBrowser, aPushService } from '../../a-push-service.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
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

/** Chromium for tests reaches no push service; this stands in for its answers, and lasts as long as they do. */
function standInForPushService({ endpoint, p256dh, auth }: SentSubscription): void {
  const KEY = 'test-subscription';
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const made = (applicationServerKey: ArrayBuffer) => ({
    ...{ endpoint, options: { applicationServerKey } },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem(KEY);
    return key === null ? null : (made(new Uint8Array(JSON.parse(key)).buffer) as never);
  };
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
    localStorage.setItem(KEY, JSON.stringify([...key]));
    return made(key.buffer) as never;
  };
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

adminTest(
  'push notifications are turned on by a press, tested and turned off',
  PROOF,
  async ({ page, context }) => {
    const service = await aPushService();
    const { subscription, path, read } = aBrowser(service.origin);
    await context.grantPermissions(['notifications']);
    await context.addInitScript(standInForPushService, subscription);
    await page.goto('/admin/me/');
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click();
    const devices = page.getByRole('table', { name: 'Devices with push notifications' });
    await expect(devices.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Send a test notification' }).click();
    await expect(page.getByText('Test notification sent')).toBeVisible();
    const [call] = service.calls;
    expect(call?.path).toBe(path);
    expect(read(call?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Test notification', language: 'en' });
    await page.reload();
    await page.getByRole('button', { name: 'Turn off on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn on notifications on this device' })).toBeVisible();
    await expect(devices).toBeHidden();
    await page.getByRole('button', { name: 'Turn on notifications on this device' }).click();
    await expect(devices.getByText('This device')).toBeVisible();
    // An expired session ends push in the browser, without the server.
    await context.clearCookies();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/admin\/sign-in\/$/);
    expect(await page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await withDatabase((db) =>
      db.deleteFrom('staff_push_device').where('endpoint', '=', subscription.endpoint).execute(),
    );
    service.close();
  },
);
