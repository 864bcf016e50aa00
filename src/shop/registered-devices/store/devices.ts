import { type RawBuilder, sql } from 'kysely';
import type { CustomerId, RegisteredDeviceId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { RegisteredDevice } from '../registered-device.ts';
import type { DeviceForm } from '../rules/device-form.ts';

function devices(db: DbOrTx) {
  return db
    .selectFrom('registered_device')
    .select([
      'id',
      'customer_id as customerId',
      'product_id as productId',
      'name',
      'serial',
      sql<string>`to_char(purchased_on, 'YYYY-MM-DD')`.as('purchasedOn'),
      'registered_at as registeredAt',
      'guarantee_months as guaranteeMonths',
      'extension_months as extensionMonths',
      'reminder_weeks as reminderWeeks',
    ]);
}

/** A customer's devices, the newest first. */
export function devicesOf(db: DbOrTx, id: CustomerId): Promise<RegisteredDevice[]> {
  return devices(db)
    .where('customer_id', '=', id)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findDevice(db: DbOrTx, id: RegisteredDeviceId): Promise<RegisteredDevice | null> {
  return (await devices(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

type NewDevice = DeviceForm &
  Readonly<{
    name: Localized;
    guaranteeMonths: number;
    extensionMonths: number;
    registeredAt: Instant;
    nextReminderAt: Instant | null;
  }>;

/** @returns null where the serial number is registered already */
export async function insertDevice(
  tx: Tx,
  customerId: CustomerId,
  device: NewDevice,
): Promise<RegisteredDeviceId | null> {
  const row = await tx
    .insertInto('registered_device')
    .values({
      customer_id: customerId,
      product_id: device.productId,
      name: JSON.stringify(device.name),
      serial: device.serial,
      purchased_on: device.purchasedOn,
      registered_at: device.registeredAt,
      guarantee_months: device.guaranteeMonths,
      extension_months: device.extensionMonths,
      reminder_weeks: device.reminderWeeks,
      next_reminder_at: device.nextReminderAt,
    })
    .onConflict((conflict) => conflict.column('serial').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** One device at a time is registered or changed: a serial number and the number of devices are looked up before. */
export async function lockDevices(tx: Tx): Promise<void> {
  await lockUntilCommit(tx, 'shop.registered-devices');
}

/** Whether another device has a serial number. */
export async function isSerialTaken(tx: Tx, serial: string, except: RegisteredDeviceId): Promise<boolean> {
  const row = await tx
    .selectFrom('registered_device')
    .select('id')
    .where('serial', '=', serial)
    .where('id', '!=', except)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDevice(
  tx: Tx,
  id: RegisteredDeviceId,
  { name, nextReminderAt, ...form }: DeviceForm & { name: Localized; nextReminderAt: Instant | null },
): Promise<void> {
  await tx
    .updateTable('registered_device')
    .set({
      product_id: form.productId,
      name: JSON.stringify(name),
      serial: form.serial,
      purchased_on: form.purchasedOn,
      reminder_weeks: form.reminderWeeks,
      next_reminder_at: nextReminderAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteDevice(db: DbOrTx, id: RegisteredDeviceId): Promise<void> {
  await db.deleteFrom('registered_device').where('id', '=', id).execute();
}

const NO_REMINDERS = { reminder_weeks: null, next_reminder_at: null };

/** Transfers a device to another account, with reminders off. */
export async function giveDevice(tx: Tx, id: RegisteredDeviceId, to: CustomerId): Promise<void> {
  await tx
    .updateTable('registered_device')
    .set({ customer_id: to, ...NO_REMINDERS })
    .where('id', '=', id)
    .execute();
}

/** Gives all devices of an account to another, as accounts are merged. */
export async function giveAll(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  await tx
    .updateTable('registered_device')
    .set({ customer_id: to, ...NO_REMINDERS })
    .where('customer_id', '=', from)
    .execute();
}

export async function deleteOfCustomer(tx: Tx, id: CustomerId): Promise<void> {
  await tx.deleteFrom('registered_device').where('customer_id', '=', id).execute();
}

export async function endReminders(db: DbOrTx, id: CustomerId): Promise<void> {
  await db.updateTable('registered_device').set(NO_REMINDERS).where('customer_id', '=', id).execute();
}

/** Moves reminders that are due on to their next day, counted from now. @returns the devices */
export async function takeDue(tx: Tx, now: Instant, limit: number): Promise<RegisteredDeviceId[]> {
  const { rows } = await sql<{ id: RegisteredDeviceId }>`
    update registered_device set next_reminder_at = ${now}::timestamptz + reminder_weeks * interval '7 days'
    where id in (
      select id from registered_device where next_reminder_at <= ${now}
      order by next_reminder_at limit ${limit} for update skip locked
    )
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Customers who registered a model; a subquery of their ids. */
export function ownersInSql(productId: number): RawBuilder<unknown> {
  return sql`select customer_id from registered_device where product_id = ${productId}::int`;
}
