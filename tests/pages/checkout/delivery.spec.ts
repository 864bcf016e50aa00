import { sql } from 'kysely';
import { query } from '../database.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, ordersOf, place, type } from './checkout.ts';

const DELIVERY = '[data-delivery]';
const TOTAL = '.j-only-wide .order-total td';

test('CO-05 another emirate has its own methods, slots and total', async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-EMIRATE'));
  await expect(page.locator(DELIVERY)).toContainText('Select an emirate');
  await goTo(page, 'DU');
  await expect(page.locator(DELIVERY)).toContainText('Next working day');
  await expect(page.locator(TOTAL)).toContainText('115.00');
  const inDubai = await page.locator('[name=delivery_slot]').first().inputValue();
  await goTo(page, 'FU');
  await expect(page.locator(DELIVERY)).toContainText('Two working days');
  await expect(page.locator(TOTAL)).toContainText('120.00');
  expect(await page.locator('[name=delivery_slot]').first().inputValue()).not.toBe(inDubai);
});

test('CO-05 the emirate chosen at a product is chosen at the checkout', PROOF, async ({ page }) => {
  const id = await addedProduct('CHECKOUT-REMEMBERED');
  await page.goto('/terms/');
  await page.evaluate(() => localStorage.setItem('jamra_emirate', 'DU'));
  await openCheckout(page, id);
  await expect(page.locator('#billing_state')).toHaveValue('DU');
  await expect(page.locator(DELIVERY)).toContainText('Next working day');
});

test(
  'CO-05 an emirate that is chosen before the script of the checkout comes counts',
  PROOF,
  async ({ page }) => {
    const { promise: chosen, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/s\/checkout-[^/]+\.js/, async (route) => {
      await chosen;
      await route.continue();
    });
    await follow(page, `/?add-to-cart=${await addedProduct('CHECKOUT-EARLY')}`);
    await page.goto('/checkout/', { waitUntil: 'domcontentloaded' });
    await page.locator('#billing_state').selectOption('DU');
    release();
    await expect(page.locator(DELIVERY)).toContainText('Next working day');
    await expect(page.locator(TOTAL)).toContainText('115.00');
  },
);
test('CO-05 a slot is chosen, survives a reload and shows with the order', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-TIME'));
  await type(page, 'time@example.com');
  await goTo(page, 'DU');
  await page.locator('.j-slots__later > summary').click();
  const slot = page.locator('[name=delivery_slot]').last();
  const id = await slot.inputValue();
  const hours = (await slot.locator('+ span').textContent()) ?? '';
  const saving = page.waitForResponse((one) => one.url().includes('update_order_review'));
  await slot.locator('..').click();
  await saving;
  await page.reload();
  await expect(page.locator('[name=delivery_slot]:checked')).toHaveValue(id);
  await expect(page.locator('.j-slots__later')).toHaveAttribute('open', '');
  await place(page);
  await expect(page.locator('h1')).toHaveText('Thank you');
  await expect(page.locator('.woocommerce-customer-details')).toContainText(hours);
  expect(await ordersOf('time@example.com')).toMatchObject([{ delivery: { slot: { id } } }]);
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test(
      `CO-05 a slot that filled up is refused at its field, ${isScripted ? 'with' : 'without'} scripts`,
      PROOF,
      async ({ page }) => {
        const email = `filled-${isScripted}@example.com`;
        await openCheckout(page, await addedProduct('CHECKOUT-FILLED'));
        await type(page, email);
        if (isScripted) await goTo(page, 'AJ');
        else {
          await page.locator('#billing_state').selectOption('AJ');
          await page.locator('[data-update-totals]').click();
        }
        const slot = page.locator('[name=delivery_slot]').nth(isScripted ? 4 : 5);
        const id = await slot.inputValue();
        // With scripts the choice is saved at once; the following applies after that.
        const saving = isScripted
          ? page.waitForResponse((one) => one.url().includes('update_order_review'))
          : Promise.resolve(null);
        await slot.locator('..').click();
        await saving;
        const windowId = Number(id.split('@')[0]);
        const [row] = await query(
          sql<{ capacity: number }>`select capacity from shipping_slot where id = ${windowId}`,
        );
        // A window with one place, which is taken; other tests may have the same window on another day.
        const taken = await query(sql<{
          id: number;
        }>`insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
           subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, placed_at)
         select 'full-' || gen_random_uuid(), 'full-' || gen_random_uuid(), 'confirmed', 'en', 'full@example.com', '+971501234567',
           '{}', jsonb_build_object('slot', jsonb_build_object('id', ${id}::text)), 'cod', 0, 0, 0, 0, 0, 0, now()
         from generate_series(1, ${row?.capacity ?? 0}::int) returning id`);
        try {
          if (isScripted) {
            // The totals are requested once more before the order: that alone must not accept another time.
            const looked = page.waitForResponse((one) => one.url().includes('update_order_review'));
            await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('update_checkout')));
            await looked;
            await expect(page.locator('#delivery_slot_error')).toContainText('no longer available');
          }
          await place(page);
          await expect(page.locator('#delivery_slot_error')).toContainText('no longer available');
          await expect(page.locator('[data-error-summary] a[href="#delivery_slot"]')).toBeVisible();
          await expect(
            page.locator(`[value="${id}"]:not([hidden])`),
            'nobody else takes it either',
          ).toBeDisabled();
          await expectTyped(page, { billing_email: email });
          expect(await ordersOf(email)).toEqual([]);
          await page.locator('[name=delivery_slot]:enabled:not([hidden])').first().locator('..').click();
          await place(page);
          await expect(page.locator('h1')).toHaveText('Thank you');
        } finally {
          await query(sql`delete from shop_order where id = any(${taken.map((one) => one.id)}::int[])`);
        }
      },
    );
  });
}

