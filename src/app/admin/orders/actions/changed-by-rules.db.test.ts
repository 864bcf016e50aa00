import { beforeEach, describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { OrderId, ProductId, ReturnId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>) =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function value<Name extends ActionName>(name: Name, sent: InputOf<Name>): Promise<ValueOf<Name>> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

async function product(sku: string, kind: 'other' | 'tobacco' = 'other'): Promise<ProductId> {
  const id = await aProduct(test, { sku, price: '100.00', stock: 20 });
  await db.updateTable('product').set({ class: kind }).where('id', '=', id).execute();
  return id as ProductId;
}

const sticks = (sku: string) => product(sku, 'tobacco');
const joining = (productId: number, quantity = 1) => ({ productId, variationId: null, quantity });
const KEPT = { position: 0, quantity: 2 };

async function edit(id: OrderId, sent: Partial<InputOf<'orders.edit'>>) {
  const { version } = await value('orders.show', { id });
  return ask('orders.edit', { id, version, reason: 'by phone', ...sent });
}

const get = async (id: OrderId) => (await value('orders.show', { id })).order;
const RULE = { id: 'no-sticks', class: 'tobacco', mode: 'catalogue', words: { en: 'Not sold there.' } };
const CASH = { enabled: true, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 };

beforeEach(async () => {
  await shop.settings.set('restrictions.rules', []);
  await shop.settings.set('payments.cod', CASH);
});

describe('editing an order', () => {
  it('OR-03 BO-07 refuses an added item that may not be sold, at its line, and changes nothing', async () => {
    const order = await anOrder(test, [{ id: await product('R-KEPT'), quantity: 2 }]);
    const added = await sticks('R-STICKS');
    await shop.settings.set('restrictions.rules', [{ ...RULE, emirates: ['DU'] }]);
    const lines = [KEPT, joining(added)];
    const preview = await value('orders.preview-edit', { id: order.id, lines, isOfAge: true });
    expect(preview.lineProblems).toEqual([null, expect.stringContaining('Not sold there.')]);
    expect(await edit(order.id, { lines, isOfAge: true })).toMatchObject({
      refusal: { code: 'restrictions.not-sold', rule: 'no-sticks', name: { en: 'R-STICKS' } },
    });
    expect((await get(order.id)).lines).toHaveLength(1);
    expect(await levelOf(test, 'R-STICKS')).toBe(20);
  });

  it('OR-03 BO-07 allows the items of the order until their quantity grows', async () => {
    const order = await anOrder(test, [{ id: await product('R-STAYS'), quantity: 2 }]);
    await shop.settings.set('restrictions.rules', [{ ...RULE, class: 'other' }]);
    const more = await edit(order.id, { lines: [{ position: 0, quantity: 3 }] });
    expect(more).toMatchObject({ refusal: { code: 'restrictions.not-sold' } });
    expect(await edit(order.id, { lines: [{ position: 0, quantity: 1 }] })).toMatchObject({ ok: true });
  });

  it('OR-03 BO-07 requires the account and the payment method of a rule', async () => {
    const order = await anOrder(test, [{ id: await product('R-CASH'), quantity: 2 }]);
    const added = await sticks('R-CASH-STICKS');
    const lines = [KEPT, joining(added)];
    const rule = { ...RULE, mode: 'adults' };
    await shop.settings.set('restrictions.rules', [rule]);
    expect(await edit(order.id, { lines, isOfAge: true })).toMatchObject({
      refusal: { code: 'restrictions.signed-in-only' },
    });
    await shop.settings.set('restrictions.rules', [{ ...rule, mode: 'collect' }]);
    expect(await edit(order.id, { lines, isOfAge: true })).toMatchObject({
      refusal: { code: 'restrictions.collect-only' },
    });
    await shop.settings.set('restrictions.rules', [{ ...rule, mode: 'sell', forbidsPayment: ['cod'] }]);
    expect(await edit(order.id, { lines, isOfAge: true })).toMatchObject({
      refusal: { code: 'restrictions.other-payment' },
    });
  });

  it('OR-03 BO-07 asks once for the age an added item needs, and stores the time', async () => {
    const order = await anOrder(test, [{ id: await product('R-AGE'), quantity: 2 }]);
    const lines = [KEPT, joining(await sticks('R-AGE-STICKS'))];
    expect(order.ageConfirmedAt).toBeNull();
    const preview = await value('orders.preview-edit', { id: order.id, lines });
    expect(preview).toMatchObject({ ageRule: { minimumAge: 21 }, lineProblems: [null, null] });
    expect(await edit(order.id, { lines })).toMatchObject({
      refusal: { code: 'admin.unreadable', problems: { isOfAge: 'age' } },
    });
    expect(await edit(order.id, { lines, isOfAge: true })).toMatchObject({ ok: true });
    expect((await get(order.id)).ageConfirmedAt).toEqual(test.time.now);
    const again = await value('orders.preview-edit', {
      id: order.id,
      lines: [KEPT, { position: 1, quantity: 2 }],
    });
    expect(again.ageRule).toBeNull();
  });

  it('OR-03 BO-07 checks all items when the emirate changes', async () => {
    const order = await anOrder(test, [{ id: await product('R-MOVED'), quantity: 2 }]);
    const address = { ...order.address, emirate: 'SH' } as const;
    await shop.settings.set('restrictions.rules', [{ ...RULE, class: 'other', emirates: ['SH'] }]);
    expect(await edit(order.id, { address })).toMatchObject({ refusal: { code: 'restrictions.not-sold' } });
    await shop.settings.set('restrictions.rules', [{ ...RULE, class: 'other' }]);
    expect(await edit(order.id, { address })).toMatchObject({ ok: true });
  });

  it('OR-03 BO-07 refuses an item that is no longer sold only by the rules of the new emirate', async () => {
    const order = await anOrder(test, [{ id: await product('R-TWICE'), quantity: 2 }]);
    const address = { ...order.address, emirate: 'SH' } as const;
    await shop.settings.set('restrictions.rules', [
      { ...RULE, id: 'signed-in', class: 'other', mode: 'adults', emirates: ['DU'] },
      { ...RULE, id: 'not-there', class: 'other', emirates: ['SH'] },
    ]);
    expect(await edit(order.id, { address })).toMatchObject({
      refusal: { code: 'restrictions.not-sold', rule: 'not-there' },
    });
  });

  it('OR-03 PM-04 refuses more than the payment method allows, and warns when a smaller total loses it', async () => {
    const order = await anOrder(test, [{ id: await product('R-PAY'), quantity: 2 }]);
    await shop.settings.set('payments.cod', { ...CASH, maximumMinor: 30_000 });
    const lines = [{ position: 0, quantity: 3 }];
    expect(await value('orders.preview-edit', { id: order.id, lines })).toMatchObject({
      lostPayment: { code: 'cod', reasons: [{ rule: 'over-maximum', amount: aed(30_000) }] },
      isPaymentRefused: true,
    });
    expect(await edit(order.id, { lines })).toMatchObject({ refusal: { code: 'admin.payment-not-offered' } });
    const card = (await shop.settings.all())['payments.card'];
    await shop.settings.set('payments.card', { ...card, minimumMinor: 15_000 });
    await db
      .updateTable('shop_order')
      .set({ payment_method: 'jamra_card' })
      .where('id', '=', order.id)
      .execute();
    const fewer = [{ position: 0, quantity: 1 }];
    expect(await value('orders.preview-edit', { id: order.id, lines: fewer })).toMatchObject({
      lostPayment: { code: 'jamra_card', reasons: [{ rule: 'under-minimum', amount: aed(15_000) }] },
      isPaymentRefused: false,
    });
    expect(await edit(order.id, { lines: fewer })).toMatchObject({ ok: true });
  });

  it('OR-03 refuses an edit of an earlier version before checking its items', async () => {
    const order = await anOrder(test, [{ id: await product('R-LATE'), quantity: 2 }]);
    const lines = [KEPT, joining(await sticks('R-LATE-STICKS'))];
    await shop.settings.set('restrictions.rules', [RULE]);
    expect(await edit(order.id, { lines, isOfAge: true, version: 0 })).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile' },
    });
  });
});

