import type { CheckoutDraft } from '#shop/checkout';
import type { Account, Address } from '#shop/customers';

function fromAddress(address: Address): Partial<CheckoutDraft> {
  const { firstName, lastName, phone, emirate, area, street, building, unit, landmark, makani } = address;
  const note = address.deliveryNote;
  return { firstName, lastName, phone, emirate, area, street, building, unit, landmark, makani, note };
}

/** Fills in a saved address and keeps all other values. */
export function withAddress(draft: CheckoutDraft, saved: readonly Address[], id: unknown): CheckoutDraft {
  const address = saved.find((one) => String(one.id) === id);
  if (address === undefined) return draft;
  const { note, ...fields } = fromAddress(address);
  return { ...draft, ...fields, note: note === '' || note === undefined ? draft.note : note };
}

type Known = {
  account: Account;
  saved: readonly Address[];
  /** Of the page's URL. */
  parameters: URLSearchParams;
};

/** The saved address named in the URL, else the default one while nothing was typed. */
function chosenAddress(draft: CheckoutDraft, { saved, parameters }: Known): Address | undefined {
  const named = saved.find(({ id }) => String(id) === parameters.get('address'));
  if (named !== undefined) return named;
  const isFresh = [draft.phone, draft.firstName, draft.street].every((typed) => typed === '');
  return isFresh ? saved.find(({ isDefault }) => isDefault) : undefined;
}

/** Fills empty fields from the account; typed values are kept. */
export function prefilled(stored: CheckoutDraft, known: Known): CheckoutDraft {
  const { customer } = known.account;
  const address = chosenAddress(stored, known);
  const draft = address === undefined ? stored : { ...stored, ...fromAddress(address) };
  const or = (typed: string, fallback: string) => (typed === '' ? fallback : typed);
  return {
    ...draft,
    phone: or(draft.phone, customer.phone),
    email: or(draft.email, customer.email),
    firstName: or(draft.firstName, customer.firstName),
    lastName: or(draft.lastName, customer.lastName),
    company: or(draft.company, customer.company),
    trn: or(draft.trn, customer.trn),
    // The first address of an account is saved unless the box is unticked.
    keepAddress: known.saved.length === 0 ? '1' : draft.keepAddress,
  };
}
