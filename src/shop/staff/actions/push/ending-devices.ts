import type { Db } from '#platform/database/client.ts';
import type { Identity } from '#shop/identity';
import { deleteDevices } from '../../store/push-devices.ts';

/** Ending a session, wherever that is done, turns off notifications in its browser. */
export function endingDevices(db: Db, identity: Identity<'staff'>): Identity<'staff'> {
  const { sessions } = identity;
  return {
    ...identity,
    sessions: {
      ...sessions,
      end: async (id, session) => {
        await deleteDevices(db, id, { only: session });
        return sessions.end(id, session);
      },
      endAll: async (tx, id, butFor) => {
        await deleteDevices(tx, id, { butFor });
        return sessions.endAll(tx, id, butFor);
      },
    },
  };
}
