import { MINUTE_MS } from '#kernel/instant.ts';
import { minus, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { type GivingBack, releaseStock, takeStock } from '#shop/inventory';
import type { UsedDiscount } from '#shop/promotions';
import { insertEvent } from './events.store.ts';
import { demandsOf } from './goods.ts';
import type { By, OrderNeeds } from './needs.ts';
import type { Order, OrderStatus } from './order.ts';
import { addPaid, saveStatus } from './orders.store.ts';
import { planRest } from './refunds/plan-refund.ts';
import { recordRefund } from './refunds/record-refund.ts';
import type { OrderRefusal } from './refusals.ts';

/** What a state brings along when an order arrives there; the order is still in the state it leaves. */
type Arrival = (needs: OrderNeeds, tx: Tx, moving: { order: Order; by: By }) => Promise<void>;

async function release(
  needs: OrderNeeds,
  tx: Tx,
  { order, as }: { order: Order; as: GivingBack },
): Promise<void> {
  const changed = await releaseStock(tx, order.id, as);
  if (changed.length > 0) await needs.productsChanged(tx, changed);
}

/** Whatever was paid goes back, and the invoice is taken back, too. */
async function undoSale(needs: OrderNeeds, tx: Tx, { order, by }: { order: Order; by: By }): Promise<void> {
  const plan = planRest(order, { isRestocked: false });
  if (plan.payOut.minor > 0) {
    await recordRefund(needs, tx, { order, plan, ...by, idempotencyKey: `rest-of-${order.id}` });
    return;
  }
  await needs.invoices.credit(tx, { order, now: needs.clock(), reason: by.reason, refundId: null });
}

const comeToNothing: Arrival = async (needs, tx, moving) => {
  const { id } = moving.order;
  await release(needs, tx, { order: moving.order, as: 'release' });
  await needs.promotions.release(tx, id);
  await saveStatus(tx, id, { reservedUntil: null });
  await undoSale(needs, tx, moving);
};

const confirm: Arrival = async (needs, tx, { order }) => {
  await saveStatus(tx, order.id, { reservedUntil: null });
  await needs.invoices.give(tx, { order, now: needs.clock() });
};

/** An order that failed and is to be paid after all has its goods for as long as a new one. */
const waitAgain: Arrival = async (needs, tx, { order }) => {
  const minutes = (await needs.settings(tx))['orders.holdMinutes'];
  const reservedUntil = new Date(needs.clock().getTime() + minutes * MINUTE_MS);
  await saveStatus(tx, order.id, { reservedUntil });
};

/** Whoever puts a confirmed order on hold does not set a clock to it. */
const hold: Arrival = async (_needs, tx, { order }) => {
  if (order.status === 'pending') return;
  await saveStatus(tx, order.id, { reservedUntil: null });
};

/** What the driver collects at the door counts as paid when the goods were handed over. */
const collectCash: Arrival = async (needs, tx, { order, by }) => {
  const due = minus(order.totals.total, order.money.paid);
  if (order.paymentMethod !== 'cod' || due.minor <= 0) return;
  await addPaid(tx, order.id, due.minor);
  await insertEvent(tx, order.id, {
    kind: 'payment',
    from: order.status,
    to: order.status,
    actor: by.actor,
    reason: 'collected-at-the-door',
    facts: { amount: toDecimal(due) },
    at: needs.clock(),
  });
};

/** Goods that were never handed over come back whole; those that were, by a return, line by line. */
const comeBack: Arrival = async (needs, tx, moving) => {
  if (moving.order.status !== 'shipped') return;
  await release(needs, tx, { order: moving.order, as: 'return' });
  await undoSale(needs, tx, moving);
};

/** Goods of an order that had not left the house go back to the shelves. */
const refundRest: Arrival = async (needs, tx, { order, by }) => {
  if (order.status === 'confirmed') await release(needs, tx, { order, as: 'release' });
  await undoSale(needs, tx, { order, by });
};

export const ARRIVALS: Readonly<Partial<Record<OrderStatus, Arrival>>> = {
  pending: waitAgain,
  confirmed: confirm,
  'on-hold': hold,
  delivered: collectCash,
  cancelled: comeToNothing,
  failed: comeToNothing,
  returned: comeBack,
  refunded: refundRest,
};

function usedOf(order: Order): UsedDiscount[] {
  return order.discounts.flatMap(({ promotionId, code, title }) =>
    promotionId === null ? [] : [{ promotionId, code, title }],
  );
}

async function hasSlot(needs: OrderNeeds, tx: Tx, { id, delivery: { slot } }: Order): Promise<boolean> {
  return slot === null || needs.holdSlot(tx, { slotId: slot.id, orderId: id, from: slot.from });
}

/** An order that failed takes its goods and promotions anew before it goes on; a refusal leaves all as it was. */
export async function revive(needs: OrderNeeds, tx: Tx, order: Order): Promise<Outcome<void, OrderRefusal>> {
  const taken = await takeStock(tx, demandsOf(order.lines), order.id);
  if (!taken.ok) {
    await releaseStock(tx, order.id);
    const { productId } = taken.refusal;
    const short = order.lines.find(
      (line) =>
        (line.variationId ?? line.productId) === productId ||
        line.parts.some((part) => part.productId === productId),
    );
    return refuse({ code: 'orders.stock-gone', name: short?.name ?? { en: '' } });
  }
  const { id: orderId, email, phone } = order;
  if (!(await hasSlot(needs, tx, order))) {
    await releaseStock(tx, order.id);
    return refuse({ code: 'orders.slot-gone' });
  }
  const spent = await needs.promotions.spend(tx, {
    orderId,
    discounts: usedOf(order),
    email,
    phone,
    now: needs.clock(),
  });
  if (!spent.ok) {
    await releaseStock(tx, order.id);
    return refuse({ code: 'orders.promotion-gone' });
  }
  await needs.productsChanged(tx, taken.value);
  return done(undefined);
}
