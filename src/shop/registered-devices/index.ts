import type { CustomerId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { deviceChoices, unregisteredDevices } from './actions/device-choices.ts';
import { dayOf, removeDevice, saveDevice } from './actions/register-device.ts';
import { findDueReminders, reminderOf, stopByLink } from './actions/reminders.ts';
import type { DeviceDeps } from './deps.ts';
import type { DeviceChoice, OrderedDevice, RegisteredDevice } from './registered-device.ts';
import { type Guarantee, guaranteeOf, isCovered } from './rules/guarantee.ts';
import { devicesStaff } from './staff/devices.ts';
import { deleteOfCustomer, devicesOf, giveAll } from './store/devices.ts';

export type { DeviceRefusal } from './refusals.ts';
export type { DeviceChoice, KnownDevice, OrderedDevice, RegisteredDevice } from './registered-device.ts';
/** The device form: fields, parsing, and filling in a registered device. */
export { type DeviceDraft, readDeviceDraft, toDeviceDraft } from './rules/device-form.ts';

/** Owners of a model, for statements of the customers module. */
export { ownersInSql } from './store/devices.ts';

/** A device with its guarantee at this moment. */
export type ShownDevice = RegisteredDevice & Readonly<{ guarantee: Guarantee; isCovered: boolean }>;

async function list({ db, clock }: DeviceDeps, id: CustomerId): Promise<ShownDevice[]> {
  const today = dayOf(clock());
  return (await devicesOf(db, id)).map((device) => {
    const guarantee = guaranteeOf(device);
    return { ...device, guarantee, isCovered: isCovered(guarantee, today) };
  });
}

/**
 * Devices that customers registered by serial number.
 *
 * `list` returns an account's devices with their guarantee, `unregistered` those of its orders that are not
 * registered, `known` the devices on sale, `choices` the products that a customer may choose; `save` registers or
 * changes one, `remove` removes it. `findDue` queues cleaning reminders, `reminder` returns one when its email is
 * written, `stop` is its unsubscribe link. `staff` removes and transfers; `merge`, `ofPerson` and `forgetPerson`
 * follow the account.
 */
export function createRegisteredDevices(deps: DeviceDeps) {
  return {
    list: (id: CustomerId): Promise<ShownDevice[]> => list(deps, id),
    unregistered: (id: CustomerId): Promise<OrderedDevice[]> => unregisteredDevices(deps, id),
    choices: (id: CustomerId): Promise<DeviceChoice[]> => deviceChoices(deps, id),
    known: deps.known,
    today: (): string => dayOf(deps.clock()),
    save: saveDevice(deps),
    remove: removeDevice(deps),
    findDue: findDueReminders(deps),
    reminder: reminderOf(deps),
    stop: stopByLink(deps),
    staff: devicesStaff(deps),
    merge: giveAll,
    ofPerson: (id: CustomerId) => devicesOf(deps.db, id),
    forgetPerson: (tx: Tx, id: CustomerId): Promise<void> => deleteOfCustomer(tx, id),
  };
}