test('CO-05 a code shows why it is refused and stays in its field', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-CODE'));
  await type(page, 'code@example.com');
  await page.locator('a.showcoupon').click();
  await page.locator('#coupon_code').fill('no-such-code');
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('[data-coupon-told]')).toContainText('NO-SUCH-CODE');
  await expectTyped(page, { billing_email: 'code@example.com' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-05 a code is applied without losing the form', PROOF, async ({ page }) => {
    const [code, over] = ['keepsall', 'longago'];
    await withShop(async (shop) => {
      const common = {
        isAutomatic: false,
        isActive: true,
        title: { en: 'Ten off', ar: 'خصم عشرة' },
        benefit: { kind: 'percentage', percent: 10 },
        freesDelivery: false,
        includes: { products: [], categories: [] },
        excludes: { products: [], categories: [] },
        actsOnSaleGoods: true,
        minimumSpend: null,
        maximumSpend: null,
        startsAt: null,
        usageLimit: null,
        usageLimitPerCustomer: null,
        isIndividual: false,
        emails: [],
        mostPieces: null,
      } as const;
      await shop.promotions.save({ ...common, code, endsAt: null });
      await shop.promotions.save({ ...common, code: over, endsAt: new Date('2026-01-01T00:00:00Z') });
    });
    await openCheckout(page, await addedProduct('CHECKOUT-KEEPS'));
    await type(page, 'keeps@example.com');
    await page.locator('#billing_state').selectOption('SH');
    await page.locator('#terms').check();
    await page.locator('#coupon_code').fill(over);
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('[data-coupon-told]')).toContainText('expired on');
    await expectTyped(page, { billing_email: 'keeps@example.com', billing_state: 'SH', coupon_code: over });
    await page.locator('#coupon_code').fill(code);
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('.j-only-wide .cart-discount')).toBeVisible();
    await expect(page.locator(TOTAL)).toContainText('105.00');
    await expectTyped(page, { billing_email: 'keeps@example.com', billing_state: 'SH', coupon_code: '' });
    await expect(page.locator('#terms'), 'a ticked box stays so').toBeChecked();
    await page.locator('#billing_phone').press('Enter');
    await expectTyped(page, { billing_email: 'keeps@example.com' });
  });
});

test('CO-05 tampered totals, methods and slots are refused', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-TAMPER'));
  await type(page, 'tamper@example.com');
  await goTo(page, 'DU');
  await page.locator('#terms').check();
  const send = (name: string, value: string) =>
    page.evaluate(
      async ([field = '', text = '']) => {
        const form = document.querySelector<HTMLFormElement>('form.checkout');
        const fields = new FormData(form ?? undefined);
        fields.set(field, text);
        const answer = await fetch('/?wc-ajax=checkout', {
          method: 'POST',
          body: new URLSearchParams([...fields].map(([key, one]) => [key, String(one)])),
        });
        return (await answer.json()).result as string;
      },
      [name, value],
    );
  const slot = await page.locator('[name=delivery_slot]').first().inputValue();
  for (const [name, value] of [
    ['seen_total', '1'],
    ['shipping_method[0]', 'free:1'],
    ['delivery_slot', slot.replace(/@.*/, '@2020-01-01')],
    ['payment_method', 'nothing'],
    ['billing_state', 'XX'],
  ] as const)
    expect(await send(name, value), name).toBe('failure');
  expect(await ordersOf('tamper@example.com')).toEqual([]);
});
