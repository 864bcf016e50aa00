import { wordsIn } from '#messages';
import { type CheckoutRefusal, FIELDS, readDraft } from '#shop/checkout';
import type { Order } from '#shop/orders';
import { ErrorList } from '#views/checkout/error-summary.tsx';
import { type CheckoutError, checkoutErrors } from '#views/checkout/refusal-words.ts';
import { payPathAfter, receivedPath } from '#views/order/received-path.ts';
import { CARD_FIELD, NEW_CARD } from '#views/payment/card-choice.tsx';
import { CHECKOUT_NONCE, isCheckoutNonce } from '../checkout-nonce.ts';
import type { Answer, Call, Endpoint } from '../endpoint.ts';
import { print } from '../fragments.tsx';
import { sessionExpired } from '../session-expired.tsx';

type Failure = { messages: string; refresh: boolean };

function failure({ messages, refresh }: Failure): Answer {
  return { kind: 'json', body: { result: 'failure', messages, refresh, reload: false } };
}

/** Refusals after which the page shows sums that are not true any more. */
const OUTDATES: ReadonlySet<CheckoutRefusal['code']> = new Set([
  'checkout.totals-changed',
  'checkout.form-used',
  'checkout.line-problem',
  'checkout.promotion-gone',
  'checkout.no-delivery',
  'checkout.no-payment',
  'checkout.restricted',
]);

/** So it is with a time of delivery that somebody else has taken. */
function isOutdated(refusal: CheckoutRefusal): boolean {
  if (refusal.code === 'checkout.wrong-fields') return refusal.problems.slot !== undefined;
  return OUTDATES.has(refusal.code);
}

/** Everything stays typed, and is kept; the page asks for a fresh nonce and for the sums of now. */
async function stale({ fields, visitor, needs }: Call): Promise<Answer> {
  const { language, cookies } = visitor;
  const { lines } = await needs.shop.cart.open(cookies.token);
  if (lines.length === 0) return failure({ messages: sessionExpired(language), refresh: false });
  const isForm = Object.values(FIELDS).some((name) => fields.has(name));
  if (isForm) await needs.shop.checkout.keep(cookies.token, readDraft(fields));
  const errors: CheckoutError[] = [{ text: wordsIn(language)('checkout:stale') }];
  return failure({ messages: print(<ErrorList errors={errors} isAlert />, language), refresh: true });
}

function refused(refusal: CheckoutRefusal, { visitor }: Call): Answer {
  const { language } = visitor;
  if (refusal.code === 'checkout.empty-cart')
    return failure({ messages: sessionExpired(language), refresh: false });
  const errors = checkoutErrors(refusal, language);
  return failure({
    messages: print(<ErrorList errors={errors} isAlert />, language),
    refresh: isOutdated(refusal),
  });
}

/** To the provider's page while the order is to be paid there; where it can be paid otherwise, when that is not there. */
async function wayOn(order: Order, { visitor, needs, fields }: Call): Promise<string> {
  const { language, address } = visitor;
  if (order.status !== 'pending') return receivedPath(order, language);
  const card = fields.get(CARD_FIELD) ?? NEW_CARD;
  const started = await needs.shop.payments.start({
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

/** Makes the order of the form as it stands, as the page's own button does. Source: WIRE §5; CO-01, CO-06, CO-07 */
export const checkout: Endpoint = async (call) => {
  const { fields, visitor, needs } = call;
  const { language, cookies, device } = visitor;
  const { token } = cookies;
  if (token === null || !isCheckoutNonce(fields.get(CHECKOUT_NONCE), token, needs.secret)) return stale(call);
  const account =
    visitor.accountToken === null ? null : await needs.shop.customers.sessions.open(visitor.accountToken);
  const sender = { token, language, customerId: account?.customer.id ?? null, device };
  const { placed } = await needs.shop.checkout.submit(fields, sender);
  if (!placed.ok) return refused(placed.refusal, call);
  const order = placed.value;
  const cart = await needs.shop.cart.open(token);
  return {
    kind: 'json',
    body: { result: 'success', redirect: await wayOn(order, call), order_id: order.id },
    change: { cart, token },
  };
};
