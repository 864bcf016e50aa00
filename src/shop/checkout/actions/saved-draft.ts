import type { CartToken } from '#kernel/ids.ts';
import type { Contacts } from '#shop/cart';
import { EMIRATES } from '#shop/shipping';
import { type CheckoutDraft, EMPTY_DRAFT, type Field } from '../rules/form.ts';

/** The form fields stored with a cart. Consent boxes are not stored. */
const SAVED_FIELDS = [
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
  'giftWrap',
  'giftMessage',
  'payment',
  'slot',
] as const satisfies readonly Field[];

/** Invalid values keep the previously chosen method. */
const RATE_ID = /^[a-z0-9_-]{1,40}:\d{1,10}$/;

export type DraftDeps = { contacts: Contacts };

/** The stored form of this cart. */
export function openDraft({ contacts }: DraftDeps) {
  return async (token: CartToken | null): Promise<CheckoutDraft> => {
    const { contact, emirate, rateId } = await contacts.find(token);
    const typed = SAVED_FIELDS.map((field): [Field, string] => [field, contact[field] ?? '']);
    return {
      ...EMPTY_DRAFT,
      ...Object.fromEntries(typed),
      emirate: emirate ?? '',
      delivery: rateId ?? '',
    };
  };
}

/** Stores the form with the cart. */
export function saveDraft({ contacts }: DraftDeps) {
  return (token: CartToken | null, draft: CheckoutDraft): Promise<void> =>
    contacts.save(token, {
      contact: Object.fromEntries(SAVED_FIELDS.map((field) => [field, draft[field]])),
      emirate: EMIRATES.find((code) => code === draft.emirate) ?? null,
      rateId: RATE_ID.test(draft.delivery) ? draft.delivery : null,
    });
}
