import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';

/** The fields of the address form; name and phone are those of the customer. */
export const ADDRESS_PARTS = [
  'billing_city',
  'billing_address_1',
  'billing_address_2',
  'billing_unit',
  'billing_landmark',
  'billing_makani',
  'billing_map',
  'billing_note',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type TypedAddress = Readonly<Record<AddressPart | 'billing_state', string>>;

/** The values of the form. */
export type TypedCustomer = Readonly<
  Omit<InputOf<'customers.create'>, 'address' | 'tags' | 'language'> & {
    language: Language;
    tags: readonly string[];
    address: TypedAddress | null;
  }
>;

export const EMPTY_ADDRESS: TypedAddress = {
  billing_state: 'DU',
  billing_city: '',
  billing_address_1: '',
  billing_address_2: '',
  billing_unit: '',
  billing_landmark: '',
  billing_makani: '',
  billing_map: '',
  billing_note: '',
};

export const EMPTY_CUSTOMER: TypedCustomer = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  language: 'en',
  note: '',
  consent_source: '',
  hasConsent: false,
  tags: [],
  address: null,
  isInvited: true,
  guest: null,
};

/** Initial values from a guest's latest order. */
export function toTyped({ guest, orders }: ValueOf<'customers.show-guest'>): Partial<TypedCustomer> {
  const { id, email, phone, language } = guest;
  const address = orders.rows[0]?.address;
  return {
    ...{ guest: id, email, phone, language },
    first_name: address?.firstName ?? '',
    last_name: address?.lastName ?? '',
  };
}
