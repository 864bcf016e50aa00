import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

export { EMIRATES, type Emirate };

/** The code of the rate of virtual products, which are sent by email. */
export const BY_MAIL_CODE = 'by-mail';

/** A shipping rate for a basket. */
export type ShippingRate = Readonly<{
  /** The wire id, e.g. `standard:3`: method code and id. */
  id: string;
  code: string;
  title: Localized;
  cost: Money;
  /** The delivery day, at noon; null for virtual products. */
  arrivesOn: Instant | null;
  /** Whether a slot is chosen with it. */
  hasSlots: boolean;
}>;

/** A delivery slot as stored with an order. */
export type ChosenSlot = Readonly<{
  /** The wire id, e.g. `12@2026-11-24`: slot and day. */
  id: string;
  from: Instant;
  to: Instant;
}>;

/** A slot in the checkout. */
export type DeliverySlot = ChosenSlot & Readonly<{ isFull: boolean }>;
