import { randomUUID } from 'node:crypto';
import { choiceField } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Order } from '#shop/orders';
import { aKit } from '../../a-kit.ts';
import { buy, openPage, pay } from '../../a-payment.ts';
import { aPromotion } from '../../a-promotion.ts';
import { by, NOBODY, type RefusalCase, type RefusalCases, type Running } from './running.ts';
import { aSubscriber } from './subscriptions.ts';

const BY = { actor: 'test', reason: 'a test' };
const why = BY.reason;
const gone = { id: NOBODY };

const versionOf = async ({ value }: Running, id: number): Promise<number> =>
  (await value('orders.show', { id })).version;

async function inState({ runtime }: Running, { id }: Order, states: readonly Order['status'][]) {
  for (const to of states) {
    const moved = await runtime.shop.orders.move(id, to, BY);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  }
}

/** An order whose card was charged, or is yet to be. */
export async function aCardOrder({ runtime }: Running, capture: 'at-once' | 'by-hand'): Promise<Order> {
  await runtime.shop.settings.set('payments.capture', capture);
  const { order } = await buy(runtime);
  await pay(runtime, await openPage(runtime, order));
  await runtime.shop.payments.latest(order.id);
  return order;
}

const NOTHING_BACK = { lines: [], delivery: 0, fee: 0 };
const ALL_BACK = { ...NOTHING_BACK, lines: [{ position: 0, quantity: 1, isRestocked: false }] };
const products = (productId: number, more: object = {}) => ({
  lines: [{ productId, variationId: null, quantity: 1, ...more }],
  ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: true },
  ...{ emirate: 'DU', paymentMethod: null },
});

async function aReturn(running: Running): Promise<number> {
  const order = await running.order();
  await inState(running, order, ['packed', 'shipped', 'delivered']);
  const result = await running.runtime.shop.orders.returns.ask({ key: order.key }, order.id, {
    ...{ lines: [{ position: 0, quantity: 1 }], reason: 'faulty', words: '', wish: 'refund' },
  });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.id;
}

export async function newOrder({ product }: Running, more: object, emirate = 'DU') {
  const address = {
    ...{ firstName: 'Sara', lastName: 'N.', building: 'Villa 14', street: 'Street 12', area: 'Al Safa' },
    emirate,
  };
  return {
    ...products(await product({ sku: `BY-HAND-${randomUUID()}`, stock: 5 })),
    ...{ email: 'sara@example.com', phone: '0501234567', language: 'en', address, company: '', trn: '' },
    ...{ note: '', paymentMethod: 'cod', status: 'confirmed', reason: why, seenTotal: null },
    ...{ key: randomUUID(), ...more },
  };
}

/** The first offered shipping method. */
export async function rateOf({ value }: Running): Promise<string> {
  const [zone] = (await value('delivery.list', {})).zones;
  return `${zone.methods[0].code}:${zone.methods[0].id}`;
}

/** An order with a failed payment and changed totals. */
async function aFailedOrder({ runtime }: Running, change: { discounts?: string; delivery?: string }) {
  const { order } = await buy(runtime);
  await runtime.shop.orders.move(order.id, 'failed', BY);
  await runtime.db.updateTable('shop_order').set(change).where('id', '=', order.id).execute();
  return order.id;
}

/** Undoes the confirmation of a bank transfer after something that prevents it. */
const undoing =
  (prepare: (running: Running, id: Order['id']) => Promise<unknown>): RefusalCase =>
  async (running) => {
    const order = await running.order();
    const { db } = running.runtime;
    const awaited = { payment_method: 'bacs', status: 'on-hold' };
    await db.updateTable('shop_order').set(awaited).where('id', '=', order.id).execute();
    await inState(running, order, ['confirmed']);
    await prepare(running, order.id);
    const version = await versionOf(running, order.id);
    return running.ask('orders.undo-payment', { id: order.id, version, reason: why });
  };

