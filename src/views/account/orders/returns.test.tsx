import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { OrderLine } from '#shop/orders';
import { LanguageProvider } from '../../language/language.tsx';
import { Returns, type ShownReturn } from './returns.tsx';

const AT = new Date('2026-11-28T08:00:00Z');
const PART = { quantity: 1, name: { en: 'Cedrane Amber' } };
const LINES = [
  { name: { en: 'Ember One', ar: 'إمبر ون' }, options: [], parts: [PART], quantity: 3 },
  { name: { en: 'Pouch', ar: 'جراب' }, options: [], parts: [], quantity: 1 },
] as unknown as readonly OrderLine[];

const RETURN: ShownReturn = {
  ...{
    id: 7 as ReturnId,
    orderId: 4 as OrderId,
    state: 'asked',
    reason: 'faulty',
    words: '',
    wish: 'refund',
  },
  ...{ lines: [{ position: 0, quantity: 2 }], refundId: null, exchangeOrderId: null, askedAt: AT },
  ...{ timeline: [], refund: null },
};

const printed = (change: Partial<ShownReturn>, language: 'en' | 'ar' = 'en', isMailed = true) =>
  renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Returns returns={[{ ...RETURN, ...change }]} lines={LINES} nonce="n" isMailed={isMailed} />
    </LanguageProvider>,
  );

const REFUSED = { from: 'asked', to: 'refused', actor: 'mona', reason: 'The seal is open.', at: AT } as const;

it.each([
  [{ state: 'asked' }, 'email you within one working day', true],
  [{ state: 'approved' }, 'back in their box', true],
  [{ state: 'received' }, 'checking the items', false],
  [{ state: 'refused', timeline: [REFUSED] }, 'The seal is open.', false],
  [
    { state: 'refunded', refundId: 3 as RefundId, refund: { total: aed(12_900), isDue: false } },
    'Refunded: ',
    false,
  ],
  [
    { state: 'refunded', refundId: 3 as RefundId, refund: { total: aed(12_900), isDue: true } },
    'Refund due: ',
    false,
  ],
  [{ state: 'exchanged', exchangeOrderId: 9 as OrderId }, '/my-account/view-order/9/', false],
  [{ state: 'withdrawn' }, 'Cancelled', false],
] as const)('AC-02 OR-05 a return %o shows its items and the next step', (change, words, isOpen) => {
  const markup = printed(change);
  expect(markup).toContain('Ember One');
  expect(markup).toContain('2 ×');
  expect(markup).toContain('1 × Cedrane Amber');
  expect(markup).not.toContain('Pouch');
  expect(markup).toContain(words);
  expect(markup.includes('name="withdraw_return"')).toBe(isOpen);
});

it('AC-02 a return is shown in Arabic', () => {
  expect(printed({ state: 'approved' }, 'ar')).toContain('وسيتصل بك السائق');
});

it('AC-02 a guest withdraws with the proof of the order, and no link leads to the account', () => {
  const guest = (change: Partial<ShownReturn>) =>
    renderToStaticMarkup(
      <LanguageProvider translator={translatorFor('en')}>
        <Returns
          isMailed
          returns={[{ ...RETURN, ...change }]}
          lines={LINES}
          nonce="n"
          proof={{ orderid: '4', order_email: '0501234567' }}
        />
      </LanguageProvider>,
    );
  const open = guest({});
  expect(open).toContain('name="orderid" value="4"');
  expect(open).toContain('name="order_email" value="0501234567"');
  expect(open).toContain('name="withdraw_return"');
  expect(guest({ state: 'exchanged', exchangeOrderId: 5 as OrderId })).not.toContain('/my-account/');
});

it.each([
  ['en', 'asked', /email/i, 'Come back to this page to see our answer.'],
  ['en', 'received', /email/i, 'Come back to this page to see the next steps.'],
  ['ar', 'asked', /نراسلك/, 'عُد إلى هذه الصفحة للاطّلاع على ردّنا.'],
  ['ar', 'received', /نراسلك/, 'عُد إلى هذه الصفحة للاطّلاع على الخطوات التالية.'],
] as const)('OR-05 an order without an email promises none (%s, %s)', (...facts) => {
  const [language, state, promise, instead] = facts;
  expect(printed({ state }, language)).toMatch(promise);
  const markup = printed({ state }, language, false);
  expect(markup).not.toMatch(promise);
  expect(markup).toContain(instead);
});
