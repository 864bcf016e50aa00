import { sql } from 'kysely';
import { query } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, goTo, openCheckout, place, type } from './checkout.ts';

let count = 0;

async function addEvent(orderId: number, status: string): Promise<void> {
  count += 1;
  await query(sql`
    insert into shipment_event (order_id, tracking_number, event_id, digest, status, at, place, received_at)
    values (${orderId}, 'DP-1', ${`${orderId}-${count}`}, '', ${status}, now(), 'Dubai', now())
  `);
}

test('OR-02 the page of an order shows new steps of its parcel by itself', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-PARCEL'));
  await type(page, 'parcel@example.com');
  await goTo(page, 'DU');
  await place(page);
  await expect(page.locator('h1')).toHaveText('Thank you');
  const id = Number(/order-received\/(\d+)\//.exec(page.url())?.[1]);
  await expect(page.locator('.woocommerce-order-shipment')).toHaveCount(0);
  await query(sql`update shop_order set status = 'shipped' where id = ${id}`);
  await addEvent(id, 'picked-up');
  await page.clock.install();
  await page.reload();
  const steps = page.locator('.woocommerce-order-shipment li');
  await expect(steps).toHaveText([/Picked up.*Dubai/]);
  await expect(page.locator('[data-shipment-refresh]')).toBeHidden();
  await addEvent(id, 'out-for-delivery');
  await page.clock.runFor(61_000);
  await expect(steps).toHaveText([/Picked up/, /Out for delivery/]);
  await addEvent(id, 'delivered');
  await page.clock.runFor(61_000);
  await expect(steps).toHaveCount(3);
  await expect(page.locator('[data-shipment]')).toHaveCount(0);
});
