import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, ordersOf, place, type } from './checkout.ts';

type Gateway = { heard: string[]; stops: string };

const EVENTS = [
  'init_checkout',
  'payment_method_selected',
  'checkout_place_order',
  'checkout_place_order_cod',
  'checkout_place_order_bacs',
  'checkout_place_order_success',
];

/** A payment gateway's script on the page: records the events it receives, and cancels those it is told to. */
async function withGateway(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const gateway: Gateway = { heard: [], stops: '' };
    Object.assign(window, { gateway });
    for (const name of names)
      document.addEventListener(name, (event) => {
        gateway.heard.push(name);
        if (name === gateway.stops) event.preventDefault();
      });
  }, EVENTS);
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { gateway: Gateway }).gateway.heard);
const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { gateway: Gateway }).gateway.heard = [];
  });
const stop = (page: Page, name: string) =>
  page.evaluate((stops) => {
    (window as unknown as { gateway: Gateway }).gateway.stops = stops;
  }, name);

test(
  'CA-08 a gateway script receives the checkout events and may cancel the order',
  PROOF,
  async ({ page }) => {
    await withGateway(page);
    await openCheckout(page, await addedProduct('CHECKOUT-GATEWAY'));
    await expect.poll(() => heard(page)).toEqual(['init_checkout', 'payment_method_selected']);
    await type(page, 'gateway@example.com');
    await goTo(page, 'DU');
    await forget(page);
    await page.locator('#payment_method_bacs').check();
    await expect.poll(() => heard(page)).toEqual(['payment_method_selected']);
    const requests: string[] = [];
    page.on('request', (one) => {
      if (one.url().includes('wc-ajax=checkout')) requests.push(one.url());
    });
    for (const name of ['checkout_place_order', 'checkout_place_order_bacs']) {
      await forget(page);
      await stop(page, name);
      await place(page);
      await expect.poll(() => heard(page)).toContain(name);
    }
    await expectTyped(page, { billing_email: 'gateway@example.com' });
    expect(requests).toEqual([]);
    await forget(page);
    await stop(page, 'checkout_place_order_success');
    await place(page);
    await expect
      .poll(() => heard(page))
      .toEqual(['checkout_place_order', 'checkout_place_order_bacs', 'checkout_place_order_success']);
    await stop(page, '');
    await place(page);
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await ordersOf('gateway@example.com')).toHaveLength(1);
  },
);