describe('exchanging a return', () => {
  async function received(sku: string): Promise<{ order: Order; id: ReturnId }> {
    const order = await anOrder(test, [{ id: await product(sku) }]);
    for (const to of ['packed', 'shipped', 'delivered'] as const)
      await shop.orders.move(order.id, to, { actor: 'test', reason: '' });
    const result = await shop.orders.returns.ask({ key: order.key }, order.id, {
      ...{ lines: [{ position: 0, quantity: 1 }], reason: 'faulty', words: '', wish: 'exchange' },
    });
    if (!result.ok) throw new Error(result.refusal.code);
    await value('returns.approve', { id: result.value.id, reason: '' });
    await value('returns.receive', { id: result.value.id, reason: '' });
    return { order, id: result.value.id };
  }

  it('OR-05 BO-07 refuses a restricted item at its line, and sends it once it is allowed', async () => {
    const { order, id } = await received('X-BACK');
    const lines = [joining(await product('X-GOOD')), joining(await sticks('X-STICKS'))];
    await shop.settings.set('restrictions.rules', [RULE]);
    const preview = await value('returns.preview-exchange', { id, lines });
    expect(preview).toMatchObject({
      ageRule: { minimumAge: 21 },
      difference: aed(10_000),
      lineProblems: [null, expect.stringContaining('Not sold there.')],
    });
    const { version } = await value('orders.show', { id: order.id });
    const how = { id, lines, version, reason: '', isRestocked: true };
    expect(await ask('returns.exchange', how)).toMatchObject({
      refusal: { code: 'admin.unreadable', problems: { isOfAge: 'age' } },
    });
    expect(await ask('returns.exchange', { ...how, isOfAge: true })).toMatchObject({
      refusal: { code: 'restrictions.not-sold', name: { en: 'X-STICKS' } },
    });
    const shown = await value('orders.show', { id: order.id });
    expect(shown).toMatchObject({ returns: [{ state: 'received' }], refunds: [], family: [order.id] });
    await shop.settings.set('restrictions.rules', []);
    const { orderId } = await value('returns.exchange', { ...how, isOfAge: true });
    expect((await get(orderId as OrderId)).ageConfirmedAt).toEqual(test.time.now);
  });

  it('OR-05 BO-07 needs no other payment method without a difference', async () => {
    const { id, order } = await received('X-EVEN');
    const rule = { ...RULE, class: 'other', mode: 'sell', forbidsPayment: ['cod'] };
    await shop.settings.set('restrictions.rules', [rule]);
    const productId = await product('X-SAME');
    const { version } = await value('orders.show', { id: order.id });
    const how = { id, version, reason: '', isRestocked: true };
    expect(await ask('returns.exchange', { ...how, lines: [joining(productId, 2)] })).toMatchObject({
      refusal: { code: 'restrictions.other-payment' },
    });
    expect(await ask('returns.exchange', { ...how, lines: [joining(productId)] })).toMatchObject({
      ok: true,
    });
    expect(await ask('returns.exchange', { ...how, lines: [joining(productId)] })).toMatchObject({
      refusal: { code: 'orders.return-may-not-move' },
    });
  });

  it('OR-05 is refused first when the order has changed meanwhile', async () => {
    const { order, id } = await received('X-LATE');
    const { version } = await value('orders.show', { id: order.id });
    const contact = { id: order.id, email: '', phone: '0501112233', reason: 'typo', version };
    await value('orders.change-contact', contact);
    const lines = [joining(await sticks('X-LATE-STICKS'))];
    await shop.settings.set('restrictions.rules', [RULE]);
    const how = { id, lines, version, reason: '', isRestocked: true };
    expect(await ask('returns.exchange', how)).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile', version: expect.any(Number) },
    });
    await shop.settings.set('restrictions.rules', []);
    expect(await ask('returns.exchange', how)).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile' },
    });
    const shown = await value('orders.show', { id: order.id });
    expect(shown).toMatchObject({ returns: [{ state: 'received' }], refunds: [], family: [order.id] });
    expect(await ask('returns.exchange', { ...how, version: shown.version, isOfAge: true })).toMatchObject({
      ok: true,
    });
  });

  it('OR-05 PM-04 refuses a difference that the payment method does not allow', async () => {
    const { id, order } = await received('X-CASH');
    await shop.settings.set('payments.cod', { ...CASH, maximumMinor: 15_000 });
    const productId = await product('X-DEAR');
    const { version } = await value('orders.show', { id: order.id });
    const how = { id, version, reason: '', isRestocked: true };
    const dear = await ask('returns.exchange', { ...how, lines: [joining(productId, 2)] });
    expect(dear).toMatchObject({ refusal: { code: 'admin.payment-not-offered' } });
    expect(await ask('returns.exchange', { ...how, lines: [joining(productId)] })).toMatchObject({
      ok: true,
    });
  });
});
