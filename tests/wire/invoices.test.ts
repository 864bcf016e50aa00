import limits from '@fastify/rate-limit';
import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { NOTHING } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { registerInvoices } from '#wire/invoices/register.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
await deliverToDubai(test);
const app = Fastify();
await app.register(limits, { global: false });
registerInvoices(app, { shop: test.shop, config: test.config, secret: 'a secret of the tests, long enough' });
const id = await aProduct(test, { sku: 'PAPER' });
const order = await anOrder(test, [{ id }]);

/** The shop of the test has a clock of its own: this sets its orders to the server's time. */
const placeNow = () => test.db.updateTable('shop_order').set({ placed_at: new Date() }).execute();
beforeEach(placeNow);

function get(number: number, key: string, root = '') {
  return app.inject({
    method: 'GET',
    url: `${root}/checkout/order-received/${number}/invoice.pdf?key=${key}`,
  });
}

it.each(['', '/ar'])('OR-06 gives the invoice to who has the key of the order, below %s/', async (root) => {
  const answer = await get(order.id, order.key, root);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'inline; filename="INV-2026-000001.pdf"',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it.each([
  ['a wrong key', order.id, 'wc_order_aaaaaaaaaaaaa'],
  ['no key', order.id, ''],
  ['a number that is none', 999_999, order.key],
])('OR-06 answers 404 for %s', async (_case, number, key) => {
  const answer = await get(number, key);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('OR-06 there is no invoice before payment', async () => {
  const waiting = await aWaitingOrder(test, [{ id }]);
  expect((await get(waiting.id, waiting.key)).statusCode).toBe(404);
});

it('OR-04 gives a credit note to who has the key of the order, by its number', async () => {
  const refunded = await anOrder(test, [{ id }]);
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await test.shop.orders.move(refunded.id, to, { actor: 'test', reason: '' });
  const by = { actor: 'test', reason: 'broken', idempotencyKey: 'credit' };
  const lines = [{ position: 0, quantity: 1, isRestocked: false }];
  await test.shop.orders.refund(refunded.id, { ...by, lines, delivery: NOTHING, fee: NOTHING });
  const [invoice, credit] = (await test.shop.invoices.of(refunded.id)).map(({ label }) => label);
  await placeNow();
  const ask = (label: string | undefined, key: string, { id: number }: Pick<Order, 'id'> = refunded) =>
    app.inject(`/checkout/order-received/${number}/credit-notes/${label}.pdf?key=${key}`);
  const answer = await ask(credit, refunded.key);
  expect(answer.headers['content-disposition']).toBe(`inline; filename="${credit}.pdf"`);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask(invoice, refunded.key)).statusCode).toBe(404);
  expect((await ask(credit, order.key)).statusCode).toBe(404);
  expect((await ask(credit, order.key, order)).statusCode).toBe(404);
});

it('AC-02 serves the invoice to its signed-in owner only', async () => {
  const { aCustomer } = accountsOf(test);
  const [owner, other] = [await aCustomer(), await aCustomer()];
  await test.db
    .updateTable('shop_order')
    .set({ customer_id: owner.customer.id })
    .where('id', '=', order.id)
    .execute();
  const ask = (token: string) =>
    app.inject({
      method: 'GET',
      url: `/my-account/view-order/${order.id}/invoice.pdf`,
      headers: { cookie: `jamra_account=${token}` },
    });
  expect((await ask(owner.session.token)).headers['content-type']).toBe('application/pdf');
  expect((await ask(other.session.token)).statusCode).toBe(404);
  expect((await ask('')).statusCode).toBe(404);
});
