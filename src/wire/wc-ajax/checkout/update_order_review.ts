import { cutText } from '#kernel/text/cut-text.ts';
import { type CheckoutDraft, type Field, readDraft } from '#shop/checkout';
import { CARD_FIELD } from '#views/payment/card-choice.tsx';
import { parseForm, withoutZeroBytes } from '../../bodies.ts';
import { isRateId } from '../../cart/chosen-rate.ts';
import { findSavedCards } from '../../cart/find-saved-cards.ts';
import type { Call, Endpoint } from '../../endpoint.ts';
import { reviewFragments } from '../../fragments/order-review.tsx';
import { sessionExpired } from '../../fragments/session-expired.tsx';
import type { Fields } from '../../visitor.ts';

/** Fields that the call sends separately, in addition to the form in `post_data`. */
const OWN: Readonly<Record<string, Field>> = {
  state: 'emirate',
  city: 'area',
  address: 'street',
  address_2: 'building',
  payment_method: 'payment',
  'shipping_method[0]': 'delivery',
};

/** The whole form in `post_data`. */
function formOf(fields: Fields): URLSearchParams {
  return withoutZeroBytes(parseForm(fields.get('post_data') ?? ''));
}

function draftOf(fields: Fields, stored: CheckoutDraft): CheckoutDraft {
  const form = formOf(fields);
  const typed = [...form.keys()].length === 0 ? stored : readDraft(form);
  const values = Object.entries(OWN).flatMap(([name, field]): [Field, string][] => {
    const value = fields.get(name);
    return value === undefined ? [] : [[field, cutText(value, 2000)]];
  });
  const draft = { ...typed, ...Object.fromEntries(values) };
  return isRateId(draft.delivery) ? draft : { ...draft, delivery: '' };
}

async function answerFor(draft: CheckoutDraft, call: Call) {
  const { visitor, deps } = call;
  const { token } = visitor.cookies;
  const review = await deps.shop.checkout.reviewForm(draft, { token, device: visitor.device });
  const cards = await findSavedCards(visitor, deps);
  const card = formOf(call.fields).get(CARD_FIELD) ?? undefined;
  const facts = { draft, language: visitor.language, token, deps, cards, card };
  return { review, fragments: reviewFragments(review, facts) };
}

/**
 * The review for the values typed so far, as the page prints it. Stores them with the cart, so that a reload and
 * another tab have them.
 *
 * Source: WIRE §5
 */
export const update_order_review: Endpoint = async (call) => {
  const { fields, visitor, deps } = call;
  const { token } = visitor.cookies;
  const { lines } = await deps.shop.cart.open(token);
  if (lines.length === 0) {
    const notice = sessionExpired(visitor.language);
    return { kind: 'json', body: { fragments: { 'form.woocommerce-checkout': notice } } };
  }
  const draft = draftOf(fields, await deps.shop.checkout.draft(token));
  const { review, fragments } = await answerFor(draft, call);
  return {
    kind: 'json',
    body: { result: 'success', messages: '', reload: false, fragments },
    seen: review.cart,
  };
};
