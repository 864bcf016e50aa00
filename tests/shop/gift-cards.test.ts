import { describe, expect, it } from 'vitest';
import type { CartToken, GiftCardId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { type Order, refundableAmount } from '#shop/orders';
import { CARDS, deliverWebhook, messagesOf, openPage, pay, TYPED } from '../a-payment.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
await shop.settings.set('payments.capture', 'at-once');

const details = {
  gift_card_to: 'Sara',
  gift_card_email: 'sara@example.com',
  gift_card_from: 'Omar',
  gift_card_message: 'Happy birthday',
};
const giftId = await aProduct(test, { sku: 'GIFT', price: '100.00', more: { 'Meta: _gift_card': 'yes' } });
const productId = await aProduct(test, { sku: 'GOODS', price: '80.00', stock: 500 });
const staff = { actor: 'Mona', reason: 'test' };

type Line = { id?: number; quantity?: number; options?: Record<string, string> };

async function cartOf(...lines: Line[]): Promise<CartToken> {
  let token: CartToken | null = null;
  for (const { id = productId, quantity = 1, options = {} } of lines) {
    const line = { productId: id as typeof productId, variationId: null, options, quantity };
    const added = await shop.cart.add(token === null ? NO_CART : by(token), [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    token = added.value.token;
  }
  return token as CartToken;
}

/** Places the cart's order; by default with the first offered methods. */
async function place(
  token: CartToken,
  more: { payment?: string; seen?: number; key?: string; email?: string } = {},
) {
  const draft = { ...TYPED, payment: more.payment ?? 'cod', email: more.email ?? TYPED.email };
  const review = await shop.checkout.review(token, draft);
  return shop.checkout.place({
    token,
    draft: { ...draft, delivery: review.rate?.id ?? '', payment: review.method?.code ?? '' },
    language: 'en',
    idempotencyKey: more.key ?? crypto.randomUUID(),
    seenTotalMinor: more.seen ?? review.due.minor,
  });
}

async function placed(token: CartToken, more: Parameters<typeof place>[1] = {}): Promise<Order> {
  const order = await place(token, more);
  if (!order.ok) throw new Error(JSON.stringify(order.refusal));
  return order.value;
}

async function payOnline(order: Order): Promise<void> {
  await pay(test, await openPage(test, order), CARDS.good);
  for (const message of await messagesOf(test)) await deliverWebhook(test, message);
}

async function issue(minor: number) {
  const issued = await shop.giftCards.staff.issue({
    details: {
      recipientName: 'Sara',
      recipientEmail: 's@example.com',
      senderName: 'O',
      message: '',
      deliverOn: '',
    },
    value: aed(minor),
    language: 'en',
    actor: 'Mona',
  });
  if (!issued.ok) throw new Error(issued.refusal.code);
  return { id: issued.value.id, code: (await shop.giftCards.openToSend(issued.value.id))?.code ?? '' };
}

async function balanceOf(id: GiftCardId): Promise<number> {
  return (await shop.giftCards.staff.open(id))?.card.balance.minor ?? -1;
}

async function sumOfLedger(id: GiftCardId): Promise<number> {
  const { movements = [] } = (await shop.giftCards.staff.open(id)) ?? {};
  return movements.reduce((sum, { amount }) => sum + amount.minor, 0);
}

async function withCard(token: CartToken, code: string): Promise<CartToken> {
  const applied = await shop.cart.applyGiftCard(by(token), code);
  if (!applied.ok) throw new Error(applied.refusal.code);
  return token;
}

const cardsOf = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.giftCards.staff.search({ text: `#${id}`, status: null, limit: 50, offset: 0 })).rows;

describe('buying gift cards', () => {
  it('needs a recipient, and is neither delivered nor taxed nor discounted', async () => {
    const line = { productId: giftId, variationId: null, options: {}, quantity: 1 };
    expect(await shop.cart.add(NO_CART, [line])).toMatchObject({
      refusal: { code: 'cart.gift-card-details', field: 'recipientName' },
    });
    const late = { ...details, gift_card_date: '2026-11-20' };
    expect(await shop.cart.add(NO_CART, [{ ...line, options: late }])).toMatchObject({
      refusal: { code: 'cart.gift-card-details', field: 'deliverOn' },
    });
    const cart = await shop.cart.open(await cartOf({ id: giftId, options: details }));
    expect(cart).toMatchObject({
      delivery: { isNeeded: false },
      totals: { total: aed(10_000), vat: aed(0) },
    });
    expect(cart.lines[0]?.options).toEqual(details);
    expect(cart.lines[0]?.product.options.map(({ value }) => value.en)).toEqual([
      'Sara (sara@example.com)',
      'Omar',
      'Happy birthday',
    ]);
  });

  it('the same recipient is the same line, another one another', async () => {
    const other = { ...details, gift_card_email: 'noor@example.com' };
    const token = await cartOf(
      { id: giftId, options: details },
      { id: giftId, options: details },
      { id: giftId, options: other },
    );
    expect((await shop.cart.open(token)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('issues one card per piece when the order is paid, once', async () => {
    const before = test.giftCardsDue.length;
    const order = await placed(await cartOf({ id: giftId, quantity: 2, options: details }), {
      payment: 'jamra_card',
    });
    expect(await cardsOf(order)).toEqual([]);
    await payOnline(order);
    const paid = await shop.orders.find(order.id);
    expect(paid).toMatchObject({
      status: 'confirmed',
      lines: [{ giftCard: { recipientEmail: 'sara@example.com' } }],
    });
    const cards = await cardsOf(order);
    expect(cards.map(({ balance, status, recipientName }) => [balance.minor, status, recipientName])).toEqual(
      [
        [10_000, 'active', 'Sara'],
        [10_000, 'active', 'Sara'],
      ],
    );
    expect(test.giftCardsDue.length - before).toBe(2);
    await db.transaction().execute(async (tx) => {
      if (paid !== null) await shop.giftCards.issue(tx, paid);
    });
    expect(await cardsOf(order)).toHaveLength(2);
  });

  it('a later day waits for its morning', async () => {
    const options = { ...details, gift_card_date: '2026-12-01' };
    const order = await placed(await cartOf({ id: giftId, options }), { payment: 'jamra_card' });
    const before = test.giftCardsDue.length;
    await payOnline(order);
    expect(test.giftCardsDue.length).toBe(before);
    expect(await cardsOf(order)).toMatchObject([
      { deliverAt: new Date('2026-12-01T09:00:00+04:00'), expiresAt: new Date('2031-12-01T09:00:00+04:00') },
    ]);
    const { now } = test.time;
    test.time.now = new Date('2026-12-01T09:01:00+04:00');
    await shop.giftCards.queueDue();
    test.time.now = now;
    const [card] = await cardsOf(order);
    expect(test.giftCardsDue.slice(before)).toContainEqual({ id: card?.id, isAgain: false });
  });

  it('refunding a line voids its unused cards, not a used one', async () => {
    const order = await placed(await cartOf({ id: giftId, quantity: 2, options: details }), {
      payment: 'jamra_card',
    });
    await payOnline(order);
    const [one] = await cardsOf(order);
    const code = (await shop.giftCards.openToSend(one?.id as GiftCardId))?.code ?? '';
    await placed(await withCard(await cartOf({}), code));
    const refund = (quantity: number) =>
      shop.orders.refund(order.id, {
        lines: [{ position: 0, quantity, isRestocked: false }],
        ...{ delivery: aed(0), fee: aed(0), ...staff, idempotencyKey: crypto.randomUUID() },
      });
    expect(await refund(2)).toMatchObject({ refusal: { code: 'orders.gift-card-used' } });
    expect(await shop.orders.move(order.id, 'cancelled', staff)).toMatchObject({
      refusal: { code: 'orders.gift-card-used' },
    });
    expect((await refund(1)).ok).toBe(true);
    expect((await cardsOf(order)).map(({ status, balance }) => [status, balance.minor]).toSorted()).toEqual([
      ['active', 500],
      ['void', 0],
    ]);
  });

  it('the value of an order and of a day are limited', async () => {
    const many = await cartOf({ id: giftId, quantity: 51, options: details });
    expect(await place(many, { payment: 'jamra_card' })).toMatchObject({
      refusal: { code: 'gift-cards.over-limit', amount: aed(500_000) },
    });
    const email = 'dealer@example.com';
    for (const quantity of [50, 45])
      await payOnline(
        await placed(await cartOf({ id: giftId, quantity, options: details }), {
          payment: 'jamra_card',
          email,
        }),
      );
    const last = await cartOf({ id: giftId, quantity: 6, options: details });
    expect(await place(last, { payment: 'jamra_card', email })).toMatchObject({
      refusal: { code: 'gift-cards.over-limit', amount: aed(50_000) },
    });
  });
});

describe('paying with gift cards', () => {
  it('pays the whole order: it is confirmed at once, with its VAT', async () => {
    const { id, code } = await issue(20_000);
    const token = await withCard(await cartOf({}), code.toLowerCase().replaceAll('-', ' '));
    const review = await shop.checkout.review(token, TYPED);
    expect(review).toMatchObject({
      due: aed(0),
      method: { code: 'gift_card' },
      totals: { total: aed(9500) },
    });
    const order = await placed(token);
    expect(order).toMatchObject({
      ...{ status: 'confirmed', paymentMethod: 'gift_card', totals: { total: aed(9500), vat: aed(452) } },
      money: { paid: aed(9500), byGiftCard: aed(9500) },
    });
    expect(await balanceOf(id)).toBe(10_500);
    expect(await sumOfLedger(id)).toBe(10_500);
    expect((await shop.cart.open(token)).giftCards).toEqual([]);
  });

  it('pays a part; the rest is collected on delivery', async () => {
    const { id, code } = await issue(5000);
    const token = await withCard(await cartOf({}), code);
    expect((await shop.cart.open(token)).giftCardShares).toMatchObject([{ id, amount: aed(5000) }]);
    const order = await placed(token);
    expect(order).toMatchObject({ paymentMethod: 'cod', money: { paid: aed(5000), byGiftCard: aed(5000) } });
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, staff);
    expect((await shop.orders.find(order.id))?.money.paid).toEqual(aed(9500));
  });

  it('never pays for gift cards', async () => {
    const { code } = await issue(30_000);
    const token = await withCard(await cartOf({}, { id: giftId, options: details }), code);
    expect(await shop.checkout.review(token, TYPED)).toMatchObject({
      due: aed(10_000),
      totals: { total: aed(19_500) },
    });
  });

  it('two orders at once never spend a balance twice', async () => {
    const { id, code } = await issue(10_000);
    const tokens = await Promise.all(Array.from({ length: 6 }, async () => withCard(await cartOf({}), code)));
    const answers = await Promise.all(tokens.map((token) => place(token, { seen: 0 })));
    const codes = answers.map((one) => (one.ok ? 'placed' : one.refusal.code));
    expect(codes.filter((one) => one === 'placed')).toHaveLength(1);
    expect(codes.every((one) => ['placed', 'checkout.totals-changed'].includes(one))).toBe(true);
    expect(await balanceOf(id)).toBe(500);
    expect(await sumOfLedger(id)).toBe(500);
  });

  it('a refusal changes no balance', async () => {
    const { id, code } = await issue(20_000);
    const token = await withCard(await cartOf({}), code);
    expect(await place(token, { seen: 9500 })).toMatchObject({
      refusal: { code: 'checkout.totals-changed' },
    });
    expect(await balanceOf(id)).toBe(20_000);
  });

  it('a cancelled order returns the amount; so does one that is not paid in time', async () => {
    const { id, code } = await issue(5000);
    const order = await placed(await withCard(await cartOf({}), code), { payment: 'jamra_card' });
    expect(await balanceOf(id)).toBe(0);
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 86_400_000);
    await shop.orders.releaseExpired();
    test.time.now = now;
    expect(await shop.orders.find(order.id)).toMatchObject({
      status: 'failed',
      money: { paid: aed(0), byGiftCard: aed(0) },
    });
    expect(await balanceOf(id)).toBe(5000);
    const paidByCard = await placed(await withCard(await cartOf({}), code));
    expect(await balanceOf(id)).toBe(0);
    await shop.orders.move(paidByCard.id, 'cancelled', staff);
    expect(await balanceOf(id)).toBe(5000);
    expect(await sumOfLedger(id)).toBe(5000);
  });

  it('a payment that arrives after the time ran out uses the card again', async () => {
    const { id, code } = await issue(5000);
    const order = await placed(await withCard(await cartOf({}), code), { payment: 'jamra_card' });
    const page = await openPage(test, order);
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 3_600_000);
    await shop.orders.releaseExpired();
    await pay(test, page, CARDS.good);
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    test.time.now = now;
    expect(await shop.orders.find(order.id)).toMatchObject({
      status: 'confirmed',
      money: { paid: aed(9500), byGiftCard: aed(5000) },
    });
    expect(await balanceOf(id)).toBe(0);
  });

  it('an unpaid order of the same cart is placed again with the same card', async () => {
    const { id, code } = await issue(5000);
    const token = await withCard(await cartOf({}), code);
    const first = await placed(token, { payment: 'jamra_card' });
    expect((await shop.cart.open(token)).giftCardShares).toMatchObject([{ amount: aed(5000) }]);
    const second = await placed(token);
    expect(second).toMatchObject({ id: first.id, paymentMethod: 'cod', money: { paid: aed(5000) } });
    expect(await balanceOf(id)).toBe(0);
    expect(await sumOfLedger(id)).toBe(0);
  });

  it('a refund goes to the gift card first, for the part that it paid', async () => {
    const { id, code } = await issue(5000);
    const order = await placed(await withCard(await cartOf({}), code));
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, staff);
    const refunded = await shop.orders.refund(order.id, {
      lines: [{ position: 0, quantity: 1, isRestocked: false }],
      ...{ delivery: aed(0), fee: aed(0), ...staff, idempotencyKey: crypto.randomUUID() },
    });
    expect(refunded).toMatchObject({ value: { total: aed(8000), toGiftCards: aed(5000), state: 'waiting' } });
    expect(await balanceOf(id)).toBe(5000);
  });

  it('online payments and gift cards together leave no mismatch', async () => {
    const { code } = await issue(5000);
    const order = await placed(await withCard(await cartOf({}), code), { payment: 'jamra_card' });
    await payOnline(order);
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'confirmed' });
    expect((await shop.payments.reconcile()).filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });
});

describe('gift cards of orders that change', () => {
  it('a disabled card is voided with its line like an active one, but not a used one', async () => {
    const bought = async () => {
      const order = await placed(await cartOf({ id: giftId, options: details }), { payment: 'jamra_card' });
      await payOnline(order);
      const [card] = await cardsOf(order);
      return { order, id: card?.id as GiftCardId };
    };
    const refund = (order: Order) =>
      shop.orders.refund(order.id, {
        lines: [{ position: 0, quantity: 1, isRestocked: false }],
        ...{ delivery: aed(0), fee: aed(0), ...staff, idempotencyKey: crypto.randomUUID() },
      });
    const used = await bought();
    const code = (await shop.giftCards.openToSend(used.id))?.code ?? '';
    await placed(await withCard(await cartOf({}), code));
    await shop.giftCards.staff.setDisabled(used.id, true);
    expect(await refund(used.order)).toMatchObject({ refusal: { code: 'orders.gift-card-used' } });
    const unused = await bought();
    await shop.giftCards.staff.setDisabled(unused.id, true);
    expect(await refund(unused.order)).toMatchObject({ ok: true });
    expect(await cardsOf(unused.order)).toMatchObject([{ status: 'void', balance: aed(0) }]);
  });

  it('a bank transfer that is cancelled voids the cards it issued', async () => {
    await shop.settings.set('payments.transfer', { enabled: true, account: { en: 'AE07 0331' } });
    const order = await placed(await cartOf({ id: giftId, options: details }), { payment: 'bacs' });
    expect(order).toMatchObject({ status: 'on-hold', paymentMethod: 'bacs' });
    expect(await shop.orders.move(order.id, 'confirmed', staff)).toMatchObject({ ok: true });
    expect(await cardsOf(order)).toMatchObject([{ status: 'active', balance: aed(10_000) }]);
    expect(await shop.orders.move(order.id, 'cancelled', staff)).toMatchObject({ ok: true });
    expect(await cardsOf(order)).toMatchObject([{ status: 'void', balance: aed(0) }]);
  });

  it('cards in a cart cannot be ordered once they are sold no more', async () => {
    const token = await cartOf({ id: giftId, options: details });
    await shop.settings.set('giftCards.enabled', false);
    expect(await place(token)).toMatchObject({ refusal: { code: 'gift-cards.off' } });
    await shop.settings.set('giftCards.enabled', true);
  });

  it('a card that was removed from the cart is not charged when the order is paid late', async () => {
    const { id, code } = await issue(5000);
    const token = await withCard(await cartOf({}), code);
    const first = await placed(token, { payment: 'jamra_card' });
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 60_000);
    await shop.cart.removeGiftCard(by(token), id);
    const again = await placed(token, { payment: 'jamra_card' });
    expect(again).toMatchObject({ id: first.id, money: { paid: aed(0) } });
    expect(await balanceOf(id)).toBe(5000);
    const page = await openPage(test, again);
    test.time.now = new Date(now.getTime() + 7_200_000);
    await shop.orders.releaseExpired();
    await pay(test, page, CARDS.good);
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    test.time.now = now;
    expect(await shop.orders.find(again.id)).toMatchObject({
      status: 'confirmed',
      money: { paid: aed(9500), byGiftCard: aed(0) },
    });
    expect(await balanceOf(id)).toBe(5000);
  });
});

