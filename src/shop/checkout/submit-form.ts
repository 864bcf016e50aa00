import { randomUUID } from 'node:crypto';
import type { Outcome } from '#kernel/outcome.ts';
import type { Order } from '#shop/orders';
import { type CheckoutDraft, readDraft } from './form.ts';
import { type KeepingNeeds, keepDraft } from './kept-draft.ts';
import { type CheckoutNeeds, placeOrder, reviewCheckout } from './place-order.ts';
import type { Placing } from './placing.ts';
import type { CheckoutRefusal } from './refusals.ts';
import type { CheckoutReview } from './review.ts';

/** A form as it was sent, by its fields' names. */
export type SentForm = { get: (name: string) => unknown };

/** Who sent it. */
export type Sender = Pick<Placing, 'token' | 'language' | 'customerId' | 'device'>;

const KEY = /^[0-9a-f-]{36}$/;

/** The form's own name of the order it makes; a form without one gets one. */
function idempotencyKeyOf(sent: SentForm): string {
  const key = sent.get('idempotency_key');
  return typeof key === 'string' && KEY.test(key) ? key : randomUUID();
}

/** The total the shopper saw, in fils; null where the form does not say. */
function seenTotal(sent: SentForm): number | null {
  const text = sent.get('seen_total');
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** What a sent form came to. */
export type Submitted = Readonly<{
  draft: CheckoutDraft;
  idempotencyKey: string;
  placed: Outcome<Order, CheckoutRefusal>;
}>;

/** Makes an order of a form as it was sent, by page or by script; what was typed is kept with the cart first. */
export function submitForm(needs: CheckoutNeeds & KeepingNeeds) {
  const place = placeOrder(needs);
  const keep = keepDraft(needs);
  return async (sent: SentForm, sender: Sender): Promise<Submitted> => {
    const draft = readDraft(sent);
    const idempotencyKey = idempotencyKeyOf(sent);
    await keep(sender.token, draft);
    const placed = await place({ ...sender, draft, idempotencyKey, seenTotalMinor: seenTotal(sent) });
    return { draft, idempotencyKey, placed };
  };
}

/** Keeps what was typed so far, and sums up what it would come to. */
export function reviewForm(needs: CheckoutNeeds & KeepingNeeds) {
  const review = reviewCheckout(needs);
  const keep = keepDraft(needs);
  return async (
    draft: CheckoutDraft,
    { token, device = null }: Pick<Sender, 'token' | 'device'>,
  ): Promise<CheckoutReview> => {
    await keep(token, draft);
    return review(token, draft, device);
  };
}
