import { expect, it } from 'vitest';
import { shipsToOtherAddress } from './other-address.ts';

const BILLING = { billing_first_name: 'Sara', billing_city: 'Al Safa', billing_state: 'DU' };
const asks = (fields: Record<string, string>) =>
  shipsToOtherAddress(new Map(Object.entries({ ...BILLING, ...fields })));

it('CO-02 detects a separate delivery address', () => {
  expect(asks({ ship_to_different_address: '1', shipping_city: 'Al Barsha' })).toBe(true);
  expect(asks({ ship_to_different_address: '1', shipping_country: 'OM' })).toBe(true);
});

it('CO-02 accepts equal, missing or disabled ones', () => {
  expect(asks({ ship_to_different_address: '1', shipping_city: ' Al Safa ', shipping_country: 'AE' })).toBe(
    false,
  );
  expect(asks({ ship_to_different_address: '1', shipping_city: '', shipping_state: '' })).toBe(false);
  expect(asks({ ship_to_different_address: '0', shipping_city: 'Al Barsha' })).toBe(false);
  expect(asks({ shipping_city: 'Al Barsha' })).toBe(false);
});
