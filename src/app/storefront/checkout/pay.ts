import { redirect } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import type { Language } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { type DeviceMode, deviceOfHint } from '#kernel/web/device-mode.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { waitsForPayment } from '#shop/checkout';
import { type Attribution, CONSENT_FIELD, readAttribution } from '#shop/conversions/rules/attribution.ts';
import type { Order } from '#shop/orders';
import { kindOf, type PaymentRefusal, type SavedCard } from '#shop/payments';
import { payPathAfter, receivedPath } from '#views/order/received-path.ts';
import { CARD_FIELD, NEW_CARD } from '#views/payment/card-choice.tsx';
import type { Visit } from '../../context.ts';

/** The device the browser reports. */
export function deviceOf({ headers }: Request): DeviceMode | null {
  return deviceOfHint(headers.get('sec-ch-ua-mobile'));
}

/** The shopper's consent at checkout, with the analytics ids that it permits. */
export async function attributionOf(shop: Shop, { headers }: Request, sent: FormData): Promise<Attribution> {
  const { 'analytics.googleTag': googleTag } = await shop.settings.all();
  return readAttribution({
    googleTag,
    consent: sent.get(CONSENT_FIELD),
    cookie: headers.get('cookie') ?? '',
    userAgent: headers.get('user-agent') ?? '',
  });
}

/** The message of a payment refusal. */
export function paymentRefusalText(refusal: PaymentRefusal, language: Language): string {
  const minutes = refusal.code === 'payments.too-many-failures' ? refusal.minutes : 0;
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes });
}

type Paying = {
  shop: Shop;
  visit: Visit;
  order: Order;
  /** A chosen saved card, or null. */
  card: string | null;
};

/** The saved card of a form; null for a new one. Source: WIRE §10 */
export function chosenCard(sent: FormData): string | null {
  const card = sent.get(CARD_FIELD);
  return typeof card === 'string' && card !== '' && card !== NEW_CARD ? cutText(card, 200) : null;
}

/** The customer's saved cards that may pay their order. */
export async function savedCardsFor(
  shop: Shop,
  visit: Visit,
  order: Order | null,
): Promise<readonly SavedCard[]> {
  const account = await visit.account.open();
  const isOwn = account !== null && (order === null || order.customerId === account.customer.id);
  return isOwn ? shop.payments.savedCards.list(account.customer.id) : [];
}

/**
 * Where the customer is redirected after ordering: the provider's page while a payment is due, else the order received
 * page.
 *
 * @returns a URL, or why the provider cannot be reached
 */
export async function nextStepUrl({ shop, visit, order, card }: Paying): Promise<string | PaymentRefusal> {
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

/** Redirects after placing an order; problems are shown on the pay-for-order page. */
export async function redirectAfterOrder(paying: Paying): Promise<Response> {
  const nextStep = await nextStepUrl(paying);
  if (typeof nextStep === 'string') return redirect(nextStep);
  return redirect(payPathAfter(paying.order, paying.visit.language, nextStep.code));
}
