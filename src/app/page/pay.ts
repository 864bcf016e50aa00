import { redirect } from 'react-router';
import { cutText } from '#kernel/cut-text.ts';
import { type DeviceMode, deviceOfHint } from '#kernel/device-mode.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { waitsForPayment } from '#shop/checkout';
import type { Order } from '#shop/orders';
import { type KeptCard, kindOf, type PaymentRefusal } from '#shop/payments';
import type { Shop } from '#src/compose.ts';
import { payPathAfter, receivedPath } from '#views/order/received-path.ts';
import { CARD_FIELD, NEW_CARD } from '#views/payment/card-choice.tsx';
import type { Visit } from '../context.ts';

/** What the browser says it is. */
export function deviceOf({ headers }: Request): DeviceMode | null {
  return deviceOfHint(headers.get('sec-ch-ua-mobile'));
}

/** The sentence for a refusal about a payment. */
export function paymentRefusalText(refusal: PaymentRefusal, language: Language): string {
  const minutes = refusal.code === 'payments.too-many-failures' ? refusal.minutes : 0;
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes });
}

type Paying = {
  shop: Shop;
  visit: Visit;
  order: Order;
  /** A kept card that was chosen, or null. */
  card: string | null;
};

/** The kept card that a form names; null for a new one. Source: WIRE §10 */
export function chosenCard(sent: FormData): string | null {
  const card = sent.get(CARD_FIELD);
  return typeof card === 'string' && card !== '' && card !== NEW_CARD ? cutText(card, 200) : null;
}

/** Cards that somebody signed in has kept and may pay an order of theirs by. */
export async function ownCards(shop: Shop, visit: Visit, order: Order | null): Promise<readonly KeptCard[]> {
  const account = await visit.account.open();
  const isOwn = account !== null && (order === null || order.customerId === account.customer.id);
  return isOwn ? shop.payments.savedCards.list(account.customer.id) : [];
}

/**
 * Where a shopper goes on from an order: to the provider's page while it is to be paid there, else to what was ordered.
 *
 * @returns an address, or why there is no way to the provider now
 */
export async function wayOn({ shop, visit, order, card }: Paying): Promise<string | PaymentRefusal> {
  const { language } = visit;
  const isOnline = kindOf(order.paymentMethod) !== null;
  if (!isOnline || !waitsForPayment(order)) return receivedPath(order, language);
  const description = wordsIn(language)('payments:description', { number: order.id });
  const account = await visit.account.open();
  const started = await shop.payments.start({
    order,
    language,
    address: visit.senderAddress,
    description,
    customerId: account?.customer.id ?? null,
    card,
  });
  if (started.ok) return started.value.redirectUrl;
  return started.refusal.code === 'payments.nothing-due' ? receivedPath(order, language) : started.refusal;
}

/** The same for who has just placed it: what cannot go on is told where it can be paid otherwise. */
export async function leadOn(paying: Paying): Promise<Response> {
  const way = await wayOn(paying);
  if (typeof way === 'string') return redirect(way);
  return redirect(payPathAfter(paying.order, paying.visit.language, way.code));
}
