import type { CartToken, ProductId } from '#kernel/ids.ts';
import type { Order } from '#shop/orders';
import type { StartingPayment } from '#shop/payments';
import { typed } from './a-draft.ts';
import { aProduct, NO_CART, type TestShop } from './a-shop.ts';

/** Fields of a checkout that is paid by card. */
export const TYPED = { ...typed, payment: 'jamra_card' };

export type Bought = { token: CartToken; order: Order; sku: string };

/** Places the order of a cart with the filled-in form. */
export async function order(
  { shop }: TestShop,
  token: CartToken,
  more: Partial<typeof TYPED> = {},
): Promise<Order> {
  const draft = { ...TYPED, ...more };
  const review = await shop.checkout.review(token, draft);
  const placed = await shop.checkout.place({
    token,
    draft: { ...draft, delivery: review.rate?.id ?? '' },
    language: 'en',
    idempotencyKey: crypto.randomUUID(),
    seenTotalMinor: null,
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value;
}

let productId = 0;

/** A cart with one product, and its order that awaits payment. */
export async function buy(test: TestShop, more: Partial<typeof TYPED> = {}, stock = 5): Promise<Bought> {
  productId += 1;
  const sku = `PAID-${productId}`;
  const id = await aProduct(test, { sku, price: '249.00', stock });
  const line = { productId: id as ProductId, variationId: null, options: {}, quantity: 1 };
  const added = await test.shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  return { token, sku, order: await order(test, token, more) };
}

/** The request to pay an order; by default by its own customer, with a new card. */
export function paying(order: Order, more: Partial<StartingPayment> = {}): StartingPayment {
  const { customerId } = order;
  const known = { order, customerId, card: null, language: 'en', address: '192.0.2.1' } as const;
  return { ...known, description: 'Order', ...more };
}

/** Opens the provider's page for an order. @returns the bank's reference of the payment */
export async function openPage({ shop }: TestShop, order: Order, address = '192.0.2.1'): Promise<string> {
  const started = await shop.payments.start(paying(order, { address }));
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value.redirectUrl.split('/').at(-2) ?? '';
}

export const CARDS = {
  good: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  late: '4000000000000077',
};

/** Pays with a card on the bank's page. */
export async function pay({ shop }: TestShop, page: string, number = CARDS.good): Promise<void> {
  const paid = await shop.testBank.payByCard(page, {
    number,
    expires: '09/31',
    code: '123',
    keepsCard: true,
  });
  if (!paid.ok) throw new Error(paid.refusal.code);
}

export type Message = { body: string; headers: Record<string, string> };

/** The bank's new messages; each is returned once. */
export async function messagesOf({ shop }: TestShop): Promise<Message[]> {
  const messages: Message[] = [];
  await shop.testBank.deliverDue(async (body, headers) => {
    messages.push({ body, headers });
    return true;
  });
  return messages;
}

/** Delivers a message to the shop's webhook. */
export async function deliverWebhook({ shop }: TestShop, { body, headers }: Message) {
  return shop.payments.takeWebhook('test', { body: Buffer.from(body), headers });
}
