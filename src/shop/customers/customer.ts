import type { AddressId, CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Emirate } from '#shop/shipping';

/** A customer with an account. */
export type Customer = Readonly<{
  id: CustomerId;
  email: string;
  firstName: string;
  lastName: string;
  /** The name by which the shop addresses them; never empty. */
  displayName: string;
  /** `+971…`, or empty. */
  phone: string;
  language: Language;
  company: string;
  /** Fifteen digits, or empty. */
  trn: string;
  /** When they agreed to be written to about offers, and where; null when they did not. */
  consent: Readonly<{ at: Instant; source: string }> | null;
  verifiedAt: Instant | null;
  tags: readonly string[];
  hasPassword: boolean;
  hasTwoFactor: boolean;
  createdAt: Instant;
}>;

/** A delivery address. UAE only: no postcode. */
export type Address = Readonly<{
  id: AddressId;
  firstName: string;
  lastName: string;
  phone: string;
  emirate: Emirate;
  area: string;
  street: string;
  building: string;
  unit: string;
  landmark: string;
  makani: string;
  /** `25.2048,55.2708`, or empty. */
  mapPoint: string;
  deliveryNote: string;
  isDefault: boolean;
}>;

/** The customer's display name: the chosen one, else the first name, else the part of the email before the @. */
export function displayNameOf(row: { displayName: string; firstName: string; email: string }): string {
  return row.displayName || row.firstName || (row.email.split('@')[0] ?? '');
}
