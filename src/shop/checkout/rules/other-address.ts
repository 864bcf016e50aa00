/** The parts of an address: field names after `billing_` and `shipping_`. */
const PARTS = ['first_name', 'last_name', 'company', 'state', 'city', 'address_1', 'address_2'] as const;

/** All addresses are in one country. */
const COUNTRY = 'AE';

/**
 * Whether a form contains a separate delivery address, as WooCommerce allows. This shop supports one address and must
 * not ignore another silently.
 *
 * Source: WIRE §10
 */
export function shipsToOtherAddress(sent: { get: (name: string) => unknown }): boolean {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (['', '0'].includes(text('ship_to_different_address'))) return false;
  const isOther = (part: string) => !['', text(`billing_${part}`)].includes(text(`shipping_${part}`));
  return !['', COUNTRY].includes(text('shipping_country')) || PARTS.some(isOther);
}
