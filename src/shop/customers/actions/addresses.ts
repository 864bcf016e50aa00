import type { AddressId, CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Address } from '../customer.ts';
import type { CustomerDeps } from '../deps.ts';
import type { CustomerRefusal } from '../refusals.ts';
import { type AddressDraft, type AddressForm, parseAddress } from '../rules/address-form.ts';
import { addressesOf, deleteAddress, insertAddress, makeDefault, updateAddress } from '../store/address.ts';
import { lockCustomer } from '../store/customer.ts';

/** More than any customer needs. */
const MOST_ADDRESSES = 20;
const UNKNOWN: CustomerRefusal = { code: 'customers.unknown-address' };

type AddressToSave = { id: AddressId | null; form: AddressForm; now: Instant };

/** Where the location is. */
const LOCATION = [
  'emirate',
  'area',
  'street',
  'building',
  'unit',
] as const satisfies readonly (keyof AddressForm)[];
/** Who is at the location and where it is; notes to the driver aside. */
const PLACE = [
  ...(['firstName', 'lastName', 'phone', 'landmark'] as const),
  ...LOCATION,
] as const satisfies readonly (keyof AddressForm)[];

/** The part of an address that a point on the map belongs to. */
export type AddressLocation = Pick<Address, (typeof LOCATION)[number]>;

const isSameLocation = (one: AddressLocation, other: AddressLocation) =>
  LOCATION.every((field) => one[field] === other[field]);

function isSamePlace(one: AddressForm, other: AddressForm): boolean {
  return PLACE.every((field) => one[field] === other[field]);
}

async function saveAddress(
  tx: Tx,
  customerId: CustomerId,
  { id, form, now }: AddressToSave,
): Promise<Outcome<AddressId, CustomerRefusal>> {
  await lockCustomer(tx, customerId);
  if (id !== null && !(await updateAddress(tx, customerId, { id, form }))) return refuse(UNKNOWN);
  if (id === null && (await addressesOf(tx, customerId)).length >= MOST_ADDRESSES)
    return refuse({ code: 'customers.too-many-addresses', limit: MOST_ADDRESSES });
  const stored = id ?? (await insertAddress(tx, customerId, { form, now }));
  await makeDefault(tx, customerId, form.isDefault ? stored : null);
  return done(stored);
}

/**
 * A customer's addresses: several, one of them the default as soon as there is any. Orders keep theirs as it was.
 *
 * Refusals: `customers.wrong-fields`, `customers.unknown-address`, `customers.too-many-addresses`.
 * Source: CU-02, AC-01
 */
export function addressesFor({ db, clock }: Pick<CustomerDeps, 'db' | 'clock'>) {
  return {
    list: (customerId: CustomerId): Promise<Address[]> => addressesOf(db, customerId),
    /** Keeps an address; with null, a new one. */
    save: async (
      customerId: CustomerId,
      { id, draft }: { id: AddressId | null; draft: AddressDraft },
    ): Promise<Outcome<AddressId, CustomerRefusal>> => {
      const parsed = parseAddress(draft);
      if (!parsed.ok) return refuse({ code: 'customers.wrong-fields', problems: parsed.problems });
      const { form } = parsed;
      return db.transaction().execute((tx) => saveAddress(tx, customerId, { id, form, now: clock() }));
    },
    /** The point that the customer marked on the map for a location; empty for none. */
    mapPointOf: async (tx: DbOrTx, customerId: CustomerId, location: AddressLocation): Promise<string> =>
      (await addressesOf(tx, customerId)).find((one) => one.mapPoint !== '' && isSameLocation(one, location))
        ?.mapPoint ?? '',
    /** Saves the address of an order unless it is saved already. */
    saveOrdered: async (customerId: CustomerId, form: AddressForm): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        await lockCustomer(tx, customerId);
        const isThere = (await addressesOf(tx, customerId)).some((address) => isSamePlace(address, form));
        if (!isThere) await saveAddress(tx, customerId, { id: null, form, now: clock() });
      });
    },
    remove: (customerId: CustomerId, id: AddressId): Promise<Outcome<null, CustomerRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
        await lockCustomer(tx, customerId);
        if (!(await deleteAddress(tx, customerId, id))) return refuse(UNKNOWN);
        await makeDefault(tx, customerId, null);
        return done(null);
      }),
    makeDefault: (customerId: CustomerId, id: AddressId): Promise<Outcome<null, CustomerRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, CustomerRefusal>> => {
        await lockCustomer(tx, customerId);
        if (!(await addressesOf(tx, customerId)).some((address) => address.id === id)) return refuse(UNKNOWN);
        await makeDefault(tx, customerId, id);
        return done(null);
      }),
  };
}
