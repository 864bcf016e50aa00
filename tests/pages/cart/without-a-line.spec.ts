import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import {
  ADD_BY_SITE,
  addHere,
  answerJson,
  closeDrawer,
  count,
  drawer,
  endpoint,
  fieldsOf,
  formButton,
  open,
  recordAlerts,
  recordCalls,
} from './cart-page.ts';

const KEPT = 'You’re offline. Your changes will be saved when you’re back online.';
const SENT = 'You’re back online. Your changes have been saved.';
const REFUSED = 'You’re back online. Some changes couldn’t be saved:';

function note(page: Page, kind: string) {
  return drawer(page).locator(`[data-drawer-note="${kind}"]`);
}

function waitingIn(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('jamra_waiting:')).length,
  );
}

test('adds and removals wait while the line is away, and settle in order, once each', async ({
  page,
  context,
}) => {
  const alerts = recordAlerts(page);
  await open(page);
  await addHere(page);
  await context.setOffline(true);
  const calls = recordCalls(page);
  await page.locator('#cart-drawer a.remove_from_cart_button').click();
  await expect(note(page, 'kept')).toHaveText(KEPT);
  await expect(drawer(page).locator('[data-drawer-live]')).toHaveText(KEPT);
  await closeDrawer(page);
  for (const _time of [1, 2]) {
    await formButton(page).click();
    await expect(note(page, 'kept')).toBeVisible();
    await closeDrawer(page);
  }
  await expect(formButton(page)).not.toHaveClass(/loading/);
  expect(await waitingIn(page)).toBe(3);
  expect(calls).toEqual([]);
  await context.setOffline(false);
  await expect(count(page)).toHaveText('2');
  expect(calls).toEqual([
    'remove_from_cart',
    'custom_add_to_cart',
    'custom_add_to_cart',
    'get_refreshed_fragments',
  ]);
  await expect(note(page, 'settled')).toHaveText(SENT);
  await expect(note(page, 'kept')).toHaveCount(0);
  expect(await waitingIn(page)).toBe(0);
  expect(alerts).toEqual([]);
});

test(
  'ER-12 a script part that fails to load is reported, and loads at the second try',
  PROOF,
  async ({ page, context }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page);
    await page.route('**/settle-waiting*', (route) => route.abort());
    await context.setOffline(true);
    await formButton(page).click();
    await expect(note(page, 'kept')).toBeVisible();
    await closeDrawer(page);
    await context.setOffline(false);
    const offer = page.locator('[data-part-failed]');
    await expect(offer).toBeVisible();
    expect(messages.some((text) => text.includes('Loading chunk failed'))).toBe(true);
    await page.unroute('**/settle-waiting*');
    await offer.locator('[data-try-again]').click();
    await expect(count(page)).toHaveText('1');
    await expect(offer).toHaveCount(0);
  },
);

test('an add from a list waits too, and stays on its page', PROOF, async ({ page, context }) => {
  await open(page, '/shop/');
  await context.setOffline(true);
  await page.locator('a.ajax_add_to_cart').first().click();
  await expect(note(page, 'kept')).toHaveText(KEPT);
  await context.setOffline(false);
  await expect(count(page)).toHaveText('1');
});

test('what waits survives the page, and is sent by the next one', PROOF, async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await formButton(page).click();
  await expect(note(page, 'kept')).toBeVisible();
  await page.evaluate(() => {
    // The connection returns while the shop is closed.
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await context.setOffline(false);
  await open(page, '/shop/');
  await expect(count(page)).toHaveText('1');
  expect(await waitingIn(page)).toBe(0);
});

test('of several tabs one settles, and all show it', PROOF, async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await context.setOffline(true);
  await formButton(page).click();
  await expect(note(page, 'kept')).toBeVisible();
  await expect(note(other, 'kept'), 'the other tab knows').toHaveText(KEPT);
  const calls = [recordCalls(page), recordCalls(other)];
  await context.setOffline(false);
  await expect(count(page)).toHaveText('1');
  await expect(count(other)).toHaveText('1');
  await expect(note(other, 'kept')).toHaveCount(0);
  expect(calls.flat().filter((name) => name === 'custom_add_to_cart')).toHaveLength(1);
});

