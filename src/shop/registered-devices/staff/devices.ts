import type { CustomerId, RegisteredDeviceId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DeviceDeps } from '../deps.ts';
import type { DeviceRefusal } from '../refusals.ts';
import { deleteDevice, findDevice, giveDevice } from '../store/devices.ts';

const UNKNOWN: DeviceRefusal = { code: 'devices.unknown-device' };

/** What staff does with registered devices: removes one, or transfers it to its next owner's account. */
export function devicesStaff({ db }: DeviceDeps) {
  return {
    remove: async (id: RegisteredDeviceId): Promise<Outcome<null, DeviceRefusal>> => {
      if ((await findDevice(db, id)) === null) return refuse(UNKNOWN);
      await deleteDevice(db, id);
      return done(null);
    },
    /** @param to an account that the caller has found */
    transfer: (id: RegisteredDeviceId, to: CustomerId): Promise<Outcome<null, DeviceRefusal>> =>
      db.transaction().execute(async (tx): Promise<Outcome<null, DeviceRefusal>> => {
        if ((await findDevice(tx, id)) === null) return refuse(UNKNOWN);
        await giveDevice(tx, id, to);
        return done(null);
      }),
  };
}
