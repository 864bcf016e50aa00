import { wordsIn } from '#messages';
import { type CheckoutRefusal, FIELDS, readDraft } from '#shop/checkout';
import { CONSENT_FIELD, readAttribution } from '#shop/conversions/rules/attribution.ts';
import type { Order } from '#shop/orders';
import { ErrorList } from '#views/checkout/error-summary.tsx';
import { type CheckoutError, checkoutErrors } from '#views/checkout/refusal-words.ts';
import { payPathAfter, receivedPath } from '#views/order/received-path.ts';
import { CARD_FIELD, NEW_CARD } from '#views/payment/card-choice.tsx';
import type { Answer, Call, Endpoint } from '../../endpoint.ts';
import { print } from '../../fragments/fragments.tsx';
import { sessionExpired } from '../../fragments/session-expired.tsx';
import { CHECKOUT_NONCE, isCheckoutNonce } from '../../guards/checkout-nonce.ts';

type Failure = { messages: string; refresh: boolean };

function failure({ messages, refresh }: Failure): Answer {
  return { kind: 'json', body: { result: 'failure', messages, refresh, reload: false } };
}

/** Refusals after which the displayed totals are outdated. */
const OUTDATES: ReadonlySet<CheckoutRefusal['code']> = new Set([
  'checkout.totals-changed',
  'checkout.form-used',
  'checkout.line-problem',
  'checkout.promotion-gone',
  'checkout.no-delivery',
  'checkout.no-payment',
  'checkout.restricted',
]);

/** Also for a delivery slot that was taken meanwhile. */
function isOutdated(refusal: CheckoutRefusal): boolean {
  if (refusal.code === 'checkout.wrong-fields') return refusal.problems.slot !== undefined;
  return OUTDATES.has(refusal.code);
}

/** Keeps the typed values; the page fetches a fresh nonce and current totals. */
async function stale({ fields, visitor, deps }: Call): Promise<Answer> {
  const { language, cookies } = visitor;
  const { lines } = await deps.shop.cart.open(cookies.token);
  if (lines.length === 0) return failure({ messages: sessionExpired(language), refresh: false });
  const isForm = Object.values(FIELDS).some((name) => fields.has(name));
  if (isForm) await deps.shop.checkout.saveDraft(cookies.token, readDraft(fields));
  const errors: CheckoutError[] = [{ text: wordsIn(language)('checkout:stale') }];
  return failure({ messages: print(<ErrorList errors={errors} />, language), refresh: true });
}

function refused(refusal: CheckoutRefusal, { visitor }: Call): Answer {
  const { language } = visitor;
  if (refusal.code === 'checkout.empty-cart')
    return failure({ messages: sessionExpired(language), refresh: false });
  const errors = checkoutErrors(refusal, language);
  return failure({
    messages: print(<ErrorList errors={errors} />, language),
    refresh: isOutdated(refusal),
  });
}

/**
 * The redirect after ordering: the provider's page, or the pay-for-order page when the provider is unreachable.
 */
async function wayOn(order: Order, { visitor, deps, fields }: Call): Promise<string> {
  const { language, address } = visitor;
  if (order.status !== 'pending') return receivedPath(order, language);
  const card = fields.get(CARD_FIELD) ?? NEW_CARD;
  const started = await deps.shop.payments.start({
    order,
    language,
    address,
    description: wordsIn(language)('payments:description', { number: order.id }),
    customerId: order.customerId,
    card: card === NEW_CARD || card === '' ? null : card,
  });
  if (started.ok) return started.value.redirectUrl;
  return payPathAfter(order, language, started.refusal.code);
}

/** Places the order of the form, as the page's button does. Source: WIRE §5; CO-01, CO-06, CO-07 */
export const checkout: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const { language, cookies, device } = visitor;
  const { token } = cookies;
  if (token === null || !isCheckoutNonce(fields.get(CHECKOUT_NONCE), token, deps.secret)) return stale(call);
  const account = await deps.shop.customers.sessions.open(visitor.accountToken);
  const { 'analytics.googleTag': googleTag } = await deps.shop.settings.all();
  const attribution = readAttribution({ consent: fields.get(CONSENT_FIELD), googleTag, ...visitor.browser });
  const sender = { token, language, customerId: account?.customer.id ?? null, device, attribution };
  const { placed } = await deps.shop.checkout.submit(fields, sender);
  if (!placed.ok) return refused(placed.refusal, call);
  const order = placed.value;
  const cart = await deps.shop.cart.open(token);
  return {
    kind: 'json',
    body: { result: 'success', redirect: await wayOn(order, call), order_id: order.id },
    change: { cart, token },
  };
};
