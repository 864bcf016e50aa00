import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerTestPayments } from '#wire/test-payments/register.tsx';
import { registerWebhooks } from '#wire/webhooks/register.ts';
import { buy, CARDS, type Message, messagesOf, openPage, pay } from '../a-payment.ts';
import { aShop } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const test = aShop(await aDatabase());
const { shop, db, config } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');

const app = Fastify();
const deps = { shop, config, secret: SECRET };
await registerWebhooks(app, deps);
await registerTestPayments(app, { ...deps, stylesheets: ['/s/storefront.css'] });

const URL = '/webhooks/payments/test/';

function post({ body, headers }: Message, url = URL) {
  return app.inject({ method: 'POST', url, payload: body, headers });
}

async function aPaidMessage(): Promise<Message & { orderId: number }> {
  const { order } = await buy(test);
  await pay(test, await openPage(test, order));
  const [message] = await messagesOf(test);
  if (message === undefined) throw new Error('the bank had nothing to say');
  return { ...message, orderId: order.id };
}

async function entriesCount(): Promise<number> {
  return (await db.selectFrom('payment_entry').select('id').execute()).length;
}

describe('a payment webhook', () => {
  it('PM-05 is accepted from another site, and repeatedly', async () => {
    const message = await aPaidMessage();
    const far = { ...message.headers, origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' };
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await post({ body: message.body, headers: far }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'taken',
      'known',
      'known',
      'known',
      'known',
    ]);
    expect((await shop.orders.find(message.orderId as never))?.status).toBe('confirmed');
  });

  it('PM-05 has no effect when changed, unsigned or old', async () => {
    const message = await aPaidMessage();
    const before = await entriesCount();
    const dearer = {
      ...message,
      body: message.body.replace('"capturedMinor":26400', '"capturedMinor":99999'),
    };
    expect((await post(dearer)).statusCode).toBe(401);
    expect((await post({ ...message, headers: { 'content-type': 'application/json' } })).statusCode).toBe(
      401,
    );
    test.time.now = new Date(test.time.now.getTime() + 3_600_000);
    expect((await post(message)).json()).toEqual({ code: 'payments.stale-signature' });
    expect(await entriesCount()).toBe(before);
    expect((await shop.orders.find(message.orderId as never))?.status).toBe('pending');
  });

  it('PM-05 about an unknown payment or provider answers 404', async () => {
    const message = await aPaidMessage();
    for (const name of ['nobody', 'constructor', 'toString', '__proto__'])
      expect((await post(message, `/webhooks/payments/${name}/`)).statusCode, name).toBe(404);
    const { order } = await buy(test);
    await pay(test, await openPage(test, order));
    const [other] = await messagesOf(test);
    await db.deleteFrom('payment').where('order_id', '=', order.id).execute();
    expect((await post(other ?? message)).json()).toEqual({ code: 'payments.unknown-reference' });
  });

  it('SV-05 with invalid content is refused without a fault', async () => {
    for (const body of ['', '{}', 'null', '[]', '\u0000', 'x'.repeat(1000)]) {
      const answer = await post({ body, headers: { 'content-type': 'text/plain' } });
      expect(answer.statusCode).toBe(401);
    }
    const big = await post({ body: 'x'.repeat(300_000), headers: { 'content-type': 'text/plain' } });
    expect(big.statusCode).toBe(413);
  });
});

describe('the test bank’s pages', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  async function press(page: string, fields: Record<string, string>, headers: object = {}) {
    const payload = new URLSearchParams(fields).toString();
    const url = `/test-payments/${page}/`;
    return app.inject({ method: 'POST', url, payload, headers: { ...form, ...headers } });
  }

  it('PM-02 lead a challenged card through authentication', async () => {
    const { order } = await buy(test);
    const page = await openPage(test, order);
    const fields = { card_number: CARDS.challenge, card_expires: '09/31', card_code: '123' };
    const response = await press(page, { act: 'card', ...fields });
    expect(response.headers.location).toBe(`/test-payments/${page}/`);
    expect((await press(page, { act: 'confirm' })).headers.location).toContain('/checkout/payment-return/');
    expect((await shop.payments.latest(order.id))?.state).toBe('captured');
  });

  it('PM-02 name invalid fields and do not print the number', async () => {
    const { order } = await buy(test);
    const page = await openPage(test, order);
    const refused = await press(page, {
      act: 'card',
      card_number: '4111111111111112',
      card_expires: '1',
      card_code: '',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('card_number_error');
    expect(refused.body).not.toContain('4111111111111112');
  });

  it('PM-02 ignore unknown buttons', async () => {
    const { order } = await buy(test);
    const page = await openPage(test, order);
    for (const act of ['', 'nothing', 'constructor', 'toString', '__proto__'])
      expect((await press(page, { act })).statusCode, act).toBe(200);
    expect((await shop.payments.latest(order.id))?.state).toBe('open');
  });

  it('PM-02 refuse other sites, and are 404 when not selected', async () => {
    const { order } = await buy(test);
    const page = await openPage(test, order);
    const foreign = await press(page, { act: 'cancel' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    await shop.settings.set('payments.provider', 'none');
    expect((await app.inject(`/test-payments/${page}/`)).statusCode).toBe(404);
    await shop.settings.set('payments.provider', 'test');
  });
});
