import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Emirate } from './rate.ts';
import type { SlotWindow } from './slot.ts';

/** One way of delivery as the shopkeeper set it up. */
export type DeliveryMethod = Readonly<{
  id: number;
  code: string;
  title: Localized;
  cost: Money;
  /** Goods of this worth are needed to have it; null for none. */
  minimum: Money | null;
  /** Where in its zone it can be had; null for everywhere. */
  emirates: readonly Emirate[] | null;
  /** Working days; 0 for today. */
  deliveryDays: number;
  /** Calendar days after today whose times can be chosen. */
  daysAhead: number;
  /** Times to choose from; none where a day is promised and nothing is chosen. */
  slots: readonly SlotWindow[];
}>;

/** Emirates that are delivered to in the same ways. */
export type Zone = Readonly<{
  id: number;
  name: Localized;
  emirates: readonly Emirate[];
  /** Days without delivery, as YYYY-MM-DD of the shop's zone. */
  closedDays: readonly string[];
  methods: readonly DeliveryMethod[];
}>;

/** A way of delivery with the closed days of where it leads. */
export type OpenMethod = DeliveryMethod & Pick<Zone, 'closedDays'>;

/** @returns the ways of the zone an emirate lies in, those too that do not lead there */
export function methodsAround(zones: readonly Zone[], emirate: Emirate): OpenMethod[] {
  return zones
    .filter(({ emirates }) => emirates.includes(emirate))
    .flatMap(({ methods, closedDays }) => methods.map((method) => ({ ...method, closedDays })));
}

/** @returns the worth of goods from which a zone is delivered to free, or null where it never is */
export function freeFromIn({ methods }: Pick<Zone, 'methods'>): Money | null {
  const free = methods.filter(({ cost, emirates }) => cost.minor === 0 && emirates === null);
  const [lowest] = free.map(({ minimum }) => minimum?.minor ?? 0).sort((a, b) => a - b);
  const method = free.find(({ minimum }) => (minimum?.minor ?? 0) === lowest);
  return method === undefined ? null : (method.minimum ?? method.cost);
}
