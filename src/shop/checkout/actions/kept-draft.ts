import type { CartToken } from '#kernel/ids.ts';
import type { Contacts } from '#shop/cart';
import { EMIRATES } from '#shop/shipping';
import { type CheckoutDraft, EMPTY_DRAFT, type Field } from '../form.ts';

/** What a cart keeps of a form under the names of its fields. Boxes of the order are ticked anew for every order. */
const KEPT = [
  'phone',
  'email',
  'remind',
  'firstName',
  'lastName',
  'area',
  'street',
  'building',
  'unit',
  'landmark',
  'makani',
  'note',
  'company',
  'trn',
  'payment',
  'slot',
] as const satisfies readonly Field[];

/** What is no way of delivery leaves the one that was chosen before. */
const RATE_ID = /^[a-z0-9_-]{1,40}:\d{1,10}$/;

export type KeepingNeeds = { contacts: Contacts };

/** The form as it was left, in this tab or another one. */
export function openDraft({ contacts }: KeepingNeeds) {
  return async (token: CartToken | null): Promise<CheckoutDraft> => {
    const { contact, emirate, rateId } = await contacts.find(token);
    const typed = KEPT.map((field): [Field, string] => [field, contact[field] ?? '']);
    return {
      ...EMPTY_DRAFT,
      ...Object.fromEntries(typed),
      emirate: emirate ?? '',
      delivery: rateId ?? '',
    };
  };
}

/** Keeps a form as it stands now. */
export function keepDraft({ contacts }: KeepingNeeds) {
  return (token: CartToken | null, draft: CheckoutDraft): Promise<void> =>
    contacts.keep(token, {
      contact: Object.fromEntries(KEPT.map((field) => [field, draft[field]])),
      emirate: EMIRATES.find((code) => code === draft.emirate) ?? null,
      rateId: RATE_ID.test(draft.delivery) ? draft.delivery : null,
    });
}
