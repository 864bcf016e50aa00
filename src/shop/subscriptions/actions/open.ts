import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { PlannedLine, ShopEvents } from '#shop/events.ts';
import type { Order } from '#shop/orders';
import { emirateOf } from '#shop/orders';
import { ageFor } from '#shop/restrictions';
import type { SubscriptionDeps } from '../deps.ts';
import { SUBSCRIPTION_METHODS } from '../rules/change.ts';
import { dayOf, nextAnchor, orderDay } from '../rules/days.ts';
import { insertSubscriptionEvent } from '../store/events.ts';
import { lockRenewalOf, readRenewals, saveCharge } from '../store/renewals.ts';
import {
  deletePendingOf,
  insertSubscription,
  lockStartedBy,
  lockSubscription,
  saveSubscription,
} from '../store/subscriptions.ts';
import type { Subscription } from '../subscription.ts';

/** Lines of one interval are one subscription. */
function byInterval(lines: readonly PlannedLine[]): Map<number, PlannedLine[]> {
  const groups = new Map<number, PlannedLine[]>();
  for (const line of lines) groups.set(line.weeks, [...(groups.get(line.weeks) ?? []), line]);
  return groups;
}

async function confirmedAge(deps: SubscriptionDeps, tx: DbOrTx, order: Order): Promise<number | null> {
  if (order.ageConfirmedAt === null) return null;
  const classes = order.lines.map((line) => line.class);
  return ageFor(classes, emirateOf(order), await deps.settings(tx))?.minimumAge ?? null;
}

/** Writes the subscriptions of an order, to start when it is confirmed; replaces those of an unpaid order before. */
export function openOrdered(deps: SubscriptionDeps) {
  return async (tx: DbOrTx, { orderId, lines }: ShopEvents['PlansOrdered']): Promise<void> => {
    await deletePendingOf(tx, orderId);
    const order = lines.length === 0 ? null : await deps.findOrder(tx, orderId);
    const emirate = order === null ? null : emirateOf(order);
    if (order === null || emirate === null) return;
    const { customerId, language, email, phone, delivery, ageConfirmedAt } = order;
    // An order paid in full by gift cards has no method for the next ones.
    const paymentMethod = SUBSCRIPTION_METHODS.find((code) => code === order.paymentMethod) ?? 'jamra_card';
    const address = { ...order.address, emirate };
    const shared = { customerId, language, email, phone, address, paymentMethod, ageConfirmedAt };
    const age = await confirmedAge(deps, tx, order);
    for (const [weeks, intervalLines] of byInterval(lines))
      await insertSubscription(tx, {
        ...{ ...shared, weeks, confirmedAge: age, deliveryId: delivery.id },
        ...{ firstOrderId: orderId, lines: intervalLines, createdAt: deps.clock() },
      });
  };
}

/** The next order of a cadence after today. */
export async function nextDays(
  deps: SubscriptionDeps,
  { anchorOn, weeks, address }: Pick<Subscription, 'weeks' | 'address'> & { anchorOn: string },
): Promise<{ anchorOn: string; nextOn: string }> {
  const anchor = nextAnchor({ anchorOn, weeks }, dayOf(deps.clock(), deps.zone));
  return { anchorOn: anchor, nextOn: orderDay(anchor, await deps.closedDays(address.emirate)) };
}

/** An unpaid order was paid after all, by its link or by the card. */
async function settleRenewal(deps: SubscriptionDeps, tx: DbOrTx, orderId: OrderId): Promise<void> {
  const renewal = await lockRenewalOf(tx, orderId);
  if (renewal === null || (renewal.chargeAt === null && renewal.problem === null)) return;
  await saveCharge(tx, orderId, {
    chargeAt: null,
    attempts: renewal.attempts,
    problem: null,
    unansweredSince: null,
  });
  const at = deps.clock();
  const { subscriptionId } = renewal;
  await insertSubscriptionEvent(tx, subscriptionId, {
    ...{ kind: 'paid', actor: 'system', at, facts: { order: orderId } },
  });
  const paused = await lockSubscription(tx, subscriptionId);
  if (paused?.state !== 'paused' || paused.anchorOn === null || paused.problem !== renewal.problem) return;
  const days = await nextDays(deps, { ...paused, anchorOn: paused.anchorOn });
  await saveSubscription(tx, subscriptionId, { state: 'active', problem: null, ...days });
  await insertSubscriptionEvent(tx, subscriptionId, { kind: 'resumed', actor: 'system', at });
}

/** Starts the subscriptions of an order that is confirmed. */
export function orderConfirmed(deps: SubscriptionDeps) {
  return async (tx: DbOrTx, orderId: OrderId): Promise<void> => {
    const at = deps.clock();
    const today = dayOf(at, deps.zone);
    for (const started of await lockStartedBy(tx, orderId)) {
      if (started.state !== 'pending') continue;
      const days = await nextDays(deps, { ...started, anchorOn: today });
      const method = (await deps.findOrder(tx, orderId))?.paymentMethod;
      // The order may have been paid by another method than it was placed with.
      const paymentMethod = SUBSCRIPTION_METHODS.find((code) => code === method) ?? started.paymentMethod;
      await saveSubscription(tx, started.id, { state: 'active', paymentMethod, ...days });
      const facts = { order: orderId, day: days.nextOn };
      await insertSubscriptionEvent(tx, started.id, { kind: 'started', actor: 'system', at, facts });
    }
    await settleRenewal(deps, tx, orderId);
  };
}

/** A cancelled first order takes its subscriptions with it; a later one is not charged any more. */
export function orderCancelled(deps: SubscriptionDeps) {
  return async (tx: DbOrTx, orderId: OrderId): Promise<void> => {
    const at = deps.clock();
    for (const started of await lockStartedBy(tx, orderId)) {
      const isFirst = (await readRenewals(tx, started.id)).length === 0;
      if (started.state === 'cancelled' || !isFirst) continue;
      await saveSubscription(tx, started.id, { state: 'cancelled', stateBefore: null, endedAt: at });
      const facts = { order: orderId };
      await insertSubscriptionEvent(tx, started.id, { kind: 'cancelled', actor: 'system', at, facts });
    }
    const renewal = await lockRenewalOf(tx, orderId);
    if (renewal !== null)
      await saveCharge(tx, orderId, {
        chargeAt: null,
        attempts: renewal.attempts,
        problem: null,
        unansweredSince: null,
      });
  };
}
