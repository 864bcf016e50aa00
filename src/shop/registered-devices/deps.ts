import type { CustomerId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import type { KnownDevice, OrderedDevice } from './registered-device.ts';

export type DeviceDeps = Readonly<{
  db: Db;
  clock: Clock;
  signature: Signature;
  raise: Raise;
  /** The products that can be registered. */
  known: () => Promise<readonly KnownDevice[]>;
  /** Devices that a customer bought here, the newest order first. */
  ordered: (id: CustomerId) => Promise<readonly OrderedDevice[]>;
  /** Months of the guarantee, and those that are added for registering. */
  months: () => Promise<Readonly<{ guaranteeMonths: number; extensionMonths: number }>>;
}>;
