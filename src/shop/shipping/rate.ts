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
}>;
