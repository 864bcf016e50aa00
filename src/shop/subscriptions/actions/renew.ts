import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { CheckoutRefusal, RenewalOrder } from '#shop/checkout';
import type { SubscriptionDeps } from '../deps.ts';
import { problemOf, retryAt } from '../rules/attempts.ts';
import { dayOf } from '../rules/days.ts';
import { insertSubscriptionEvent } from '../store/events.ts';
import { insertRenewal } from '../store/renewals.ts';
import { lockDue, lockSubscription, saveSubscription, writeLines } from '../store/subscriptions.ts';
import type { Problem, Subscription } from '../subscription.ts';
import { nextDays } from './open.ts';
import { runAll, type Turn } from './run-all.ts';

/** The next order of a subscription, as the checkout takes it; null without an account. */
export function toRenewal(subscription: Subscription): RenewalOrder | null {
  const { id, customerId, nextOn, lines, language, email, phone, address, weeks } = subscription;
  const { paymentMethod, deliveryId, confirmedAge, ageConfirmedAt } = subscription;
  if (customerId === null) return null;
  return {
    ...{ customerId, language, email, phone, address, weeks },
    ...{ paymentMethod, deliveryId, confirmedAge, ageConfirmedAt },
    idempotencyKey: `subscription-${id}-${nextOn ?? ''}`,
    lines: lines.map(({ unitMinor: _before, ...line }) => line),
  };
}

/** Stores the prices of the order, so that changes can be announced before the next one. */
async function savePrices(tx: DbOrTx, due: Subscription, prices: readonly number[]): Promise<void> {
  const lines = due.lines.map((line, at) => ({ ...line, unitMinor: prices[at] ?? line.unitMinor }));
  await writeLines(tx, due.id, lines);
}

/** Places the order of a locked subscription and moves its date, all in one transaction. */
async function orderDue(
  deps: SubscriptionDeps,
  tx: Tx,
  due: Subscription,
): Promise<Outcome<OrderId, CheckoutRefusal>> {
  const renewal = toRenewal(due);
  if (renewal === null || due.nextOn === null || due.anchorOn === null)
    return refuse({ code: 'checkout.account-needed' });
  const placed = await deps.placeRenewal(tx, renewal);
  if (!placed.ok) return placed;
  const order = await deps.findOrder(tx, placed.value);
  const at = deps.clock();
  const chargeAt = order?.status === 'pending' ? at : null;
  await insertRenewal(tx, { subscriptionId: due.id, dueOn: due.nextOn, orderId: placed.value, chargeAt });
  await savePrices(tx, due, order?.lines.map(({ unitPrice }) => unitPrice.minor) ?? []);
  const days = await nextDays(deps, { ...due, anchorOn: due.anchorOn });
  await saveSubscription(tx, due.id, { ...days, attempts: 0, retryAt: null, problem: null });
  const facts = { order: placed.value, day: due.nextOn };
  await insertSubscriptionEvent(tx, due.id, { kind: 'ordered', actor: 'system', at, facts });
  return placed;
}

/** Records a failed order: it is retried, or the subscription is paused. Does nothing if it was changed meanwhile. */
async function recordFailure(deps: SubscriptionDeps, due: Subscription, problem: Problem): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = await lockSubscription(tx, due.id);
    if (now === null || now.version !== due.version) return;
    const at = deps.clock();
    const attempts = now.attempts + 1;
    const next = retryAt(attempts, (await deps.settings(tx))['subscriptions.retries'], at);
    const paused = { state: 'paused', attempts: 0, retryAt: null, problem } as const;
    await saveSubscription(tx, due.id, next === null ? paused : { attempts, retryAt: next, problem });
    const facts = { day: due.nextOn ?? '', problem };
    await insertSubscriptionEvent(tx, due.id, { kind: 'not-ordered', actor: 'system', at, facts });
    if (next === null) await insertSubscriptionEvent(tx, due.id, { kind: 'paused', actor: 'system', at });
    const kind = next === null ? 'renewal-paused' : 'renewal-failed';
    const key = `${kind}-${due.id}-${due.nextOn}-${attempts}`;
    await deps.raise(tx, 'RenewalEmailDue', { kind, subscriptionId: due.id, key, problem, orderId: null });
  });
}

/** Orders the next subscription that is due. A fault is noted like a refusal, so that it holds up no other. */
async function renewNext(deps: SubscriptionDeps): Promise<Turn> {
  const now = deps.clock();
  const locked: { due: Subscription | null } = { due: null };
  try {
    const made = await allOrNothing(
      deps.db,
      async (tx): Promise<Outcome<OrderId | null, CheckoutRefusal>> => {
        locked.due = await lockDue(tx, { now, today: dayOf(now, deps.zone) });
        return locked.due === null ? done(null) : orderDue(deps, tx, locked.due);
      },
    );
    if (!made.ok && locked.due !== null) await recordFailure(deps, locked.due, problemOf(made.refusal));
    return { isDone: locked.due === null, fault: null };
  } catch (fault) {
    if (locked.due === null) throw fault;
    await recordFailure(deps, locked.due, 'other');
    return { isDone: false, fault };
  }
}

/**
 * Places the orders that are due: exactly one for each date, also with concurrent runs and after crashes; several
 * missed dates become one order.
 */
export function renewDue(deps: SubscriptionDeps) {
  return (): Promise<number> => runAll(deps, () => renewNext(deps));
}
