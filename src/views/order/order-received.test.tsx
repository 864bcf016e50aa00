import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderId, ReturnId } from '#kernel/ids.ts';
import { translatorFor } from '#messages';
import { sampleOrderMail } from '#shop/mails/rules/sample.ts';
import { LanguageProvider } from '../language/language.tsx';
import { OrderReceived, type ReceivedOrder } from './order-received.tsx';

const { order } = sampleOrderMail('order-delivered', 'en', { publicUrl: 'https://shop.test' });
const RETURN: ReceivedOrder['returns'][number] = {
  ...{ id: 7 as ReturnId, orderId: 1001 as OrderId, words: '', refundId: null, exchangeOrderId: null },
  ...{ state: 'approved', reason: 'faulty', wish: 'refund', lines: [{ position: 0, quantity: 1 }] },
  ...{ askedAt: new Date('2026-11-28T08:00:00Z'), timeline: [], refunded: null },
};

function printed(isThanked: boolean, isReturnable = false): string {
  const received: ReceivedOrder = {
    ...{ order: { ...order, status: 'delivered' }, goods: {}, payment: { step: 'none' } },
    ...{ hasInvoice: false, isNew: false, isThanked, shipment: [], returns: [RETURN] },
  };
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <OrderReceived received={received} isReturnable={isReturnable} />
    </LanguageProvider>,
  );
}

it('OR-03 an order that is looked up from its mails says where it stands, and does not thank once more', () => {
  expect(printed(true)).toContain('Your order has been received.');
  const later = printed(false);
  expect(later).toContain('<h1>Order 1001</h1>');
  expect(later).toContain('Delivered');
  expect(later).toContain('back in their box');
  expect(later).not.toContain('name="withdraw_return"');
  expect(later).not.toContain('has been received');
  expect(later).not.toContain('emailed a confirmation');
});

it('AC-02 the order page of its mails leads to a return request as long as one is possible', () => {
  const link = 'href="/track-order/?orderid=1001"';
  expect(printed(false, true)).toContain(link);
  expect(printed(false)).not.toContain(link);
  expect(printed(true, true)).not.toContain(link);
});
