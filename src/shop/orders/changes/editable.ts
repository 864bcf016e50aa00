import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderNeeds } from '../needs.ts';
import type { Order, OrderStatus } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';

const BEFORE_PACKING: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed'];

/** @returns why an order cannot be changed any more, or that it can */
export function checkEditable({ status, money, lines, origin }: Order): Outcome<void, OrderRefusal> {
  if (origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  if (!BEFORE_PACKING.includes(status)) return refuse({ code: 'orders.may-not-edit', status });
  const isRefunded = money.refunded.minor > 0 || lines.some(({ refundedQuantity }) => refundedQuantity > 0);
  return isRefunded ? refuse({ code: 'orders.has-refunds' }) : done(undefined);
}

type Reissued = Readonly<{ before: Order; after: readonly Order[]; reason: 'edited' | 'split' }>;

/** An invoice is never changed: the one that stands is taken back as a whole, and the orders get new ones. */
export async function reissue(needs: OrderNeeds, tx: Tx, { before, after, reason }: Reissued): Promise<void> {
  const now = needs.clock();
  if (!(await needs.invoices.isGiven(tx, before.id))) return;
  await needs.invoices.credit(tx, { order: before, now, reason, refundId: null });
  for (const order of after) await needs.invoices.give(tx, { order, now });
}
