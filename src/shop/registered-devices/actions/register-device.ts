import type { CustomerId, RegisteredDeviceId } from '#kernel/ids.ts';
import { DAY_MS, type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { DeviceDeps } from '../deps.ts';
import type { DeviceRefusal } from '../refusals.ts';
import { MOST_DEVICES, type RegisteredDevice } from '../registered-device.ts';
import { type DeviceDraft, type DeviceForm, parseDevice } from '../rules/device-form.ts';
import {
  deleteDevice,
  devicesOf,
  findDevice,
  insertDevice,
  isSerialTaken,
  lockDevices,
  updateDevice,
} from '../store/devices.ts';
import { deviceChoices } from './device-choices.ts';

const WEEK_MS = 7 * DAY_MS;
const UNKNOWN: DeviceRefusal = { code: 'devices.unknown-device' };
const TAKEN: DeviceRefusal = { code: 'devices.serial-taken' };

export function dayOf(at: Instant): string {
  return at.toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
}

function nextReminder({ reminderWeeks }: Pick<DeviceForm, 'reminderWeeks'>, now: Instant): Instant | null {
  return reminderWeeks === null ? null : new Date(now.getTime() + reminderWeeks * WEEK_MS);
}

type Change = Readonly<{ form: DeviceForm; name: Localized; now: Instant }>;

async function register(
  { months }: DeviceDeps,
  tx: Tx,
  { customerId, form, name, now }: Change & { customerId: CustomerId },
): Promise<Outcome<RegisteredDeviceId, DeviceRefusal>> {
  if ((await devicesOf(tx, customerId)).length >= MOST_DEVICES)
    return refuse({ code: 'devices.too-many', limit: MOST_DEVICES });
  const facts = { ...(await months()), registeredAt: now, nextReminderAt: nextReminder(form, now) };
  const id = await insertDevice(tx, customerId, { ...form, name, ...facts });
  return id === null ? refuse(TAKEN) : done(id);
}

async function change(
  tx: Tx,
  device: RegisteredDevice,
  { form, name, now }: Change,
): Promise<Outcome<RegisteredDeviceId, DeviceRefusal>> {
  if (await isSerialTaken(tx, form.serial, device.id)) return refuse(TAKEN);
  const nextReminderAt = nextReminder(form, now);
  await updateDevice(tx, device.id, { ...form, name, nextReminderAt });
  return done(device.id);
}

/**
 * Registers a device, or changes a registered one of the customer. Its guarantee follows the settings on the day of
 * registration.
 *
 * @param id null for a new one
 * Refusals: `devices.wrong-fields`, `devices.serial-taken`, `devices.too-many`, `devices.unknown-device`.
 */
export function saveDevice(deps: DeviceDeps) {
  const { db, clock } = deps;
  return async (
    customerId: CustomerId,
    { id, draft }: { id: RegisteredDeviceId | null; draft: DeviceDraft },
  ): Promise<Outcome<RegisteredDeviceId, DeviceRefusal>> => {
    const device = id === null ? null : await findDevice(db, id);
    if (id !== null && device?.customerId !== customerId) return refuse(UNKNOWN);
    const names = new Map((await deviceChoices(deps, customerId)).map((one) => [one.id, one.name]));
    const now = clock();
    const parsed = parseDevice(draft, { known: new Set(names.keys()), today: dayOf(now) });
    if (!parsed.ok) return refuse({ code: 'devices.wrong-fields', problems: parsed.problems });
    const { form } = parsed;
    const requested = { form, name: names.get(form.productId) ?? { en: '' }, now };
    return db.transaction().execute(async (tx) => {
      await lockDevices(tx);
      return device === null
        ? register(deps, tx, { ...requested, customerId })
        : change(tx, device, requested);
    });
  };
}

/** Removes a device of the customer. Refusals: `devices.unknown-device`. */
export function removeDevice({ db }: DeviceDeps) {
  return async (customerId: CustomerId, id: RegisteredDeviceId): Promise<Outcome<null, DeviceRefusal>> => {
    const device = await findDevice(db, id);
    if (device?.customerId !== customerId) return refuse(UNKNOWN);
    await deleteDevice(db, id);
    return done(null);
  };
}
