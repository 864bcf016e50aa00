/** What an address is made of, by its fields' names behind `billing_` and `shipping_`. */
const PARTS = ['first_name', 'last_name', 'company', 'state', 'city', 'address_1', 'address_2'] as const;

/** Every address of this shop is in one country. */
const COUNTRY = 'AE';

/**
 * Whether a form asks to deliver to another address than the order's, as checkouts of other shops let it. This one has
 * one address, and what cannot be honoured must not be passed over.
 *
 * Source: WIRE §10
 */
export function asksOtherAddress(sent: { get: (name: string) => unknown }): boolean {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (['', '0'].includes(text('ship_to_different_address'))) return false;
  const isOther = (part: string) => !['', text(`billing_${part}`)].includes(text(`shipping_${part}`));
  return !['', COUNTRY].includes(text('shipping_country')) || PARTS.some(isOther);
}