test('an answer lost as the line went is not added twice', PROOF, async ({ page, context }) => {
  const alerts = recordAlerts(page);
  await open(page);
  await addHere(page);
  await closeDrawer(page);
  const ids: (string | undefined)[] = [];
  await page.route(ADD_BY_SITE, async (route) => {
    ids.push(fieldsOf(route.request()).jamra_action_id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await formButton(page).click();
  await expect(note(page, 'kept')).toHaveText(KEPT);
  await context.setOffline(false);
  await expect(count(page)).toHaveText('2');
  await expect(note(page, 'settled')).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(alerts).toEqual([]);
});

test(
  'changes that were refused while offline are reported with the reason, and later ones are applied',
  PROOF,
  async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await formButton(page).click();
    await closeDrawer(page);
    await formButton(page).click();
    await expect(note(page, 'kept')).toBeVisible();
    let isFirst = true;
    await page.route(ADD_BY_SITE, (route) => {
      const refuses = isFirst;
      isFirst = false;
      return refuses
        ? answerJson({ success: false, code: 'cart.out-of-stock', message: 'Cedrane Gold is sold out.' })(
            route,
          )
        : route.continue();
    });
    await context.setOffline(false);
    await expect(note(page, 'refused').locator('p')).toHaveText([REFUSED, 'Cedrane Gold is sold out.']);
    await expect(drawer(page).locator('[data-drawer-live]')).toHaveText(
      `${REFUSED} Cedrane Gold is sold out.`,
    );
    await expect(count(page)).toHaveText('1');
  },
);

test('a refusal that was not seen shows in the drawer of the next page', PROOF, async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await formButton(page).click();
  await closeDrawer(page);
  await page.route(ADD_BY_SITE, answerJson({ success: false, message: 'Cedrane Gold is sold out.' }));
  await context.setOffline(false);
  await expect(note(page, 'refused')).toHaveCount(1);
  await open(page, '/shop/');
  await page.locator('[data-cart-toggle]').first().click();
  await expect(note(page, 'refused')).toContainText('Cedrane Gold is sold out.');
  await closeDrawer(page);
  await page.locator('[data-cart-toggle]').first().click();
  await expect(note(page, 'refused')).toHaveCount(0);
});

test('AS-11 RM-04 a server that fails while the line is there behaves as ever', PROOF, async ({ page }) => {
  const alerts = recordAlerts(page);
  await open(page);
  await page.route(ADD_BY_SITE, (route) => route.abort('failed'));
  await formButton(page).click();
  await expect.poll(() => alerts).toEqual(['Something went wrong.']);
  expect(await waitingIn(page)).toBe(0);
  await page.unroute(ADD_BY_SITE);
  await addHere(page);
  await page.route(endpoint('remove_from_cart'), (route) => route.abort('failed'));
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('#cart-drawer a.remove_from_cart_button').click();
  expect((await opened).url()).toContain('remove_item=');
});

test('in Arabic the note speaks Arabic', PROOF, async ({ page, context }) => {
  await open(page, '/ar/product/cedrane-gold/');
  await context.setOffline(true);
  await formButton(page).click();
  await expect(note(page, 'kept')).toHaveText('أنت غير متصل بالإنترنت. ستُحفظ تغييراتك عند عودة الاتصال.');
});

test('without storage queued changes are kept while the page is open', PROOF, async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page);
  await context.setOffline(true);
  await formButton(page).click();
  await expect(note(page, 'kept')).toBeVisible();
  await context.setOffline(false);
  await expect(count(page)).toHaveText('1');
});