describe('codes', () => {
  it('unknown, disabled and wrong ones have the same answer; expired and empty ones say so', async () => {
    const token = await cartOf({});
    const answer = async (code: string) => {
      const applied = await shop.cart.applyGiftCard(by(token), code);
      return applied.ok ? 'applied' : applied.refusal.code;
    };
    const disabled = await issue(1000);
    await shop.giftCards.staff.setDisabled(disabled.id, true);
    expect(await answer('ABCD-EFGH-JKMN-PQRS')).toBe('gift-cards.unknown');
    expect(await answer('EMBER10')).toBe('gift-cards.unknown');
    expect(await answer(disabled.code)).toBe('gift-cards.unknown');
    const empty = await issue(1000);
    const taken = { id: empty.id, amountMinor: -1000, actor: 'Mona', reason: 'a mistake' };
    expect((await shop.giftCards.staff.adjust(taken)).ok).toBe(true);
    expect(await shop.giftCards.staff.adjust(taken)).toMatchObject({
      refusal: { code: 'gift-cards.below-zero' },
    });
    expect(await answer(empty.code)).toBe('gift-cards.empty');
    const old = await issue(1000);
    const { now } = test.time;
    test.time.now = new Date('2032-01-01T00:00:00Z');
    const later = await cartOf({});
    const expired = await shop.cart.applyGiftCard(by(later), old.code);
    test.time.now = now;
    expect(expired).toMatchObject({ refusal: { code: 'gift-cards.expired' } });
    expect(await answer(old.code)).toBe('applied');
    expect(await answer(old.code)).toBe('gift-cards.already-applied');
  });

  it('are not readable in the database', async () => {
    const { id, code } = await issue(1000);
    const row = await db.selectFrom('gift_card').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const plain = code.replaceAll('-', '');
    expect(JSON.stringify(row)).not.toContain(plain);
    expect(row.last_four).toBe(plain.slice(-4));
  });
});

