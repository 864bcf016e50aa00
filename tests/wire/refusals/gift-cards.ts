import { randomUUID } from 'node:crypto';
import { aed } from '#kernel/money.ts';
import { openPage, order, pay } from '../../a-payment.ts';
import { NO_CART } from '../../a-shop.ts';
import { aCart } from './cart.ts';
import { by, NOBODY, paging, type RefusalCase, type RefusalCases, type Running } from './running.ts';

export const DETAILS = {
  gift_card_to: 'Sara',
  gift_card_email: 'sara@example.com',
  gift_card_from: 'Omar',
};
const GIFT = { price: '100.00', more: { 'Meta: _gift_card': 'yes' } };
const BY_HAND = {
  ...{ recipientName: 'Sara', recipientEmail: 'sara@example.com', senderName: 'Omar', message: '' },
  ...{ deliverOn: '', language: 'en' },
} as const;

async function aCard({ runtime, value }: Running, valueMinor = 10_000) {
  const { id } = await value('gift-cards.issue', { ...BY_HAND, valueMinor });
  const code = (await runtime.shop.giftCards.openToSend(id))?.code ?? '';
  return { id, code };
}

/** Codes at the checkout, the last of which is refused. */
const typing =
  (codesOf: (running: Running) => Promise<readonly string[]>): RefusalCase =>
  async (running) => {
    const { cookie } = await aCart(running);
    const codes = await codesOf(running);
    const sent = (gift_card_code: string) => ({
      fields: { apply_gift_card: '1', gift_card_code, idempotency_key: randomUUID() },
      cookie,
    });
    for (const code of codes.slice(0, -1)) await running.send('/checkout/', sent(code));
    return paging(running, '/checkout/', sent(codes.at(-1) ?? ''));
  };

/** Codes of one network on the balance page, and one more on the cart page. */
const guessing: RefusalCase = async (running) => {
  const { cookie } = await aCart(running);
  const address = '10.98.7.6';
  const fields = { gift_card_code: 'ABCD-EFGH-JKMN-PQRS' };
  for (let time = 0; time < 10; time += 1) await running.send('/gift-card/', { fields, address });
  const sent = { fields: { ...fields, apply_gift_card: '1' }, cookie, address };
  return paging(running, '/cart/', sent);
};

/** A paid order of one gift card. */
async function aGiftOrder({ runtime, product }: Running) {
  await runtime.shop.settings.set('payments.capture', 'at-once');
  const productId = await product({ sku: `GIFT-${randomUUID()}`, ...GIFT });
  const added = await runtime.shop.cart.add(NO_CART, [
    { productId, variationId: null, options: DETAILS, quantity: 1 },
  ]);
  if (!added.ok) throw new Error(added.refusal.code);
  const placed = await order(runtime, added.value.token);
  await pay(runtime, await openPage(runtime, placed));
  await runtime.shop.payments.latest(placed.id);
  return placed;
}

/** Refusals of the balance page. */
export const giftCardBalance = {
  'gift-cards.unknown': async (running) =>
    paging(running, '/gift-card/', { fields: { gift_card_code: 'ABCD-EFGH-JKMN-PQRS' } }),
} satisfies RefusalCases;

/** Refusals of the checkout page. */
export const giftCardForms = {
  'gift-cards.empty': typing(async (running) => {
    const { id, code } = await aCard(running);
    await running.value('gift-cards.adjust', { id, amountMinor: -10_000, reason: 'a test' });
    return [code];
  }),
  'gift-cards.expired': typing(async (running) => {
    const { id, code } = await aCard(running);
    const { db } = running.runtime;
    await db
      .updateTable('gift_card')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    return [code];
  }),
  'gift-cards.already-applied': typing(async (running) => {
    const { code } = await aCard(running);
    return [code, code];
  }),
  'gift-cards.too-many-cards': typing(async (running) => {
    const cards = [];
    for (let time = 0; time < 6; time += 1) cards.push((await aCard(running)).code);
    return cards;
  }),
  'gift-cards.too-many-tries': guessing,
  'gift-cards.off': typing(async (running) => {
    await running.set('giftCards.enabled', false);
    return ['ABCD-EFGH-JKMN-PQRS'];
  }),
} satisfies RefusalCases;

/** Refusals of the back office. */
export const giftCards = {
  'gift-cards.unknown-card': by('gift-cards.show', { id: NOBODY }),
  'gift-cards.not-active': async (running) => {
    const { id } = await aCard(running);
    await running.value('gift-cards.set-disabled', { id, isDisabled: true });
    return running.ask('gift-cards.resend', { id });
  },
  'gift-cards.below-zero': async (running) => {
    const { id } = await aCard(running);
    return running.ask('gift-cards.adjust', { id, amountMinor: -10_001, reason: 'a test' });
  },
  'gift-cards.too-large': by('gift-cards.issue', { ...BY_HAND, valueMinor: 500_001 }),
  'orders.gift-card-used': async (running) => {
    const { id } = await aGiftOrder(running);
    const { staff } = running.runtime.shop.giftCards;
    const { rows } = await staff.search({ text: `#${id}`, status: null, limit: 1, offset: 0 });
    const card = rows[0]?.id ?? 0;
    await running.value('gift-cards.adjust', { id: card, amountMinor: aed(-1).minor, reason: 'a test' });
    return running.ask('orders.move', { id, from: 'confirmed', to: 'cancelled', reason: 'a test' });
  },
  'orders.has-gift-cards': async (running) => {
    const { id } = await aGiftOrder(running);
    const { version } = await running.value('orders.show', { id });
    const lines = [{ position: 0, quantity: 1 }];
    return running.ask('orders.split', { id, version, lines, reason: 'a test' });
  },
} satisfies RefusalCases;
