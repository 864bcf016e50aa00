import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { fillCheckout, order, orderBy, payByCard } from './paying.ts';

/** The fields of a form, some of them tampered with. */
async function fieldsOf(page: Page, selector: string, changed: Record<string, string>) {
  const sent = await page
    .locator(selector)
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );
  return { ...sent, ...changed };
}

async function send(page: Page, address: string, form: Record<string, string>) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(address, { form, headers, maxRedirects: 0 });
  return { status: answer.status(), text: await answer.text(), to: answer.headers().location ?? '' };
}

test('SV-05 a tampered total is refused with a message', async ({ page }) => {
  await fillCheckout(page, { email: 'total@example.com', method: 'cod' });
  const place = { woocommerce_checkout_place_order: '1' };
  const form = await fieldsOf(page, 'form.checkout', { ...place, seen_total: '1' });
  const answer = await send(page, '/checkout/', form);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('have changed');
  expect(await orderBy('total@example.com')).toEqual([]);
});

test('SV-05 prices and states in the form are ignored', PROOF, async ({ page }) => {
  const email = 'price@example.com';
  await fillCheckout(page, { email, method: 'jamra_card' });
  const form = await fieldsOf(page, 'form.checkout', {
    woocommerce_checkout_place_order: '1',
    price: '0.01',
    total: '0.01',
    order_total: '1',
    fee: '-100',
    discount: '9999',
    status: 'completed',
    order_status: 'wc-completed',
    paid: '1',
  });
  const answer = await send(page, '/checkout/', form);
  expect(answer.to).toContain('/test-payments/');
  expect(await orderBy(email)).toEqual([{ status: 'pending', payment_method: 'jamra_card' }]);
  await page.goto(answer.to);
  const onButton = await page.locator('.j-bank__amount dd').textContent();
  expect(Number(onButton?.replace(/[^\d.]/g, ''))).toBeGreaterThan(1);
});

test('SV-05 another key, state or return URL has no effect', PROOF, async ({ page }) => {
  const email = 'key@example.com';
  await order(page, { email });
  await payByCard(page, '4000000000000002');
  const right = new URL(page.url());
  const nonce = await page.locator('[name=woocommerce-pay-nonce]').inputValue();
  const form = { 'woocommerce-pay-nonce': nonce, payment_method: 'cod', status: 'confirmed' };
  const wrong = new URL(right);
  wrong.searchParams.set('key', 'wc_order_aaaaaaaaaaaaa');
  const refused = await send(page, wrong.href, form);
  expect(refused.status).toBe(404);
  expect(refused.text).not.toContain(email);
  const number = /order-pay\/(\d+)/.exec(right.pathname)?.[1];
  const received = await page.request.get(
    `/checkout/order-received/${number}/?key=wc_order_aaaaaaaaaaaaa&status=completed`,
  );
  expect(await received.text()).not.toMatch(/key@example\.com|Villa 14/);
  const paper = await page.request.get(
    `/checkout/order-received/${number}/invoice.pdf?key=wc_order_aaaaaaaaaaaaa`,
  );
  expect(paper.status()).toBe(404);
  const returned = await page.request.get(
    '/checkout/payment-return/01234567-89ab-cdef-0123-456789abcdef/?redirect_status=succeeded',
  );
  expect(returned.status()).toBe(404);
  expect(await orderBy(email)).toEqual([{ status: 'pending', payment_method: 'jamra_card' }]);
});

test('SV-05 an unsigned or changed webhook has no effect', PROOF, async ({ page }) => {
  const email = 'forged@example.com';
  await order(page, { email });
  await expect(page.locator('.j-bank')).toBeVisible();
  const reference = /test-payments\/(\w+)/.exec(page.url())?.[1];
  const body = JSON.stringify({
    id: 'evt_forged',
    kind: 'payment.captured',
    at: new Date().toISOString(),
    paymentKey: '01234567-89ab-cdef-0123-456789abcdef',
    payment: { reference, state: 'captured', version: 9, authorisedMinor: 1, capturedMinor: 1 },
  });
  const signatures: Record<string, string>[] = [
    {},
    { 'test-bank-signature': 't=1,v1=00' },
    { 'test-bank-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  ];
  for (const headers of signatures) {
    const answer = await page.request.post('/webhooks/payments/test/', { data: body, headers });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ code: 'payments.wrong-signature' });
  }
  expect(await orderBy(email)).toEqual([{ status: 'pending', payment_method: 'jamra_card' }]);
});
