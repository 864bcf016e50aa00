import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import { hasGiftCardLines, hasRefunds, type Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderStatus } from '../../rules/order-status.ts';

const BEFORE_PACKING: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed'];

/** @returns why an order can no longer be edited, or success */
export function checkEditable(order: Order): Outcome<void, OrderRefusal> {
  const { status, origin } = order;
  if (origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  if (!BEFORE_PACKING.includes(status)) return refuse({ code: 'orders.may-not-edit', status });
  // Their cards are issued by the line of the order.
  if (hasGiftCardLines(order)) return refuse({ code: 'orders.has-gift-cards' });
  return hasRefunds(order) ? refuse({ code: 'orders.has-refunds' }) : done(undefined);
}

type Reissued = Readonly<{ before: Order; after: readonly Order[]; reason: 'edited' | 'split' }>;

/** Invoices are never changed: credits the existing one and issues new ones. */
export async function reissue(deps: OrderDeps, tx: Tx, { before, after, reason }: Reissued): Promise<void> {
  const now = deps.clock();
  if (!(await deps.invoices.isGiven(tx, before.id))) return;
  await deps.invoices.credit(tx, { order: before, now, reason, refundId: null });
  for (const order of after) await deps.invoices.give(tx, { order, now });
}
