import type { RegisteredDeviceId } from '#kernel/ids.ts';
import type { DeviceDeps } from '../deps.ts';
import type { RegisteredDevice } from '../registered-device.ts';
import { stopLinkOf } from '../rules/link.ts';
import { endReminders, findDevice, takeDue } from '../store/devices.ts';

const AT_ONCE = 200;

/** Queues the reminders of cleaning that are due. @returns how many */
export function findDueReminders({ db, clock, raise }: DeviceDeps) {
  return async (): Promise<number> => {
    let count = 0;
    for (let taken = AT_ONCE; taken === AT_ONCE; count += taken)
      taken = await db.transaction().execute(async (tx) => {
        const now = clock();
        const ids = await takeDue(tx, now, AT_ONCE);
        for (const id of ids) await raise(tx, 'CleaningDue', { deviceId: id, at: now.getTime() });
        return ids.length;
      });
    return count;
  };
}

/** The reminder at the time its email is written; null if the device or its reminders were removed meanwhile. */
export function reminderOf({ db, signature }: DeviceDeps) {
  return async (id: RegisteredDeviceId): Promise<{ device: RegisteredDevice; stopLink: string } | null> => {
    const device = await findDevice(db, id);
    if (device === null || device.reminderWeeks === null) return null;
    return { device, stopLink: stopLinkOf(signature).toStop(device.customerId) };
  };
}

/** Ends the reminders of all devices of an account. @returns false for an invalid link */
export function stopByLink({ db, signature }: DeviceDeps) {
  return async (link: string): Promise<boolean> => {
    const id = stopLinkOf(signature).readStop(link);
    if (id === null) return false;
    await endReminders(db, id);
    return true;
  };
}
