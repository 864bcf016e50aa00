import { describe, expect, it } from 'vitest';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import type { OrderId } from '#kernel/ids.ts';
import { aed, minus, NOTHING, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { Order, OrderStatus } from '#shop/orders';
import { BY_MAIL_CODE } from '#shop/shipping/rules/rate.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, news } = test;
await deliverToDubai(test);
const sendMail = mailOrderEvent({ shop, db });
const by = { actor: 'mona', reason: 'because' };
const id = await aProduct(test, { sku: 'MAILED', price: '100.00' });

async function mailsOf(orderId: OrderId) {
  for (const one of news.filter((each) => each.orderId === orderId)) await sendMail(one);
  return db
    .selectFrom('mail_message')
    .leftJoin('mail_attachment', 'mail_attachment.mail_id', 'mail_message.id')
    .select(['mail_message.id', 'kind', 'subject', 'html', 'plain', 'language', 'file_name'])
    .where('order_id', '=', orderId)
    .orderBy('mail_message.id')
    .execute();
}

describe.each(['en', 'ar'] as const)('mails about an order in %s', (language) => {
  it('OR-03 are sent for every state with all texts, and with the invoice attached', async () => {
    const order = await anOrder(test, [{ id, quantity: 2 }]);
    await db.updateTable('shop_order').set({ language }).where('id', '=', order.id).execute();
    const states: OrderStatus[] = ['packed', 'shipped', 'delivered'];
    const tracking = { carrier: 'Falcon', number: 'F-77', url: '' };
    for (const to of states) await shop.orders.move(order.id, to, { ...by, tracking });
    await shop.orders.refund(order.id, {
      ...by,
      lines: [{ position: 0, quantity: 1, isRestocked: false }],
      delivery: NOTHING,
      fee: NOTHING,
      idempotencyKey: `mail-${language}`,
    });
    await shop.orders.refunds.payOutWaiting();
    await mailsOf(order.id);
    const mails = await mailsOf(order.id);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-packed',
      'order-shipped',
      'order-delivered',
      'order-refunded',
    ]);
    expect(mails.map(({ file_name }) => file_name?.slice(0, 3) ?? null)).toEqual([
      'INV',
      null,
      null,
      null,
      'CN-',
    ]);
    for (const mail of mails) {
      expect(mail.language).toBe(language);
      expect(`${mail.subject} ${mail.plain}`).not.toMatch(
        /\b(mail|orders|checkout|cart):|\{\{|[a-z]+\.(text|greeting)/,
      );
      expect(mail.subject).toContain(String(order.id));
      expect(mail.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    }
    expect(mails[2]?.plain).toContain('F-77');
    expect(mails[4]?.plain).toContain('100.00');
    expect(mails[4]?.plain).toContain(`1 × ${order.lines[0]?.name.en}`);
    // Staff refund cash: no money returns to a card.
    const t = wordsIn(language);
    expect(mails[4]?.plain).toContain(t('mail:order.refund.cod'));
    expect(mails[4]?.plain).not.toContain(t('mail:order.refund.provider'));
  });
});

/** The plain text of the confirmation of an order. */
async function confirmationOf(order: Order): Promise<string> {
  const about = { refund: null, documentLabel: null, account: '', said: '', returned: [] };
  const letter = {
    template: 'order-confirmation',
    order,
    orderUrl: 'http://shop.example/',
    ...about,
  } as const;
  return (await shop.mails.print(letter, 'en')).plain;
}

it('OR-03 announce a driver of what one brings alone, and a look at the ID where the age matters', async () => {
  const order = { ...(await anOrder(test, [{ id, quantity: 1 }])), ageConfirmedAt: new Date() };
  const t = wordsIn('en');
  expect(await confirmationOf(order)).toContain(t('mail:order.driverChecksAge'));
  const ofProducts = await confirmationOf({ ...order, ageConfirmedAt: null });
  expect(ofProducts).toContain(t('mail:order.driver'));
  expect(ofProducts).not.toContain('ID');
  const byMail = { ...order, delivery: { ...order.delivery, code: BY_MAIL_CODE } };
  expect(await confirmationOf(byMail)).not.toMatch(/driver/i);
});

it('OR-03 say what a gift card left to pay', async () => {
  const order = await anOrder(test, [{ id, quantity: 2 }]);
  const byGiftCard = aed(5000);
  const plain = await confirmationOf({ ...order, money: { ...order.money, paid: byGiftCard, byGiftCard } });
  expect(plain).toMatch(new RegExp(`To pay\\s+AED ${toDecimal(minus(order.totals.total, byGiftCard))}`));
  expect(await confirmationOf(order)).not.toContain('To pay');
});

it('OR-04 tell a card payer that staff send a refund the provider did not take', async () => {
  const order = await aWaitingOrder(test, [{ id }]);
  const payment = { orderId: order.id, amount: order.totals.total, actor: 'payments', reference: 'lost' };
  await db.transaction().execute((tx) => shop.orders.paid(tx, payment));
  await shop.orders.move(order.id, 'refunded', by);
  const isRefund = ({ kind }: { kind: string }) => kind === 'order-refunded';
  expect((await mailsOf(order.id)).filter(isRefund)).toEqual([]);
  await shop.orders.refunds.payOutWaiting();
  const t = wordsIn('en');
  const refundMail = async () => (await mailsOf(order.id)).find(isRefund)?.plain;
  expect(await refundMail()).toContain(t('mail:order.refund.byHand'));
  expect(await refundMail()).not.toContain(t('mail:order.refund.provider'));
  const due = async () => (await shop.orders.find(order.id))?.money.refundDue;
  expect(await due()).toEqual(order.totals.total);
  const [refund] = await shop.orders.refunds.of(order.id);
  if (refund === undefined) throw new Error('no refund');
  const sent = async () => (await mailsOf(order.id)).filter(({ kind }) => kind === 'order-refund-sent');
  expect(await sent()).toEqual([]);
  await shop.orders.refunds.markPaidOut(refund.id, 'transfer 8');
  await shop.orders.refunds.markPaidOut(refund.id, 'transfer 8');
  expect(await due()).toEqual(NOTHING);
  const mails = await sent();
  expect(mails).toHaveLength(1);
  for (const part of [
    t('mail:order.refundSent.byHand'),
    toDecimal(order.totals.total),
    `1 × ${order.lines[0]?.name.en}`,
  ])
    expect(mails[0]?.plain).toContain(part);
  expect(mails[0]?.plain).not.toContain('transfer 8');
  expect(mails[0]?.file_name).toBeNull();
  expect(await shop.orders.refunds.find(refund.id)).toMatchObject({ state: 'paid-out', isByHand: true });
});

it('OR-04 tell of a refund sent by hand neither where the shop turned it off nor without an email', async () => {
  const refunded = async () => {
    const order = await anOrder(test, [{ id }]);
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, by);
    await shop.orders.move(order.id, 'refunded', by);
    await shop.orders.refunds.payOutWaiting();
    return order;
  };
  const sentMails = async (order: { id: OrderId }) => {
    const [refund] = await shop.orders.refunds.of(order.id);
    if (refund === undefined) throw new Error('no refund');
    expect(await shop.orders.refunds.markPaidOut(refund.id, 'till 3')).toMatchObject({ ok: true });
    return (await mailsOf(order.id)).filter(({ kind }) => kind === 'order-refund-sent');
  };
  const [mailed, silent, unmailed] = [await refunded(), await refunded(), await refunded()];
  const mails = await sentMails(mailed);
  expect(mails.map(({ plain }) => plain)).toEqual([
    expect.stringContaining(wordsIn('en')('mail:order.refundSent.cod')),
  ]);
  await db.updateTable('shop_order').set({ email: '' }).where('id', '=', unmailed.id).execute();
  expect(await sentMails(unmailed)).toEqual([]);
  await shop.settings.set('orders.refundSentMail', false);
  expect(await sentMails(silent)).toEqual([]);
  await shop.settings.set('orders.refundSentMail', true);
});

it('OR-05 are sent for the steps of a return, with what is returned and the reason of a refusal', async () => {
  const order = await anOrder(test, [{ id, quantity: 2 }]);
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, by);
  const requested = {
    lines: [{ position: 0, quantity: 1 }],
    reason: 'faulty' as const,
    words: '',
    wish: 'refund' as const,
  };
  const first = await shop.orders.returns.ask({ key: order.key }, order.id, requested);
  const second = await shop.orders.returns.ask({ key: order.key }, order.id, requested);
  if (!first.ok || !second.ok) throw new Error('not asked');
  await shop.orders.returns.approve(first.value.id, by);
  await shop.orders.returns.receive(first.value.id, by);
  await shop.orders.returns.refuse(second.value.id, { actor: 'mona', reason: 'It was opened' });
  const mails = (await mailsOf(order.id)).filter(({ kind }) => kind.startsWith('order-return'));
  expect(mails.map(({ kind }) => kind.replace('order-return-', ''))).toEqual([
    'asked',
    'asked',
    'approved',
    'received',
    'refused',
  ]);
  expect(mails.at(-1)?.plain).toContain('It was opened');
  const name = order.lines[0]?.name.en;
  for (const { plain } of mails) expect(plain).toContain(`1 × ${name}`);
});

