import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Address } from '#shop/customers';
import { emirateOf, type Order } from '#shop/orders';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { type CheckoutDraft, readDraft } from '../rules/form.ts';
import { shipsToOtherAddress } from '../rules/other-address.ts';
import type { Placing } from '../rules/placing.ts';
import type { CheckoutReview } from '../rules/review.ts';
import { placeOrder } from './place-order.ts';
import { reviewCheckout } from './review-checkout.ts';
import { type DraftDeps, saveDraft } from './saved-draft.ts';

/** A submitted form by field names. */
export type SentForm = { get: (name: string) => unknown };

export type Sender = Pick<Placing, 'token' | 'language' | 'customerId' | 'device' | 'attribution'>;

export type AddressDeps = {
  /** Saves an order's address in the customer's address book, once. */
  saveOrderAddress: (customerId: CustomerId, address: Omit<Address, 'id'>) => Promise<void>;
};

const KEY = /^[0-9a-f-]{36}$/;

/** The form's idempotency key; a form without one gets a new key. */
function idempotencyKeyOf(sent: SentForm): string {
  const key = sent.get('idempotency_key');
  return typeof key === 'string' && KEY.test(key) ? key : randomUUID();
}

/** The total the shopper saw, in fils; null when the form lacks it. */
function seenTotal(sent: SentForm): number | null {
  const text = sent.get('seen_total');
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** The result of a submission. */
export type Submitted = Readonly<{
  draft: CheckoutDraft;
  idempotencyKey: string;
  placed: Outcome<Order, CheckoutRefusal>;
}>;

/** Only for customers; guests have no address book. */
async function saveAddress({ saveOrderAddress }: AddressDeps, order: Order) {
  const { customerId, address, phone } = order;
  const emirate = emirateOf(order);
  if (customerId === null || emirate === null) return;
  const { unit = '', area = '', makani, ...place } = address;
  const spaced = makani.replace(/^(\d{5}) ?(\d{5})$/, '$1 $2');
  const beside = { mapPoint: '', deliveryNote: '', isDefault: false };
  await saveOrderAddress(customerId, { ...place, emirate, unit, area, phone, makani: spaced, ...beside });
}

/** Places an order from a submitted form; stores the values with the cart first. */
export function submitForm(deps: CheckoutDeps & DraftDeps & AddressDeps) {
  const place = placeOrder(deps);
  const storeDraft = saveDraft(deps);
  return async (sent: SentForm, sender: Sender): Promise<Submitted> => {
    const draft = readDraft(sent);
    const idempotencyKey = idempotencyKeyOf(sent);
    await storeDraft(sender.token, draft);
    if (shipsToOtherAddress(sent))
      return { draft, idempotencyKey, placed: refuse({ code: 'checkout.other-address' }) };
    const placed = await place({ ...sender, draft, idempotencyKey, seenTotalMinor: seenTotal(sent) });
    if (placed.ok && draft.keepAddress === '1') await saveAddress(deps, placed.value);
    return { draft, idempotencyKey, placed };
  };
}

/** Stores the typed values and returns the review. */
export function reviewForm(deps: CheckoutDeps & DraftDeps) {
  const review = reviewCheckout(deps);
  const storeDraft = saveDraft(deps);
  return async (
    draft: CheckoutDraft,
    { token, device = null }: Pick<Sender, 'token' | 'device'>,
  ): Promise<CheckoutReview> => {
    await storeDraft(token, draft);
    return review(token, draft, device);
  };
}
