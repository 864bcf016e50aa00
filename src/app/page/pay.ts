import { redirect } from 'react-router';
import { type DeviceMode, deviceOfHint } from '#kernel/device-mode.ts';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { waitsForPayment } from '#shop/checkout';
import type { Order } from '#shop/orders';
import { kindOf, type PaymentRefusal } from '#shop/payments';
import type { Shop } from '#src/compose.ts';
import { payPathAfter, receivedPath } from '#views/order/received-path.ts';
import type { Visit } from '../context.ts';

/** What the browser says it is. */
export function deviceOf({ headers }: Request): DeviceMode | null {
  return deviceOfHint(headers.get('sec-ch-ua-mobile'));
}

/** The sentence for a refusal about a payment. */
export function paymentRefusalText(refusal: PaymentRefusal, language: Language): string {
  const minutes = refusal.code === 'payments.too-many-failures' ? refusal.minutes : 0;
  return wordsIn(language)(`refusals:${refusal.code}`, { count: minutes, minutes });
}

type Paying = { shop: Shop; visit: Visit; order: Order };

/**
 * Where a shopper goes on from an order: to the provider's page while it is to be paid there, else to what was ordered.
 *
 * @returns an address, or why there is no way to the provider now
 */
export async function wayOn({ shop, visit, order }: Paying): Promise<string | PaymentRefusal> {
  const { language } = visit;
  const isOnline = kindOf(order.paymentMethod) !== null;
  if (!isOnline || !waitsForPayment(order)) return receivedPath(order, language);
  const description = wordsIn(language)('payments:description', { number: order.id });
  const started = await shop.payments.start({ order, language, address: visit.senderAddress, description });
  if (started.ok) return started.value.redirectUrl;
  return started.refusal.code === 'payments.nothing-due' ? receivedPath(order, language) : started.refusal;
}

/** The same for who has just placed it: what cannot go on is told where it can be paid otherwise. */
export async function leadOn(paying: Paying): Promise<Response> {
  const way = await wayOn(paying);
  if (typeof way === 'string') return redirect(way);
  return redirect(payPathAfter(paying.order, paying.visit.language, way.code));
}