it('OR-03 a customer note is mailed once, a staff note is not', async () => {
  const order = await anOrder(test, [{ id }]);
  const note = { actor: 'mona', isForCustomer: true };
  await shop.orders.note(order.id, { ...note, text: 'Your parcel needs a signature' });
  await shop.orders.note(order.id, { ...note, text: 'Ring twice', isForCustomer: false });
  await mailsOf(order.id);
  const mails = (await mailsOf(order.id)).filter(({ kind }) => kind === 'order-note');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.plain).toContain('Your parcel needs a signature');
  expect(mails[0]?.plain).not.toContain('Ring twice');
});

it('PM-01 contain bank details, amount and deadline, but not for orders to be called', async () => {
  await shop.settings.set('payments.transfer', {
    enabled: true,
    account: { en: 'Bank of Examples\nAE00 0000 0000 0000 0000 001', ar: 'مصرف الأمثلة' },
  });
  const order = await anOrder(test, [{ id }], { payment: 'bacs' });
  const [mail] = await mailsOf(order.id);
  expect(mail).toMatchObject({ kind: 'order-waiting' });
  for (const words of ['AE00 0000 0000 0000 0000 001', 'AED 115.00', String(order.id), '24 November 2026'])
    expect(mail?.plain).toContain(words);
  const cod = await shop.settings.all();
  await shop.settings.set('payments.cod', { ...cod['payments.cod'], confirmAboveMinor: 1 });
  const called = await anOrder(test, [{ id }]);
  await shop.settings.set('payments.cod', cod['payments.cod']);
  const [calling] = await mailsOf(called.id);
  expect(calling).toMatchObject({ kind: 'order-calling' });
  expect(calling?.plain).not.toContain('transfer');
});

it('OR-03 confirm a bank transfer again after it was undone, with the new invoice; a late one is not sent', async () => {
  const order = await anOrder(test, [{ id }], { payment: 'bacs' });
  await shop.orders.move(order.id, 'confirmed', by);
  expect(await shop.orders.undoPayment(order.id, by)).toMatchObject({ ok: true });
  expect((await mailsOf(order.id)).map(({ kind }) => kind)).toEqual(['order-waiting']);
  await shop.orders.move(order.id, 'confirmed', by);
  await mailsOf(order.id);
  const mails = await mailsOf(order.id);
  expect(mails.map(({ kind }) => kind)).toEqual(['order-waiting', 'order-confirmation']);
  const invoice = (await shop.invoices.of(order.id)).at(-1);
  expect(mails[1]?.file_name).toBe(`${invoice?.label}.pdf`);
});

it('OR-03 are sent for a waiting and a cancelled order', async () => {
  const order = await aWaitingOrder(test, [{ id }], 'on-hold');
  await shop.orders.move(order.id, 'cancelled', by);
  expect((await mailsOf(order.id)).map(({ kind }) => kind)).toEqual(['order-calling', 'order-cancelled']);
});
