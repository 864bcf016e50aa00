import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { withShop } from '../products.ts';
import { DIRECTIONS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { enter, orderBy, saveAddress, signOut } from './account.ts';

/** Every account page below /my-account/; `{order}` is a delivered order. */
const OWN: Readonly<Record<string, string>> = {
  overview: '',
  orders: 'orders/',
  'one order': 'view-order/{order}/',
  devices: 'devices/',
  'one device': 'devices/new/',
  downloads: 'downloads/',
  addresses: 'edit-address/',
  'one address': 'edit-address/new/',
  'payment methods': 'payment-methods/',
  details: 'edit-account/',
  security: 'security/',
  'a second factor': 'security/?two-factor=scan',
  'own data': 'privacy/',
  'signing out': 'customer-logout/',
};
const OPEN: Readonly<Record<string, string>> = {
  door: '/my-account/',
  'lost password': '/my-account/lost-password/',
  'a stale link': '/my-account/verify/',
  tracking: '/track-order/',
};
const OTHER_WIDTHS_PX = [768, 1440];

/** Day, month, year and the calendar of a date field are one tab stop each. */
const STOPS_OF_A_DATE = 4;

/** Every control of the page's own content that the keyboard has to reach. */
const TABBABLE =
  'main :is(a[href], button, input:not([type="hidden"]), select, textarea, summary):not([tabindex="-1"], :disabled)';

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The controls that Tab does not reach, from the top of the content to its end. */
async function missedByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    for (const [index, one] of all.entries()) one.dataset.tabbed = String(index);
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.removeAttribute('data-tabbed');
    });
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
    return all.length;
  }, TABBABLE);
  const missed = page.locator('[data-tabbed]');
  const most = count * STOPS_OF_A_DATE;
  for (let pressed = 0; pressed < most && (await missed.count()) > 0; pressed += 1)
    await page.keyboard.press('Tab');
  return missed.evaluateAll((left) => left.map((one) => one.outerHTML.slice(0, 120)));
}

/** Checks one page in full at a phone's width, and that it fits other widths. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await expect(page.locator('main h1'), path).toHaveCount(1);
  expect(await accessibilityFaults(page), path).toEqual([]);
  expect(await overflow(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
  expect(await missedByKeyboard(page), path).toEqual([]);
  for (const width of OTHER_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Checks the same page without scripts: it is complete, and each form has an action. */
async function lookWithoutScripts(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  expect(main, path).toMatch(/<h1[\s\S]{0,200}?>[^<]+/);
  expect(main, path).not.toMatch(/<form(?![^>]*method="(post|get)")/);
}

for (const { name, prefix } of DIRECTIONS) {
  const title = `AC-01 AC-02 AC-03 every screen of an account can be used by everybody, ${name}`;
  test(title, PROOF, async ({ page }) => {
    test.slow();
    const member = await enter(page);
    await saveAddress(member);
    const number = await orderBy(member);
    await withShop(async (shop) => {
      for (const to of ['packed', 'shipped', 'delivered'] as const)
        await shop.orders.move(Number(number) as never, to, { actor: 'test', reason: 'done' });
    });
    for (const path of Object.values(OWN)) {
      const address = `${prefix}/my-account/${path.replace('{order}', number)}`;
      await look(page, address);
      await lookWithoutScripts(page, address);
    }
    await page.goto(`${prefix}/my-account/`);
    await signOut(page);
    for (const path of Object.values(OPEN)) {
      await look(page, prefix + path);
      await lookWithoutScripts(page, prefix + path);
    }
  });
}

test('AC-01 an account is entered by keyboard alone', PROOF, async ({ page }) => {
  await page.goto('/my-account/');
  await page.locator('#username').focus();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Incorrect email or password');
});

test('AC-01 the header links to the account, the same for all visitors', async ({ page }) => {
  const before = await (await page.request.get('/faq/')).text();
  await enter(page);
  await page.goto('/faq/');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Hello Sara');
  const linkIn = (html: string) => /<header class="j-header"[\s\S]*?<\/header>/.exec(html)?.[0];
  expect(linkIn(await (await page.request.get('/faq/')).text())).toBe(linkIn(before));
});
