import { MINUTE_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { type GivingBack, releaseStock, takeStock } from '#shop/inventory';
import type { UsedDiscount } from '#shop/promotions';
import type { By, OrderDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { BANK_TRANSFER } from '../rules/payment/payment-state.ts';
import { planRest } from '../rules/refunds/plan-refund.ts';
import { demandsOf } from '../rules/stock-demand.ts';
import { saveStatus } from '../store/orders.ts';
import { redeemGiftCardsAgain, returnToGiftCards } from './payment/gift-card-payment.ts';
import { recordAmountDue } from './payment/record-payment.ts';
import { recordRefund } from './refunds/record-refund.ts';

/** The effects of entering a state; the order is still in the previous one. */
type Arrival = (deps: OrderDeps, tx: Tx, moving: { order: Order; by: By }) => Promise<void>;

async function release(
  deps: OrderDeps,
  tx: Tx,
  { order, as }: { order: Order; as: GivingBack },
): Promise<void> {
  const changed = await releaseStock(tx, order.id, as);
  if (changed.length > 0) await deps.raise(tx, 'ProductsChanged', { ids: changed });
}

/** Refunds everything paid and credits the invoice. */
async function undoSale(deps: OrderDeps, tx: Tx, { order, by }: { order: Order; by: By }): Promise<void> {
  const plan = planRest(order, { isRestocked: false });
  if (plan.payOut.minor > 0) {
    await recordRefund(deps, tx, { order, plan, ...by, idempotencyKey: `rest-of-${order.id}` });
    return;
  }
  // Cards of an order that cost nothing were issued without a payment.
  await deps.giftCards.voidBought(tx, order.id, plan.lines);
  await deps.invoices.credit(tx, { order, now: deps.clock(), reason: by.reason, refundId: null });
  await deps.raise(tx, 'SaleCancelled', { orderId: order.id });
}

/** Returns gift card payments of an order that was never invoiced, as if unpaid: the order may be placed again. */
async function withoutGiftCards(deps: OrderDeps, tx: Tx, order: Order): Promise<Order> {
  const isGood = await deps.invoices.isGiven(tx, order.id);
  return isGood ? order : returnToGiftCards(deps, tx, order);
}

const releaseOrder: Arrival = async (deps, tx, moving) => {
  const { id } = moving.order;
  await release(deps, tx, { order: moving.order, as: 'release' });
  await deps.promotions.release(tx, id);
  await saveStatus(tx, id, { reservedUntil: null });
  await undoSale(deps, tx, { ...moving, order: await withoutGiftCards(deps, tx, moving.order) });
};

/** Staff confirm a bank transfer when it has arrived. @returns the order, with the money of its transfer */
async function withTransfer(deps: OrderDeps, tx: Tx, { order, by }: { order: Order; by: By }) {
  if (order.paymentMethod !== BANK_TRANSFER) return order;
  const { actor } = by;
  return (await recordAmountDue(deps, tx, { order, actor, reason: 'bank-transfer' })) ?? order;
}

const confirm: Arrival = async (deps, tx, moving) => {
  const order = await withTransfer(deps, tx, moving);
  await saveStatus(tx, order.id, { reservedUntil: null });
  await deps.invoices.give(tx, { order, now: deps.clock() });
  if (order.money.paid.minor >= order.totals.total.minor)
    await deps.raise(tx, 'OrderPaid', { orderId: order.id });
};

/** A failed order that is to be paid after all gets a new reservation time. */
const restartReservation: Arrival = async (deps, tx, { order }) => {
  const minutes = (await deps.settings(tx))['orders.holdMinutes'];
  const reservedUntil = new Date(deps.clock().getTime() + minutes * MINUTE_MS);
  await saveStatus(tx, order.id, { reservedUntil });
};

/** An order that staff put on hold has no reservation time. */
const hold: Arrival = async (_needs, tx, { order }) => {
  if (order.status === 'pending') return;
  await saveStatus(tx, order.id, { reservedUntil: null });
};

/** Cash on delivery counts as paid on delivery. */
const collectCash: Arrival = async (deps, tx, { order, by }) => {
  if (order.paymentMethod !== 'cod') return;
  const { actor } = by;
  const paid = await recordAmountDue(deps, tx, { order, actor, reason: 'collected-at-the-door' });
  if (paid !== null) await deps.raise(tx, 'OrderPaid', { orderId: order.id });
};

/** Undelivered products are restocked completely; delivered ones by a return, line by line. */
const restockReturned: Arrival = async (deps, tx, moving) => {
  if (moving.order.status !== 'shipped') return;
  await release(deps, tx, { order: moving.order, as: 'return' });
  await undoSale(deps, tx, moving);
};

/** Products of an order that was not shipped are restocked. */
const refundRest: Arrival = async (deps, tx, { order, by }) => {
  if (order.status === 'confirmed') await release(deps, tx, { order, as: 'release' });
  await undoSale(deps, tx, { order, by });
};

export const TRANSITION_EFFECTS: Readonly<Partial<Record<OrderStatus, Arrival>>> = {
  pending: restartReservation,
  confirmed: confirm,
  'on-hold': hold,
  delivered: collectCash,
  cancelled: releaseOrder,
  failed: releaseOrder,
  returned: restockReturned,
  refunded: refundRest,
};

function usedOf(order: Order): UsedDiscount[] {
  return order.discounts.flatMap(({ promotionId, code, title }) =>
    promotionId === null ? [] : [{ promotionId, code, title }],
  );
}

/** Reserves the delivery slot of an order. @returns false when it is full */
export async function hasSlot(deps: OrderDeps, tx: Tx, { id, delivery: { slot } }: Order): Promise<boolean> {
  return slot === null || deps.holdSlot(tx, { slotId: slot.id, orderId: id, from: slot.from });
}

/** Counts the uses of an order's promotions. */
export async function spendUses(deps: OrderDeps, tx: Tx, order: Order): Promise<Outcome<void, OrderRefusal>> {
  const { id: orderId, email, phone } = order;
  const discounts = usedOf(order);
  const spent = await deps.promotions.spend(tx, { orderId, discounts, email, phone, now: deps.clock() });
  return spent.ok ? spent : refuse({ code: 'orders.promotion-gone' });
}

/** A failed order takes its stock and promotions again before it proceeds; a refusal changes nothing. */
export async function revive(deps: OrderDeps, tx: Tx, order: Order): Promise<Outcome<void, OrderRefusal>> {
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
  if (!(await hasSlot(deps, tx, order))) {
    await releaseStock(tx, order.id);
    return refuse({ code: 'orders.slot-gone' });
  }
  const spent = await spendUses(deps, tx, order);
  if (!spent.ok) {
    await releaseStock(tx, order.id);
    return spent;
  }
  await redeemGiftCardsAgain(deps, tx, order);
  await deps.raise(tx, 'ProductsChanged', { ids: taken.value });
  return done(undefined);
}
