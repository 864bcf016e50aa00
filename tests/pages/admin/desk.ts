import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { StaffId } from '#kernel/ids.ts';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { oneTimeCodes } from '#platform/one-time-code.ts';
import { sealWith } from '#platform/seal.ts';
import { signatureWith } from '#platform/signature.ts';
import { createStaff, type Role } from '#shop/staff';
import { expect, test } from '../shop.ts';

const PASSWORDS = { hash: async () => '', matches: async () => false };
export const PHONE = { width: 360, height: 900 };
export const LAPTOP = { width: 1440, height: 900 };
/** As the configuration has it for every other context. */
const ACTION_LIMIT_MS = 30_000;
const SECRET = 'only to open a session by the door that proves nothing';

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Somebody new of the staff, with the second proof set up. */
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

/** A session of this member of the staff, as by the door. @returns what its cookie holds */
function openSession(id: StaffId): Promise<string> {
  return withDatabase((db) =>
    createStaff({
      db,
      clock: () => new Date(),
      signature: signatureWith(SECRET),
      seal: sealWith(SECRET),
      passwords: PASSWORDS,
      codes: oneTimeCodes,
    }).openSession(id, 'test'),
  );
}

/** A session of somebody new of the staff. @returns what its cookie holds */
export async function sessionOf(role: Role, name: string): Promise<string> {
  return openSession(await hire(role, name));
}

/** From now on the pages of a browser are those of this member of the staff. */
export async function enterAs(context: BrowserContext, id: StaffId): Promise<void> {
  const value = await openSession(id);
  await context.addCookies([{ name: 'jamra_staff', value, url: process.env.SHOP_URL ?? '' }]);
}

/** From now on the pages of a browser are those of somebody new of the staff. */
export async function enter(context: BrowserContext, role: Role, name: string): Promise<StaffId> {
  const id = await hire(role, name);
  await enterAs(context, id);
  return id;
}

/** The screen's script runs: keys that are pressed and files that are dropped before are heard by nobody. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('#content')).toHaveJSProperty('inert', false);
}

/** `hasOwnContext`: the browser knows nothing yet, and what the test changes in it ends with the test. */
type Options = { role: Role; memberName: string; hasOwnContext: boolean };

/**
 * Tests of the back office: the page is signed in as somebody with a role, an owner if none is named.
 *
 * The tests of a worker share a browser context that has read the scripts of the screens; each begins without cookies and
 * storage. Who changes the context itself (its clock, its language) takes one of its own.
 */
export const deskTest = test.extend<Options, { warmContext: BrowserContext }>({
  role: ['owner', { option: true }],
  memberName: ['Noura Hamdan', { option: true }],
  hasOwnContext: [false, { option: true }],
  warmContext: [
    async ({ browser }, use) => {
      const baseURL = process.env.SHOP_URL ?? '';
      const warm = await browser.newContext({ baseURL, viewport: LAPTOP, reducedMotion: 'reduce' });
      warm.setDefaultTimeout(ACTION_LIMIT_MS);
      await use(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, warmContext, hasOwnContext, storageState }, use) => {
    if (hasOwnContext) return use(context);
    await warmContext.setStorageState(storageState ?? { cookies: [], origins: [] });
    await use(warmContext);
    await Promise.all(warmContext.pages().map((page) => page.close()));
  },
  page: async ({ page, context, role, memberName }, use) => {
    await enter(context, role, memberName);
    await use(page);
  },
});

/** Every screen of the back office, by address without language; each is looked at by the tests of quality. */
export const DESK_SCREENS = [
  '/admin/',
  '/admin/orders/',
  '/admin/orders/new/',
  '/admin/payments/',
  '/admin/payments/ways/',
  '/admin/me/',
  '/admin/staff/',
  '/admin/settings/',
  '/admin/settings/?group=payments',
  '/admin/reports/',
  '/admin/reports/?report=vat',
  '/admin/jobs/',
  '/admin/mails/',
  '/admin/mails/templates/',
  '/admin/mails/templates/order-shipped/',
  '/admin/audit/',
  '/admin/promotions/try/',
  '/admin/promotions/new/',
  '/admin/promotions/',
  '/admin/reviews/',
  '/admin/customers/',
  '/admin/products/',
  '/admin/media/',
  '/admin/products/new/',
  '/admin/categories/',
  '/admin/attributes/',
  '/admin/tags/',
  '/admin/locations/',
  '/admin/locations/count/',
  '/admin/restrictions/',
  '/admin/legal/',
  '/admin/taxes/',
  '/admin/pages/',
  '/admin/pages/new/',
  '/admin/articles/',
  '/admin/articles/new/',
  '/admin/articles/terms/',
  '/admin/portfolio/',
  '/admin/portfolio/new/',
  '/admin/portfolio/terms/',
  '/admin/menus/',
  '/admin/menus/?place=footer',
  '/admin/redirects/',
  '/admin/entries/',
  '/admin/delivery/',
  '/admin/delivery/new/',
  '/admin/exchange/',
];