/** Orders, returns, and manual orders. */
export const orders = {
  'orders.unknown-order': by('orders.show', gone),
  'orders.may-not-move': async ({ ask, order }) =>
    ask('orders.move', { id: (await order()).id, from: 'confirmed', to: 'pending', reason: why }),
  'orders.stock-gone': async (running) => {
    const { id } = await running.order();
    const version = await versionOf(running, id);
    const lines = [{ position: 0, quantity: 99 }];
    return running.ask('orders.edit', { id, version, lines, reason: why });
  },
  'orders.may-not-edit': async (running) => {
    const order = await running.order();
    await inState(running, order, ['packed']);
    return running.ask('orders.preview-edit', { id: order.id, lines: [{ position: 0, quantity: 1 }] });
  },
  'orders.of-old-shop': async ({ ask, order, runtime }) => {
    const { id } = await order();
    const old = { origin: 'old-shop', old_number: `OLD-${id}` };
    await runtime.db.updateTable('shop_order').set(old).where('id', '=', id).execute();
    return ask('orders.preview-edit', { id, lines: [{ position: 0, quantity: 1 }] });
  },
  'orders.has-refunds': async (running) => {
    const { id } = await aCardOrder(running, 'at-once');
    const version = await versionOf(running, id);
    const delivery = { ...NOTHING_BACK, delivery: 100 };
    await running.value('refunds.make', { id, version, reason: why, key: randomUUID(), ...delivery });
    return running.ask('orders.preview-edit', { id, lines: [{ position: 0, quantity: 1 }] });
  },
  'orders.already-paid': async (running) =>
    running.ask('orders.payment-choices', { id: (await aCardOrder(running, 'at-once')).id }),
  'orders.may-not-mark-paid': async (running) => {
    const { id } = await running.order();
    return running.ask('orders.mark-paid', { id, version: await versionOf(running, id), reason: '' });
  },
  'orders.no-transfer-recorded': undoing(({ runtime: { db } }, id) =>
    db.updateTable('shop_order').set({ payment_method: 'cod' }).where('id', '=', id).execute(),
  ),
  'orders.may-not-undo-payment': undoing(({ runtime: { shop } }, id) => shop.orders.move(id, 'packed', BY)),
  'orders.paid-online-too': undoing(({ runtime: { db } }, id) => {
    const online = { order_id: id, kind: 'payment', actor: 'payments', at: new Date() };
    const stays = { from_status: 'confirmed', to_status: 'confirmed' };
    return db
      .insertInto('order_event')
      .values({ ...online, ...stays })
      .execute();
  }),
  'orders.gift-cards-issued': undoing(({ runtime: { db } }, id) => {
    const details = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliverOn: '' };
    const sold = { gift_card: JSON.stringify(details) };
    return db.updateTable('order_line').set(sold).where('order_id', '=', id).execute();
  }),
  'orders.subscription-started': undoing(async (running, id) => {
    const { subscription } = await aSubscriber(running);
    const begun = { first_order_id: id, state: 'active' };
    await running.runtime.db
      .updateTable('subscription')
      .set(begun)
      .where('id', '=', subscription.id)
      .execute();
  }),
  'orders.payment-authorized': async (running) => {
    const order = await aCardOrder(running, 'by-hand');
    await inState(running, order, ['on-hold']);
    return running.ask('orders.payment-choices', { id: order.id });
  },
  'orders.may-not-change-payment': async (running) => {
    const order = await running.order();
    await inState(running, order, ['cancelled']);
    return running.ask('orders.payment-choices', { id: order.id });
  },
  'orders.no-online-payment': async (running) => {
    const order = await running.order();
    await inState(running, order, ['packed']);
    const version = await versionOf(running, order.id);
    return running.ask('orders.change-payment', { id: order.id, version, method: 'jamra_card', reason: why });
  },
  'orders.no-lines': async ({ ask, order }) =>
    ask('orders.preview-edit', { id: (await order()).id, lines: [] }),
  'orders.unknown-line': async ({ ask, order }) =>
    ask('orders.preview-edit', { id: (await order()).id, lines: [{ position: 7, quantity: 1 }] }),
  'orders.wrong-quantity': async (running) => {
    const { id } = await running.order();
    const version = await versionOf(running, id);
    const lines = [{ position: 0, quantity: 3 }];
    return running.ask('orders.split', { id, lines, reason: why, version });
  },
  'orders.not-for-sale': by('orders.quote', products(NOBODY)),
  'orders.choose-options': async ({ ask, runtime }) => {
    const { kit } = await aKit(runtime, { sku: 'KIT', stock: [1, 1, 1] });
    const [part] = (await runtime.shop.catalogue.sellables([kit])).get(kit)?.bundle?.parts ?? [];
    if (part === undefined) throw new Error('no part');
    return ask('orders.quote', products(kit, { options: { [choiceField(part.partId)]: '1' } }));
  },
  'orders.too-much': async ({ ask, product }) => {
    const dear = await product({ sku: 'DEAR', price: '90000.00' });
    return ask('orders.quote', products(dear, { quantity: 1000 }));
  },
  'orders.over-discounted': async ({ ask, product }) => {
    const cheap = await product({ sku: 'CHEAP', price: '5.00' });
    return ask('orders.quote', { ...products(cheap), discount: { amount: 501, reason: why } });
  },
  'orders.own-line-is-product': async (running) => {
    await running.product({ sku: 'REAL-ONE', price: '5.00' });
    const deliveryId = await rateOf(running);
    const ownLines = [{ name: 'real-one', price: 100, quantity: 1 }];
    return running.ask('orders.create', await newOrder(running, { deliveryId, ownLines }));
  },
  'orders.too-many-tags': async ({ ask, value, order }) => {
    const add = Array.from({ length: 20 }, (_none, index) => `tag ${index}`);
    const ids = [(await order()).id];
    await value('orders.tag', { ids, add, remove: [] });
    return ask('orders.tag', { ids, add: ['one more'], remove: [] });
  },
  'orders.nothing-to-refund': async ({ ask, order }) =>
    ask('refunds.preview', { id: (await order()).id, ...NOTHING_BACK }),
  'orders.nothing-paid': async ({ ask, order }) =>
    ask('refunds.preview', { id: (await order()).id, ...ALL_BACK }),
  'orders.more-than-paid': async (running) => {
    const { id } = await aCardOrder(running, 'at-once');
    const change = { paid_minor: 100 };
    await running.runtime.db.updateTable('shop_order').set(change).where('id', '=', id).execute();
    return running.ask('refunds.preview', { id, ...ALL_BACK });
  },
  'orders.more-than-charged': async (running) => {
    const { id } = await aCardOrder(running, 'at-once');
    return running.ask('refunds.preview', { id, ...NOTHING_BACK, delivery: 900_000 });
  },
  'orders.unknown-draft': by('orders.draft', gone),
  'orders.unknown-refund': by('refunds.mark-paid', { ...gone, reference: 'R1' }),
  'orders.unknown-return': by('returns.approve', { ...gone, reason: why }),
  'orders.return-may-not-move': async (running) =>
    running.ask('returns.receive', { id: await aReturn(running), reason: why }),
  'orders.wrong-fields': async (running) =>
    running.ask('returns.refuse', { id: await aReturn(running), reason: '' }),
  'orders.promotion-gone': async (running) => {
    const { runtime, ask, order } = running;
    const { id: _id, ...promotion } = aPromotion({ code: 'gone-with-it', usageLimit: 1 });
    const promotionId = await runtime.shop.promotions.save(promotion);
    const use = {
      promotion_id: promotionId,
      order_id: (await order()).id,
      email: '',
      phone: '',
      at: new Date(),
    };
    await runtime.db.insertInto('promotion_use').values(use).execute();
    const { title, code } = promotion;
    const discount = { promotionId, code, title, amountMinor: 0, freesDelivery: false };
    const id = await aFailedOrder(running, { discounts: JSON.stringify([discount]) });
    return ask('orders.move', { id, from: 'failed', to: 'pending', reason: why });
  },
  'orders.slot-gone': async (running) => {
    const { delivery } = await running.order();
    const slot = { id: '1999999:2020-01-01', from: new Date(0), to: new Date(1) };
    const id = await aFailedOrder(running, { delivery: JSON.stringify({ ...delivery, slot }) });
    return running.ask('orders.move', { id, from: 'failed', to: 'pending', reason: why });
  },
  'admin.payment-not-offered': async (running) => {
    const deliveryId = await rateOf(running);
    return running.ask('orders.create', await newOrder(running, { deliveryId, paymentMethod: 'bacs' }));
  },
  'admin.totals-changed': async (running) => {
    const deliveryId = await rateOf(running);
    return running.ask('orders.create', await newOrder(running, { deliveryId, seenTotal: 1 }));
  },
  'checkout.no-delivery': async (running) =>
    running.ask('orders.create', await newOrder(running, { deliveryId: await rateOf(running) }, 'RK')),
} satisfies RefusalCases;
