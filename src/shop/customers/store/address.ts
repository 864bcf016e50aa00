import { sql } from 'kysely';
import type { AddressId, CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Emirate } from '#shop/shipping';
import type { Address } from '../customer.ts';
import type { AddressForm } from '../rules/address-form.ts';

/** A customer's addresses, the default one first. */
export async function addressesOf(db: DbOrTx, customerId: CustomerId): Promise<Address[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    emirate: row.emirate as Emirate,
    area: row.area,
    street: row.street,
    building: row.building,
    unit: row.unit,
    landmark: row.landmark,
    makani: row.makani,
    mapPoint: row.map_point,
    deliveryNote: row.delivery_note,
    isDefault: row.is_default,
  }));
}

function toRow(form: AddressForm) {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    phone: form.phone,
    emirate: form.emirate,
    area: form.area,
    street: form.street,
    building: form.building,
    unit: form.unit,
    landmark: form.landmark,
    makani: form.makani,
    map_point: form.mapPoint,
    delivery_note: form.deliveryNote,
  };
}

export async function insertAddress(
  tx: Tx,
  customerId: CustomerId,
  { form, now }: { form: AddressForm; now: Instant },
): Promise<AddressId> {
  const row = await tx
    .insertInto('customer_address')
    .values({ ...toRow(form), customer_id: customerId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns whether the customer has such an address */
export async function updateAddress(
  tx: Tx,
  customerId: CustomerId,
  { id, form }: { id: AddressId; form: AddressForm },
): Promise<boolean> {
  const result = await tx
    .updateTable('customer_address')
    .set(toRow(form))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteAddress(tx: Tx, customerId: CustomerId, id: AddressId): Promise<boolean> {
  const result = await tx
    .deleteFrom('customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Makes one address the default; with null, the oldest, if there is no default. */
export async function makeDefault(tx: Tx, customerId: CustomerId, id: AddressId | null): Promise<void> {
  if (id !== null)
    await tx
      .updateTable('customer_address')
      .set({ is_default: false })
      .where('customer_id', '=', customerId)
      .where('id', '<>', id)
      .execute();
  await sql`
    update customer_address set is_default = true
    where customer_id = ${customerId}
      and id = coalesce(${id}::integer, (select min(id) from customer_address where customer_id = ${customerId}))
      and not exists (select from customer_address where customer_id = ${customerId} and is_default)
  `.execute(tx);
}

/** Moves all addresses of one customer to another, none of them as the default. */
export async function moveAddresses(tx: Tx, from: CustomerId, into: CustomerId): Promise<void> {
  await tx
    .updateTable('customer_address')
    .set({ customer_id: into, is_default: false })
    .where('customer_id', '=', from)
    .execute();
  await makeDefault(tx, into, null);
}
