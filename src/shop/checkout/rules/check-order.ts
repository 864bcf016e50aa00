import { aed, sum } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Cart, isTooMuch } from '#shop/cart';
import { judge } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { CheckoutRefusal } from '../refusals.ts';
import { type CheckedDraft, type CheckoutDraft, checkDraft, type FieldProblems } from './form.ts';
import type { Ready } from './new-order.ts';
import type { Placing } from './placing.ts';
import type { CheckoutReview } from './review.ts';

function firstProblem(cart: Cart): CheckoutRefusal | null {
  const line = cart.lines.find(({ problem }) => problem !== '');
  if (line === undefined || line.problem === '') return null;
  const { problem, restriction, beside } = line;
  const { name } = line.product;
  if (problem === 'restricted')
    return restriction === null ? null : { code: 'checkout.restricted', name, refusal: restriction };
  return {
    code: 'checkout.line-problem',
    name,
    problem,
    left: line.maximum ?? 0,
    ...(beside === undefined ? {} : { beside }),
  };
}

/** Gift cards that are not sold any more, or more than the shop sells in one order. */
function giftCardProblem({ lines }: Cart, settings: Settings): CheckoutRefusal | null {
  const cards = lines.filter(({ product }) => product.isGiftCard);
  if (cards.length > 0 && !settings['giftCards.enabled']) return { code: 'gift-cards.off' };
  const { perOrderMinor } = settings['giftCards.limits'];
  const bought = sum(cards.map(({ total }) => total));
  return bought.minor > perOrderMinor ? { code: 'gift-cards.over-limit', amount: aed(perOrderMinor) } : null;
}

/** The sales restrictions of the basket at its destination. */
function restrictionOn(
  { form, review, rate, method }: Ready,
  placing: Placing,
  settings: Settings,
): CheckoutRefusal | null {
  for (const { product } of review.cart.lines) {
    const facts = {
      class: product.class,
      emirate: form.emirate,
      confirmedAge: form.age === '1' ? (review.ageRule?.minimumAge ?? null) : null,
      isSignedIn: placing.customerId != null,
      isCollected: rate.code === 'collect',
      payment: method.code,
    };
    const refusal = judge(facts, settings);
    if (refusal !== null) return { code: 'checkout.restricted', name: product.name, refusal };
  }
  return null;
}

/**
 * The slot is full or past; not reported for another method than the chosen one, whose own problem comes first.
 */
function slotProblem(
  { rate, slots, slot }: CheckoutReview,
  draft: CheckoutDraft,
): Pick<FieldProblems, 'slot'> {
  if (rate === null || !rate.hasSlots || rate.id !== draft.delivery) return {};
  if (slot === null) return { slot: slots.every(({ isFull }) => isFull) ? 'slot-missing' : 'slot-wrong' };
  return draft.slot === '' || draft.slot === slot.id ? {} : { slot: 'slot-wrong' };
}

/** The message of a gift is longer than the shop allows; without gift wrap it is not used. */
function giftProblem(
  { giftWrap }: CheckoutReview,
  { giftMessage }: CheckoutDraft,
): Pick<FieldProblems, 'giftMessage'> {
  if (!giftWrap?.isChosen || giftMessage.trim().length <= giftWrap.messageLength) return {};
  return { giftMessage: 'giftMessage-long' };
}

function checkFields(review: CheckoutReview, draft: CheckoutDraft): CheckedDraft {
  const checked = checkDraft(draft, review.ageRule !== null);
  const others = { ...slotProblem(review, draft), ...giftProblem(review, draft) };
  if (Object.keys(others).length === 0) return checked;
  return { ok: false, problems: checked.ok ? others : { ...checked.problems, ...others } };
}

/** Wrong fields; a choice that offers nothing yet is not asked for: it follows from the others, or nothing is offered. */
function fieldsRefusal({ rates, methods }: CheckoutReview, problems: FieldProblems): CheckoutRefusal {
  const { delivery, payment, ...others } = problems;
  const requested = {
    ...others,
    ...(delivery === undefined || rates.length === 0 ? {} : { delivery }),
    ...(payment === undefined || methods.length === 0 ? {} : { payment }),
  };
  if (Object.keys(requested).length > 0) return { code: 'checkout.wrong-fields', problems: requested };
  return { code: rates.length === 0 ? 'checkout.no-delivery' : 'checkout.no-payment' };
}

/**
 * Why the whole cart cannot be ordered: its total is too large to store, its gift cards exceed the limit of one order,
 * or it has a subscription but the customer is not signed in.
 */
function basketProblem(
  { cart, totals }: CheckoutReview,
  { customerId }: Placing,
  settings: Settings,
): CheckoutRefusal | null {
  if (isTooMuch(totals)) return { code: 'checkout.too-much' };
  const isPlanned = cart.lines.some(({ plan }) => plan !== undefined);
  if (isPlanned && customerId == null) return { code: 'checkout.account-needed' };
  return giftCardProblem(cart, settings);
}

/** All problems of an order, in the order a shopper can fix them. */
export function checkOrder(
  review: CheckoutReview,
  placing: Placing,
  settings: Settings,
): Outcome<Ready, CheckoutRefusal> {
  const { cart, rate, method } = review;
  const problem = firstProblem(cart) ?? basketProblem(review, placing, settings);
  if (problem !== null) return refuse(problem);
  const checked = checkFields(review, placing.draft);
  if (!checked.ok) return refuse(fieldsRefusal(review, checked.problems));
  if (rate === null) return refuse({ code: 'checkout.no-delivery' });
  if (method === null) return refuse({ code: 'checkout.no-payment' });
  const restriction = restrictionOn({ form: checked.form, review, rate, method }, placing, settings);
  if (restriction !== null) return refuse(restriction);
  const isOther = rate.id !== checked.form.delivery || method.code !== checked.form.payment;
  const isDearer = placing.seenTotalMinor !== null && placing.seenTotalMinor !== review.due.minor;
  if (isOther || isDearer) return refuse({ code: 'checkout.totals-changed' });
  return done({ form: checked.form, review, rate, method });
}
