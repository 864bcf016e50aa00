import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { JOBS } from '#jobs/names.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const url = process.env.SHOP_DATABASE ?? '';
const outbox = join(process.env.SHOP_FOLDER ?? '', 'outbox');

/** Ages a cart by five hours, and runs the job for abandoned carts. */
async function leave(email: string): Promise<void> {
  const queue = await openQueue({ url, names: [JOBS.cartsLeft], onError: () => undefined });
  try {
    await withDatabase(async (db) => {
      await sql`
        update cart set updated_at = updated_at - interval '5 hours' where contact ->> 'email' = ${email}
      `.execute(db);
      await queue.enqueue(db, JOBS.cartsLeft, {});
    });
  } finally {
    await queue.stop();
  }
}

function mailsTo(email: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('abandoned-cart.eml'))
    .filter((name) => readFileSync(join(outbox, name), 'utf8').includes(email))
    .map((name) => readFileSync(join(outbox, name.replace('.eml', '.html')), 'utf8'));
}

function linkIn(html: string, path: string): string {
  const [, href = ''] = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(html) ?? [];
  return href.replaceAll('&amp;', '&');
}

async function fillCart(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/product/orveta-leather-pouch/`);
  await page.locator('form.cart .single_add_to_cart_button').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'woocommerce_cart_hash'))
    .toBe(true);
}

for (const { prefix, subject, back, stopped } of [
  { prefix: '', subject: 'Still interested', back: 'Your cart has been restored', stopped: 'Unsubscribed' },
  { prefix: '/ar', subject: 'ما زلت مهتمًا', back: 'تمت استعادة سلتك', stopped: 'تم إلغاء الاشتراك' },
]) {
  const title = `OR-03 a cart that was left comes back by mail on another device${prefix}`;
  test(title, PROOF, async ({ page, browser, baseURL }) => {
    // The queue is polled every few seconds.
    test.slow();
    const email = `left-${process.pid}-${Date.now()}@example.com`;
    await fillCart(page, prefix);
    await page.goto(`${prefix}/checkout/`);
    const box = page.locator('#cart_reminder');
    await expect(box).not.toBeChecked();
    await box.check();
    const saving = page.waitForResponse(/update_order_review/);
    await page.locator('#billing_email').fill(email);
    await page.locator('#billing_state').selectOption('DU');
    await saving;
    await page.reload();
    await expect(page.locator('#cart_reminder')).toBeChecked();
    await leave(email);
    await expect.poll(() => mailsTo(email).length, { timeout: 60_000 }).toBe(1);
    const html = mailsTo(email)[0] ?? '';
    expect(html).toContain(subject);

    const address = baseURL === undefined ? {} : { baseURL };
    const withScripts = await browser.newContext(address);
    const looked = await withScripts.newPage();
    await looked.goto(linkIn(html, '/cart/return/'));
    expect(await accessibilityFaults(looked)).toEqual([]);
    await withScripts.close();

    const context = await browser.newContext({ ...address, javaScriptEnabled: false });
    const elsewhere = await context.newPage();
    await elsewhere.goto(linkIn(html, '/cart/return/'));
    await expect(elsewhere).toHaveURL(/\/cart\/return\/confirm\//);
    await expect(elsewhere.locator('main li')).toHaveCount(1);
    await elsewhere.goto(`${prefix}/cart/`);
    await expect(elsewhere.locator('.cart_item')).toHaveCount(0);
    await elsewhere.goto(linkIn(html, '/cart/return/'));
    await elsewhere.locator('main form button').click();
    await expect(elsewhere).toHaveURL(`${prefix}/cart/`);
    await expect(elsewhere.locator('.cart_item')).toHaveCount(1);
    await expect(elsewhere.locator('.woocommerce-message')).toContainText(back);
    await elsewhere.goto(`${prefix}/checkout/`);
    await expect(elsewhere.locator('#billing_email')).toHaveValue('');

    await elsewhere.goto(linkIn(html, '/reminders/stop/'));
    await expect(elsewhere.locator('h1')).toHaveText(stopped);
    await context.close();
    await page.reload();
    await expect(page.locator('#cart_reminder')).not.toBeChecked();
  });
}

test('OR-03 one-click unsubscribe works without a page; a forged link has no effect', async ({ page }) => {
  const made = await page.request.post('/reminders/stop/?link=stop-customer-101.00000000', {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example' },
  });
  expect(made.status()).toBe(404);
  await page.goto('/reminders/stop/?link=nothing');
  await expect(page.locator('h1')).toHaveText('This link is incomplete');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/cart/return/?link=nothing');
  await expect(page).toHaveURL('/cart/');
  await expect(page.locator('.woocommerce-info')).toContainText('no longer available');
});
