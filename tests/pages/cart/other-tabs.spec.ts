import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { idOf } from './basket.ts';
import {
  addHere,
  closeDrawer,
  count,
  endpoint,
  formButton,
  GOLD,
  holdChanges,
  MINI_CART,
  open,
  recordCalls,
} from './cart-page.ts';

test('FC-12 MC-05 a cart changed in another tab is fetched and right in this one', async ({
  page,
  context,
}) => {
  await open(page);
  const calls = recordCalls(page);
  const other = await context.newPage();
  await open(other);
  await addHere(other);
  await expect(count(page)).toHaveText('1');
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
  expect(calls).toEqual(['get_refreshed_fragments']);
  await other.locator('#cart-drawer a.remove_from_cart_button').click();
  await expect(count(page)).toHaveText('0');
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(0);
});

test('MC-05 a tab in the other language follows in its own words', PROOF, async ({ page, context }) => {
  await open(page, '/ar/product/cedrane-gold/');
  const other = await context.newPage();
  await open(other);
  await addHere(other);
  await expect(count(page)).toHaveText('1');
  await expect(page.locator(`${MINI_CART} .checkout`)).toHaveText('إتمام الطلب');
});

test('MC-05 without storage a tab follows when it is looked at again', PROOF, async ({ page, context }) => {
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
  const other = await context.newPage();
  await open(other);
  await addHere(other);
  await closeDrawer(other);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(count(page)).toHaveText('1');
});

test(
  'MC-05 a tab whose first answer is older than a change in another tab requests again',
  PROOF,
  async ({ page, context }) => {
    const other = await context.newPage();
    await open(other);
    await addHere(other);
    await closeDrawer(other);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let read: () => void = () => undefined;
    const isRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    await page.route(
      endpoint('get_refreshed_fragments'),
      async (route) => {
        const response = await route.fetch();
        read();
        await held;
        await route.fulfill({ response }).catch(() => undefined);
      },
      { times: 1 },
    );
    await page.goto(GOLD);
    await isRead;
    await formButton(other).click();
    await expect(count(other)).toHaveText('2');
    answer();
    await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
    await expect(count(page)).toHaveText('2');
  },
);

test(
  'MC-05 a refresh that another tab requested waits for this tab’s running change',
  PROOF,
  async ({ page }) => {
    await open(page);
    await addHere(page);
    await closeDrawer(page);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // The server handles this add before the other tab's; its answer arrives after it.
    await page.route(endpoint('add_to_cart'), async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.evaluate(() => document.querySelector('form.cart')?.setAttribute('data-add-flow', 'standard'));
    await page.locator('form.cart .single_add_to_cart_button').click();
    await page.request.post('/?wc-ajax=add_to_cart', {
      form: { product_id: String(await idOf('cedrane-walnut')) },
    });
    await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
    answer();
    await expect(count(page)).toHaveText('3');
  },
);

test(
  'QU-02 MC-05 two tabs that begin a cart at the same time do so one after the other, and share it',
  PROOF,
  async ({ page, context }) => {
    const other = await context.newPage();
    await open(page);
    await open(other);
    const { log, answer } = await holdChanges(page);
    (await holdChanges(other, log)).answer();
    const add = `custom_add_to_cart ${await idOf('cedrane-gold')}`;
    await formButton(page).click();
    await expect.poll(() => log).toEqual([`sent: ${add}`]);
    await formButton(other).click();
    const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(waiting).toBe(1);
    answer();
    await expect.poll(() => log.length).toBe(4);
    expect(log).toEqual([`sent: ${add}`, `answered: ${add}`, `sent: ${add}`, `answered: ${add}`]);
    await expect(count(page)).toHaveText('2');
    await expect(count(other)).toHaveText('2');
  },
);
