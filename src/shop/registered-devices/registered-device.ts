import type { CustomerId, ProductId, RegisteredDeviceId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';

/** Most devices of an account. */
export const MOST_DEVICES = 20;

/** A device that its owner registered, with the guarantee that held on that day. */
export type RegisteredDevice = Readonly<{
  id: RegisteredDeviceId;
  customerId: CustomerId;
  /** Null once the product was deleted. */
  productId: ProductId | null;
  /** The product's name when it was registered. */
  name: Localized;
  /** Capital letters and digits. */
  serial: string;
  /** `2026-11-26` */
  purchasedOn: string;
  registeredAt: Instant;
  guaranteeMonths: number;
  /** Added for registering. */
  extensionMonths: number;
  /** Weeks between emails that remind of cleaning; null for none. */
  reminderWeeks: number | null;
}>;

/** A device that can be registered. */
export type KnownDevice = Readonly<{ id: ProductId; slug: string; name: Localized }>;

/** A device of the customer's orders. */
export type OrderedDevice = Readonly<{ productId: ProductId; name: Localized; purchasedOn: string }>;

/** A product that a form may name. */
export type DeviceChoice = Readonly<{ id: ProductId; name: Localized }>;
