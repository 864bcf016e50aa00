import { EMIRATES, type Emirate } from '#kernel/emirate.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

export { EMIRATES, type Emirate };

/** One way to have a basket delivered to one emirate. */
export type ShippingRate = Readonly<{
  /** On the wire, e.g. `standard:3`: the method's code and its id. */
  id: string;
  code: string;
  title: Localized;
  cost: Money;
  /** The day it arrives, at noon of the shop's zone; null for goods that are not carried. */
  arrivesOn: Instant | null;
  /** Whether a day and a time are chosen with it. */
  hasSlots: boolean;
}>;

/** A day and a time of delivery as an order keeps it. */
export type ChosenSlot = Readonly<{
  /** On the wire, e.g. `12@2026-11-24`: the slot and its day. */
  id: string;
  from: Instant;
  to: Instant;
}>;

/** The same as it can be chosen. */
export type DeliverySlot = ChosenSlot & Readonly<{ isFull: boolean }>;
