import type { Order } from '../order.ts';
import { needsShipping } from './no-delivery.ts';
import type { OrderStatus } from './order-status.ts';

const DELIVERED_STEPS: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered'];
const OTHER_STEPS: readonly OrderStatus[] = ['confirmed', 'completed'];
const BEFORE_ALL: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];

/** The next statuses of an order if all goes well; empty once it is completed or cancelled. */
export function comingSteps({
  status,
  delivery,
}: Pick<Order, 'status' | 'delivery'>): readonly OrderStatus[] {
  const steps = needsShipping({ delivery }) ? DELIVERED_STEPS : OTHER_STEPS;
  if (BEFORE_ALL.includes(status)) return steps;
  const place = steps.indexOf(status);
  return place < 0 ? [] : steps.slice(place + 1);
}
