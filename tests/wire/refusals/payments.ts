import type { Order } from '#shop/orders';
import { CARD_FIELD } from '#views/payment/card-choice.tsx';
import { buy, CARDS, openPage, pay } from '../../a-payment.ts';
import { filling } from './accounts.ts';
import { aCardOrder } from './orders.ts';
import { by, NOBODY, type RefusalCases, type Running, type SendRefused } from './running.ts';

const reason = 'a test';

/** A card payment of an order: captured, or still to be. */
async function aPayment(running: Running, capture: 'at-once' | 'by-hand'): Promise<number> {
  const { id } = await aCardOrder(running, capture);
  const [payment] = await running.runtime.shop.payments.of(id);
  if (payment === undefined) throw new Error('no payment');
  return payment.id;
}

/** The pay page of an order that awaits its payment. */
async function paying(running: Running, fields: Record<string, string>, order?: Order): Promise<SendRefused> {
  const { id, key } = order ?? (await buy(running.runtime)).order;
  const path = `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;
  return filling(running, path, { fields: { terms: '1', payment_method: 'jamra_card', ...fields } });
}

export const payPage = {
  'payments.not-offered': async (running) => paying(running, { payment_method: 'bacs' }),
  'payments.unknown-card': async (running) => paying(running, { [CARD_FIELD]: 'none' }),
  'payments.too-many-failures': async (running) => {
    const { runtime } = running;
    const { order } = await buy(runtime, { email: 'failing@example.com' });
    for (let time = 0; time < 5; time += 1) {
      await pay(runtime, await openPage(runtime, order), CARDS.declined);
      await runtime.shop.payments.latest(order.id);
    }
    return paying(running, {}, order);
  },
  'payments.provider-down': async (running) => {
    const { order } = await buy(running.runtime);
    await running.set('payments.provider', 'stripe');
    return paying(running, {}, order);
  },
} satisfies RefusalCases;

export const payments = {
  'payments.unknown-reference': by('payments.capture', { id: NOBODY, amount: null, reason }),
  'payments.may-not': async (running) =>
    running.ask('payments.void', { id: await aPayment(running, 'at-once'), reason }),
  'payments.too-much': async (running) =>
    running.ask('payments.capture', { id: await aPayment(running, 'by-hand'), amount: 9_000_000, reason }),
  'payments.nothing-due': async (running) =>
    running.ask('payments.capture', { id: await aPayment(running, 'by-hand'), amount: 0, reason }),
} satisfies RefusalCases;