describe('people', () => {
  it('are forgotten without losing the balance', async () => {
    const { id, code } = await issue(1000);
    expect(await shop.giftCards.ofPerson('S@example.com')).not.toEqual([]);
    await db.transaction().execute((tx) => shop.giftCards.forgetPerson(tx, 's@example.com'));
    expect(await shop.giftCards.ofPerson('s@example.com')).toEqual([]);
    expect(await shop.giftCards.find(code)).toMatchObject({
      value: { id, balance: aed(1000), recipientName: '' },
    });
  });

  it('what the shop owes is summed by month', async () => {
    const months = await shop.giftCards.staff.liability();
    const { rows } = await shop.giftCards.staff.search({ text: '', status: null, limit: 1000, offset: 0 });
    const owed = rows
      .filter(({ status }) => status !== 'void')
      .reduce((sum, { balance }) => sum + balance.minor, 0);
    expect(months.reduce((sum, { outstanding }) => sum + outstanding.minor, 0)).toBe(owed);
  });
});

describe('amounts refunded of orders with gift cards', () => {
  it('a refund of an amount goes to the gift card first, too', async () => {
    const { id, code } = await issue(5000);
    const order = await placed(await withCard(await cartOf({}), code));
    const amount = (minor: number) =>
      shop.orders.refunds.byAmount(order.id, {
        ...{ amount: aed(minor), ...staff, idempotencyKey: crypto.randomUUID() },
      });
    expect(await amount(2000)).toMatchObject({ value: { toGiftCards: aed(2000), state: 'paid-out' } });
    expect(await balanceOf(id)).toBe(2000);
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, staff);
    expect(await amount(4000)).toMatchObject({ value: { toGiftCards: aed(3000), state: 'waiting' } });
    expect(await balanceOf(id)).toBe(5000);
    expect(await sumOfLedger(id)).toBe(5000);
  });

  it('an amount is never refunded of a gift card that was bought', async () => {
    const order = await placed(await cartOf({ id: giftId, options: details }), { payment: 'jamra_card' });
    await payOnline(order);
    const paid = await shop.orders.find(order.id);
    expect(paid === null ? null : refundableAmount(paid)).toEqual(aed(order.totals.delivery.minor));
  });
});
