import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
import type { CustomRole } from '#shop/staff';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { ADMIN_SCREENS, adminTest, alive, enter } from './admin.ts';
import { fillScreens } from './filled-screens.ts';
import { act, aProduct } from './products.ts';

/** A cost price in fils that equals no other number of the demo shop and no phone of another test. */
const COST = 7_649_083;

/** All rights to read; the activity log shows costs as well. */
const LOOKS = [
  ...['orders.see', 'customers.see', 'products.see', 'content.see', 'forms.see'],
  ...['mails.see', 'payments.see', 'reports.see', 'jobs.see', 'settings.see'],
];

/** A custom role that may read everything but costs, and change nothing. */
async function aLookingRole(page: Page): Promise<CustomRole> {
  const sent = { name: `Only looking ${Date.now()}`, rights: LOOKS, opened: null };
  const { role } = await act<{ role: CustomRole }>(page, 'roles.save', sent);
  return role;
}

/** All staff may change their own account. */
const OWN = '/admin/me/';

/** Every screen, and one of each kind that shows a record; one of them is a product with its cost. */
async function allScreens(page: Page): Promise<string[]> {
  const price = { ...EMPTY_PRODUCT.price, regularMinor: 9_000_000, costMinor: COST };
  const { id } = await aProduct(page, { price });
  const screens = ADMIN_SCREENS.filter((address) => address !== OWN);
  return [...screens, ...(await fillScreens(page)), `/admin/products/${id}/`];
}

/** Enabled controls of a screen, without those that filter, sort, print or open something. */
function usable(page: Page): Promise<string[]> {
  return page.locator('#content').evaluate((content) => {
    const CONTROLS =
      'input, textarea, select, button, [contenteditable="true"], [draggable="true"], [role="switch"], a[href$="/new/"], a[href$="#invite"]';
    const LOOKING =
      '[role="search"], [role="tablist"], [data-look], [aria-expanded], [type="hidden"], [type="search"]';
    const LOCKED = ':disabled, [readonly]:not([aria-haspopup])';
    return [...content.querySelectorAll(CONTROLS)]
      .filter((one) => one.checkVisibility() && !one.matches(LOCKED) && one.closest(LOOKING) === null)
      .map((one) =>
        `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''} ${one.getAttribute('name') ?? ''}`.trim(),
      );
  });
}

/** The enabled controls of each screen for a role that only reads, and screens that were sent a cost. */
async function walk(page: Page, addresses: readonly string[], isAlive: boolean) {
  const usableByScreen: Record<string, readonly string[]> = {};
  const sent: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('.data')) sent.push(await response.text().catch(() => ''));
  });
  for (const address of addresses) {
    const response = await page.goto(address);
    expect([200, 403], `${address} ${response?.status()}`).toContain(response?.status());
    if (response?.status() === 403) continue;
    if (isAlive) await alive(page);
    const controls = await usable(page);
    if (controls.length > 0) usableByScreen[address] = controls;
    expect(`${await response?.text()} ${sent.join(' ')}`, address).not.toContain(String(COST));
  }
  return usableByScreen;
}

async function asLooker(
  browser: Browser,
  { role, ...options }: BrowserContextOptions & { role: CustomRole },
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '', ...options });
  await enter(context, role, 'Only Looking');
  await work(await context.newPage());
  await context.close();
}

for (const isAlive of [false, true])
  adminTest(
    `RO-03 who may only look meets nothing to change on any screen${isAlive ? ', also once its script runs' : ''}, and no cost`,
    PROOF,
    async ({ page, browser }) => {
      adminTest.setTimeout(600_000);
      const addresses = await allScreens(page);
      const role = await aLookingRole(page);
      await asLooker(browser, { role, javaScriptEnabled: isAlive }, async (theirs) => {
        expect(await walk(theirs, addresses, isAlive)).toEqual({});
      });
    },
  );
