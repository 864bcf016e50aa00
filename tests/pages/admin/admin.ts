import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import type { AreaRoutes } from '#app/admin/area.ts';
import { areaRoutes } from '#app/admin/areas/routes.ts';
import { composeStaff } from '#composition/modules/accounts.ts';
import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Role } from '#shop/staff';
import { withDatabase } from '../database.ts';
import { expect, test } from '../shop.ts';

const PASSWORDS = { hash: async () => '', matches: async () => false };
export const PHONE = { width: 360, height: 900 };
export const LAPTOP = { width: 1440, height: 900 };
const NO_PUSH = { publicKey: '', accepts: () => false, send: async () => ({ state: 'gone' as const }) };
const SECRET = 'only to open a session by the door that proves nothing';

/** A new member of staff with a second factor. */
function hire(role: Role, name: string): Promise<StaffId> {
  return withDatabase(async (db) => {
    const now = new Date();
    const { id } = await db
      .insertInto('staff')
      .values({
        email: `${randomUUID()}@example.com`,
        name,
        role,
        password_hash: '',
        created_at: now,
        second_factor_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as StaffId;
  });
}

/** Opens a session as signing in does. @returns the value of its cookie */
function openSession(id: StaffId): Promise<string> {
  return withDatabase((db) =>
    composeStaff({
      db,
      clock: () => new Date(),
      secret: SECRET,
      passwords: PASSWORDS,
      push: NO_PUSH,
    }).openSession(id, 'test'),
  );
}

/** A session of a new member of staff. @returns the value of its cookie */
export async function sessionOf(role: Role, name: string): Promise<string> {
  return openSession(await hire(role, name));
}

/** Signs a browser in as this member of staff. */
export async function enterAs(context: BrowserContext, id: StaffId): Promise<void> {
  const value = await openSession(id);
  await context.addCookies([{ name: 'jamra_staff', value, url: process.env.SHOP_URL ?? '' }]);
}

/** Sets the cookie that tells the storefront's script about a staff session. */
export async function hint(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: STAFF_HINT, value: '1', url: process.env.SHOP_URL ?? '' }]);
}

/** Signs a browser in as a new member of staff. */
export async function enter(context: BrowserContext, role: Role, name: string): Promise<StaffId> {
  const id = await hire(role, name);
  await enterAs(context, id);
  return id;
}

/** Removes a member of staff after the test: otherwise lists grow, and each new order is mailed to all. */
function letGo(id: StaffId): Promise<void> {
  return withDatabase(async (db) => {
    await sql`delete from staff where id = ${id} and not exists (select from audit_entry where staff_id = ${id})`.execute(
      db,
    );
    await sql`update staff set closed_at = now() where id = ${id}`.execute(db);
  });
}

/** Waits until the screen's script runs: earlier key presses and dropped files have no effect. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('#content')).toHaveJSProperty('inert', false);
}

/** Waits for the notice of a save and closes it, so that the next save is seen by its own. */
export async function expectSaved(page: Page): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Saved.' });
  await expect(notice.first()).toBeVisible();
  await notice.getByRole('button').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(notice).toHaveCount(0);
}

type Options = { role: Role; memberName: string };

/** Tests of the back office: the page is signed in with a role, by default as an owner. */
export const adminTest = test.extend<Options>({
  role: ['owner', { option: true }],
  memberName: ['Noura Hamdan', { option: true }],
  viewport: LAPTOP,
  page: async ({ page, context, role, memberName }, use) => {
    const id = await enter(context, role, memberName);
    await use(page);
    await page.close();
    await letGo(id);
  },
});

/** Every screen of the back office, without language; the tests of quality check each. */
export const ADMIN_SCREENS = [
  ...Object.values<AreaRoutes>(areaRoutes).flatMap((routes) =>
    Object.entries(routes)
      .filter(([path, file]) => !path.includes(':') && file.endsWith('.tsx'))
      .map(([path]) => (path === '' ? '/admin/' : `/admin/${path}/`)),
  ),
  '/admin/settings/?group=checkout',
  '/admin/settings/?group=advanced',
  '/admin/reports/?report=vat',
  '/admin/mails/templates/order-shipped/',
  '/admin/products/new/',
  '/admin/pages/new/',
  '/admin/articles/new/',
  '/admin/portfolio/new/',
  '/admin/templates/new/',
  '/admin/menus/?place=footer',
  '/admin/delivery/new/',
];
