import { type CheckoutDraft, EMPTY_DRAFT } from '#shop/checkout';

/** A guest's checkout form for Dubai; delivery it does not name is the first that is offered. */
export const typed: CheckoutDraft = {
  ...EMPTY_DRAFT,
  email: 'sara@example.com',
  phone: '0501234567',
  firstName: 'Sara',
  lastName: 'N.',
  area: 'Al Safa',
  building: 'Villa 14',
  street: 'Street 12',
  emirate: 'DU',
  payment: 'cod',
  age: '1',
  terms: '1',
};
