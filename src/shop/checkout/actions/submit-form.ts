import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Address } from '#shop/customers';
import { emirateOf, type Order } from '#shop/orders';
import { type CheckoutDraft, readDraft } from '../form.ts';
import type { CheckoutNeeds } from '../needs.ts';
import { asksOtherAddress } from '../other-address.ts';
import type { Placing } from '../placing.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import type { CheckoutReview } from '../review.ts';
import { type KeepingNeeds, keepDraft } from './kept-draft.ts';
import { placeOrder } from './place-order.ts';
import { reviewCheckout } from './review-checkout.ts';

/** A form as it was sent, by its fields' names. */
export type SentForm = { get: (name: string) => unknown };

/** Who sent it. */
export type Sender = Pick<Placing, 'token' | 'language' | 'customerId' | 'device'>;

export type AddressNeeds = {
  /** Keeps the address of an order with its customer, once. */
  keepOrdered: (customerId: CustomerId, address: Omit<Address, 'id'>) => Promise<void>;
};

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

/** Among the addresses of who ordered; a guest has none. */
async function keepAddress({ keepOrdered }: AddressNeeds, order: Order) {
  const { customerId, address, phone } = order;
  const emirate = emirateOf(order);
  if (customerId === null || emirate === null) return;
  const { unit = '', area = '', makani, ...place } = address;
  const spaced = makani.replace(/^(\d{5}) ?(\d{5})$/, '$1 $2');
  const beside = { mapPoint: '', deliveryNote: '', isDefault: false };
  await keepOrdered(customerId, { ...place, emirate, unit, area, phone, makani: spaced, ...beside });
}

/** Makes an order of a form as it was sent, by page or by script; what was typed is kept with the cart first. */
export function submitForm(needs: CheckoutNeeds & KeepingNeeds & AddressNeeds) {
  const place = placeOrder(needs);
  const keep = keepDraft(needs);
  return async (sent: SentForm, sender: Sender): Promise<Submitted> => {
    const draft = readDraft(sent);
    const idempotencyKey = idempotencyKeyOf(sent);
    await keep(sender.token, draft);
    if (asksOtherAddress(sent))
      return { draft, idempotencyKey, placed: refuse({ code: 'checkout.other-address' }) };
    const placed = await place({ ...sender, draft, idempotencyKey, seenTotalMinor: seenTotal(sent) });
    if (placed.ok && draft.keepAddress === '1') await keepAddress(needs, placed.value);
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
