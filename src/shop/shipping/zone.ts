import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Emirate } from './rules/rate.ts';
import type { SlotWindow } from './rules/slot.ts';

/** A configured shipping method. */
export type DeliveryMethod = Readonly<{
  id: number;
  code: string;
  title: Localized;
  cost: Money;
  /** Minimum order value; null for none. */
  minimum: Money | null;
  /** Emirates it serves; null for the whole zone. */
  emirates: readonly Emirate[] | null;
  /** Working days; 0 for today. */
  deliveryDays: number;
  /** Booking period of slots in calendar days after today. */
  daysAhead: number;
  /** Delivery windows; empty for a promised day without choice. */
  slots: readonly SlotWindow[];
}>;

/** Emirates with the same shipping methods. */
export type Zone = Readonly<{
  id: number;
  name: Localized;
  emirates: readonly Emirate[];
  /** Days without delivery, as YYYY-MM-DD in the shop's time zone. */
  closedDays: readonly string[];
  methods: readonly DeliveryMethod[];
}>;

/** A method with the closed days of its zone. */
export type OpenMethod = DeliveryMethod & Pick<Zone, 'closedDays'>;

/** @returns the methods of an emirate's zone, including those that do not serve it */
export function methodsFor(zones: readonly Zone[], emirate: Emirate): OpenMethod[] {
  return zones
    .filter(({ emirates }) => emirates.includes(emirate))
    .flatMap(({ methods, closedDays }) => methods.map((method) => ({ ...method, closedDays })));
}

/** @returns the threshold of free delivery of a zone, or null */
export function freeFromIn({ methods }: Pick<Zone, 'methods'>): Money | null {
  const free = methods.filter(({ cost, emirates }) => cost.minor === 0 && emirates === null);
  const [lowest] = free.map(({ minimum }) => minimum?.minor ?? 0).sort((a, b) => a - b);
  const method = free.find(({ minimum }) => (minimum?.minor ?? 0) === lowest);
  return method === undefined ? null : (method.minimum ?? method.cost);
}
