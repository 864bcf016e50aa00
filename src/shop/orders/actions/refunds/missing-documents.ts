import { sql } from 'kysely';
import type { OrderId, RefundId } from '#kernel/ids.ts';
import { NOTHING, plus, sum } from '#kernel/money.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { planOf, type RefundPlan } from '../../rules/refunds/plan-refund.ts';
import type { Refund } from '../../rules/refunds/refund.ts';
import { lockOrder } from '../../store/orders.ts';
import { readRefunds } from '../../store/refunds.ts';

/** States in which an order without an invoice was never sold: what it was paid, also too late, is only returned. */
const NOT_SOLD: readonly OrderStatus[] = ['cancelled', 'failed'];

/** Refunds of free items alone have no credit note. */
const HAS_AMOUNT = sql<boolean>`(
  order_refund.delivery_minor + order_refund.gift_wrap_minor + order_refund.fee_minor > 0
  or order_refund.lines @? '$[*].amountMinor ? (@ > 0)'
)`;

/** Orders with refunds that have no credit note, except those that were never sold. */
async function findUncredited({ db, invoices }: OrderDeps): Promise<readonly OrderId[]> {
  const { invoicedOrders, creditedRefunds } = invoices.inSql;
  const { rows } = await sql<{ id: OrderId }>`
    select order_id as id from order_refund join shop_order on shop_order.id = order_id
    where origin <> 'old-shop' and status not in ('pending', 'on-hold')
      and order_refund.id not in (${creditedRefunds}) and ${HAS_AMOUNT}
      and (order_id in (${invoicedOrders}) or status <> all(${[...NOT_SOLD]}::text[]))
    group by order_id order by order_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** What has no document of a locked order. */
async function missingOf(
  { invoices }: OrderDeps,
  tx: Tx,
  id: OrderId,
): Promise<{ isInvoiced: boolean; refunds: readonly RefundId[] }> {
  const { invoicedOrders, creditedRefunds } = invoices.inSql;
  const { rows } = await sql<{ is_invoiced: boolean; refunds: readonly RefundId[] | null }>`
    select ${id}::int in (${invoicedOrders}) as is_invoiced, (
      select array_agg(id) from order_refund where order_id = ${id}::int and id not in (${creditedRefunds})
    ) as refunds
  `.execute(tx);
  return { isInvoiced: rows[0]?.is_invoiced === true, refunds: rows[0]?.refunds ?? [] };
}

/** The order without its refunds, as before the first one. */
function unrefunded(order: Order): Order {
  const { money } = order;
  return {
    ...order,
    money: {
      ...money,
      refunded: NOTHING,
      refundedDelivery: NOTHING,
      refundedGiftWrap: NOTHING,
      refundedFee: NOTHING,
    },
  };
}

function afterRefund(order: Order, { delivery, giftWrap, fee }: Refund): Order {
  const { money } = order;
  return {
    ...order,
    money: {
      ...money,
      refundedDelivery: plus(money.refundedDelivery, delivery),
      refundedGiftWrap: plus(money.refundedGiftWrap, giftWrap),
      refundedFee: plus(money.refundedFee, fee),
    },
  };
}

/** The refunds of an order with their amounts, oldest first, without those of only free items. */
function withAmounts(order: Order, refunds: readonly Refund[]): (Refund & Pick<RefundPlan, 'amounts'>)[] {
  let before = unrefunded(order);
  return refunds
    .map((refund) => {
      const { amounts } = planOf(before, refund);
      before = afterRefund(before, refund);
      return { ...refund, amounts };
    })
    .filter(({ amounts }) => sum(amounts.map(({ gross }) => gross)).minor > 0);
}

/** Issues the invoice of a locked order, where it never had one, and the credit notes of its refunds. */
async function issueFor(deps: OrderDeps, tx: Tx, order: Order): Promise<number> {
  const now = deps.clock();
  const missing = await missingOf(deps, tx, order.id);
  if (!missing.isInvoiced && NOT_SOLD.includes(order.status)) return 0;
  const refunds = withAmounts(order, await readRefunds(tx, order.id));
  const due = refunds.filter(({ id }) => missing.refunds.includes(id));
  if (due.length > 0 && !missing.isInvoiced)
    await deps.invoices.give(tx, { order, now, suppliedOn: order.placedAt });
  let issued = 0;
  for (const { id: refundId, reason, amounts } of due) {
    const credited = { order, now, reason, refundId, amounts, isLate: true };
    if ((await deps.invoices.credit(tx, credited)) !== null) issued += 1;
  }
  return issued;
}

/**
 * Issues the documents of orders that were refunded before their invoice, which earlier versions allowed: the invoice
 * first, then a credit note for each refund with its VAT, up to the remaining invoice. Idempotent.
 *
 * @returns how many credit notes were issued
 * @throws AggregateError after all others, if the documents of an order cannot be issued
 * Source: OR-04
 */
export function issueMissingDocuments(deps: OrderDeps) {
  return async (): Promise<number> => {
    let issued = 0;
    const faults: unknown[] = [];
    for (const id of await findUncredited(deps)) {
      const issuing = deps.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        return order === null ? 0 : issueFor(deps, tx, order);
      });
      issued += await issuing.catch((fault: unknown) => {
        faults.push(fault);
        return 0;
      });
    }
    if (faults.length > 0) throw new AggregateError(faults, 'documents of some orders are still missing');
    return issued;
  };
}
