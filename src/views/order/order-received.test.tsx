import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { aed, type Money, NOTHING } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import { sampleOrderMail } from '#shop/mails/rules/sample.ts';
import type { Refund } from '#shop/orders';
import { toShownRefunds } from '../account/orders/refunds.tsx';
import { LanguageProvider } from '../language/language.tsx';
import { OrderReceived, type ReceivedOrder } from './order-received.tsx';

const { order } = sampleOrderMail('order-delivered', 'en', { publicUrl: 'https://shop.test' });
const RETURN: ReceivedOrder['returns'][number] = {
  ...{ id: 7 as ReturnId, orderId: 1001 as OrderId, words: '', refundId: null, exchangeOrderId: null },
  ...{ state: 'approved', reason: 'faulty', wish: 'refund', lines: [{ position: 0, quantity: 1 }] },
  ...{ askedAt: new Date('2026-11-28T08:00:00Z'), timeline: [], refund: null },
};

function pageOf(change: Partial<ReceivedOrder>, isReturnable: boolean, language: Language): string {
  const received: ReceivedOrder = {
    ...{ order: { ...order, status: 'delivered' }, products: {}, payment: { step: 'none' } },
    ...{
      hasInvoice: false,
      isNew: false,
      isThanked: false,
      events: [],
      shipment: [],
      returns: [],
      refunds: [],
    },
    ...change,
  };
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <OrderReceived received={received} isReturnable={isReturnable} />
    </LanguageProvider>,
  );
}

const printed = (isThanked: boolean, isReturnable = false) =>
  pageOf({ isThanked, returns: [RETURN] }, isReturnable, 'en');

it('OR-03 an order opened from its mails shows its status, and no second thanks', () => {
  expect(printed(true)).toContain('Your order has been received.');
  const later = printed(false);
  expect(later).toContain('<h1>Order 1001</h1>');
  expect(later).toContain('Delivered');
  expect(later).toContain('back in their box');
  expect(later).not.toContain('name="withdraw_return"');
  expect(later).not.toContain('has been received');
  expect(later).not.toContain('emailed a confirmation');
});

it('WG-27 an order first shows its arrival, from placing to delivery', () => {
  const arrives = 'Arriving Tuesday';
  const page = (status: 'confirmed' | 'delivered', payment: ReceivedOrder['payment']) => {
    const delivery = { ...order.delivery, arrivesOn: new Date('2026-12-01T08:00:00Z'), slot: null };
    return pageOf({ order: { ...order, status, delivery }, payment, isThanked: true }, false, 'en');
  };
  const placed = page('confirmed', { step: 'none' });
  expect(placed.indexOf(arrives)).toBeGreaterThan(placed.indexOf('has been received'));
  expect(placed.indexOf(arrives)).toBeLessThan(placed.indexOf('Order number'));
  expect(page('delivered', { step: 'none' })).not.toContain(arrives);
  expect(page('confirmed', { step: 'unpaid', href: '/pay/' })).not.toContain(arrives);
});

it.each([
  ['en', 'Refund due', 'we’ll contact you to arrange'],
  ['ar', 'مبلغ مستحق الاسترداد', 'سنتواصل معك لترتيب'],
] as const)('OR-04 a refund is shown as due until it is sent, in %s', (language, due, next) => {
  const total = aed(2500);
  const refund = { id: 3, at: new Date('2026-11-28T08:00:00Z'), total, toGiftCards: NOTHING, isByHand: true };
  const page = (state: Refund['state'], refundDue: Money) => {
    const refunded: ReceivedOrder['order'] = {
      ...{ ...order, status: 'refunded' },
      money: { ...order.money, refunded: total, refundDue },
    };
    const documents = [{ refundId: 3 as RefundId, label: 'CN-2026-000007' }];
    const refunds = toShownRefunds(order, [{ ...refund, state } as Refund], documents);
    const markup = pageOf({ order: refunded, refunds, isThanked: false }, false, language);
    expect(markup).toContain(
      `/checkout/order-received/1001/credit-notes/CN-2026-000007.pdf?key=${order.key}`,
    );
    return markup;
  };
  const open = page('by-hand', total);
  const refunded = translatorFor(language).t('account:orders.statuses.refunded');
  expect(open).toContain(due);
  expect(open).toContain(next);
  expect(open).not.toContain(`>${refunded}<`);
  const waiting = page('waiting', total);
  const processing = translatorFor(language).t('account:orders.refundProcessing');
  expect(waiting).toContain(due);
  expect(waiting).toContain(processing);
  for (const text of [next, `>${refunded}<`]) expect(waiting).not.toContain(text);
  expect(open).not.toContain(processing);
  const sent = page('paid-out', NOTHING);
  expect(sent).not.toContain(processing);
  expect(sent).toContain(`>${refunded}<`);
  expect(sent).not.toContain(due);
  expect(sent).not.toContain(next);
});

it('AC-02 the order page from its mails links to a return request while one is possible', () => {
  const link = 'href="/track-order/?orderid=1001"';
  expect(printed(false, true)).toContain(link);
  expect(printed(false)).not.toContain(link);
  expect(printed(true, true)).not.toContain(link);
});

it('PM-05 a pending payment promises an email only when the order has an address', () => {
  const page = (email: string) =>
    pageOf({ order: { ...order, email }, payment: { step: 'checking' }, isThanked: true }, false, 'en');
  expect(page('sara@example.com')).toContain('we’ll email you');
  expect(page('')).toContain('come back later');
  expect(page('')).not.toContain('email you');
});

it.each([
  ['en', ['Order status', 'Packed', 'Shipped', 'Delivered']],
  ['ar', ['حالة الطلب', 'التالي:']],
] as const)('WG-27 an order that was just placed has its coming steps, in %s', (language, texts) => {
  const move = { id: 1, kind: 'move', from: null, to: 'confirmed', actor: 'shopper', reason: '' } as const;
  const event = { ...move, facts: {}, isForCustomer: false, at: new Date('2026-11-28T08:00:00Z') };
  const received = { order: { ...order, status: 'confirmed' as const }, events: [event], isThanked: true };
  const page = pageOf(received, false, language);
  for (const text of texts) expect(page).toContain(text);
});
