import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';

/** The fields of an address that are typed here; name and phone are the customer's. */
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

/** A customer while they are typed. */
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

/** What a guest's orders say of them, as the form begins with it. */
export function toTyped({ guest, orders }: ValueOf<'customers.show-guest'>): Partial<TypedCustomer> {
  const { id, email, phone, language } = guest;
  const address = orders.rows[0]?.address;
  return {
    ...{ guest: id, email, phone, language },
    first_name: address?.firstName ?? '',
    last_name: address?.lastName ?? '',
  };
}
