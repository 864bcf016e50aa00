import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Emirate } from './rate.ts';

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
}>;

/** Emirates that are delivered to in the same ways. */
export type Zone = Readonly<{
  name: Localized;
  emirates: readonly Emirate[];
  methods: readonly DeliveryMethod[];
}>;

/** @returns the ways to an emirate, whatever a basket is worth */
export function methodsFor(zones: readonly Zone[], emirate: Emirate): DeliveryMethod[] {
  return zones
    .filter(({ emirates }) => emirates.includes(emirate))
    .flatMap(({ methods }) => methods)
    .filter(({ emirates }) => emirates === null || emirates.includes(emirate));
}

/** @returns the worth of goods from which a zone is delivered to free, or null where it never is */
export function freeFromIn({ methods }: Pick<Zone, 'methods'>): Money | null {
  const free = methods.filter(({ cost, emirates }) => cost.minor === 0 && emirates === null);
  const [lowest] = free.map(({ minimum }) => minimum?.minor ?? 0).sort((a, b) => a - b);
  const method = free.find(({ minimum }) => (minimum?.minor ?? 0) === lowest);
  return method === undefined ? null : (method.minimum ?? method.cost);
}
