import { expect, it } from 'vitest';
import { comingSteps } from './coming-steps.ts';
import { NO_DELIVERY } from './no-delivery.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { MOVES } from './states.ts';

const home = { ...NO_DELIVERY, code: 'standard' };
const of = (status: OrderStatus) => comingSteps({ status, delivery: home });

it('a delivered order has steps from confirmation to delivery', () => {
  expect(of('pending')).toEqual(['confirmed', 'packed', 'shipped', 'delivered']);
  expect(of('packed')).toEqual(['shipped', 'delivered']);
  for (const status of ['delivered', 'completed', 'cancelled', 'refunded', 'returned'] as const)
    expect(of(status)).toEqual([]);
});

it('an order without delivery is completed after confirmation', () => {
  expect(comingSteps({ status: 'on-hold', delivery: NO_DELIVERY })).toEqual(['confirmed', 'completed']);
  expect(comingSteps({ status: 'confirmed', delivery: NO_DELIVERY })).toEqual(['completed']);
  const byMail = { ...NO_DELIVERY, code: 'by-mail' };
  expect(comingSteps({ status: 'confirmed', delivery: byMail })).toEqual(['completed']);
});

it('each step of a delivered order is an allowed transition from the previous one', () => {
  for (const status of ORDER_STATUSES) {
    const [next] = of(status);
    if (next !== undefined) expect(MOVES[status]).toContain(next);
  }
});
