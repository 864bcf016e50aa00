import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Charged } from '#shop/payments';
import type { SubscriptionDeps } from '../deps.ts';
import { hasTimedOut, LEASE_MS, PROCESSING_MS, retryAt } from '../rules/attempts.ts';
import { insertSubscriptionEvent } from '../store/events.ts';
import { leaseCharge, lockRenewalOf, saveCharge } from '../store/renewals.ts';
import { lockSubscription, saveSubscription } from '../store/subscriptions.ts';
import type { Problem, Renewal } from '../subscription.ts';
import { runAll, type Turn } from './run-all.ts';

/** `broke-off`: a fault, so that the result is unknown. */
type Result = Charged | 'stock-gone' | 'broke-off';

const UNANSWERED: readonly Result[] = ['down', 'broke-off'];

const PROBLEM_OF: Partial<Record<Result, Problem>> = {
  declined: 'card-declined',
  asks: 'card-asks',
  'no-card': 'no-card',
  'stock-gone': 'out-of-stock',
};

/** Charges the order; an expired one reserves its stock again first. */
async function charge(deps: SubscriptionDeps, { orderId }: Renewal): Promise<Result> {
  const order = await deps.findOrder(deps.db, orderId);
  if (order === null) return 'nothing-due';
  if (order.status === 'failed' && !(await deps.reviveOrder(order))) return 'stock-gone';
  return deps.chargeCard(orderId);
}

type Failed = { renewal: Renewal; problem: Problem };

async function pause(deps: SubscriptionDeps, tx: DbOrTx, { renewal, problem }: Failed) {
  const { subscriptionId: id } = renewal;
  const paused = await lockSubscription(tx, id);
  if (paused?.state !== 'active') return;
  await saveSubscription(tx, id, { state: 'paused', attempts: 0, retryAt: null, problem });
  await insertSubscriptionEvent(tx, id, { kind: 'paused', actor: 'system', at: deps.clock() });
}

async function recordFailure(deps: SubscriptionDeps, tx: DbOrTx, { renewal, problem }: Failed) {
  const { subscriptionId, orderId } = renewal;
  const at = deps.clock();
  const attempts = renewal.attempts + 1;
  const next = retryAt(attempts, (await deps.settings(tx))['subscriptions.retries'], at);
  await saveCharge(tx, orderId, { chargeAt: next, attempts, problem, unansweredSince: null });
  const facts = { order: orderId, problem };
  await insertSubscriptionEvent(tx, subscriptionId, { kind: 'not-paid', actor: 'system', at, facts });
  if (next === null) await pause(deps, tx, { renewal, problem });
  const kind = next === null ? 'renewal-paused' : 'renewal-failed';
  const key = `${kind}-${subscriptionId}-order-${orderId}-${attempts}`;
  await deps.raise(tx, 'RenewalEmailDue', { kind, subscriptionId, key, problem, orderId });
}

/** When to check the charge again; null when it is settled. A charge that ended with a fault keeps its lease. */
function nextLook(result: Result, now: Instant, { chargeAt }: Renewal): Instant | null {
  if (result === 'broke-off') return chargeAt;
  return result === 'processing' || result === 'down' ? new Date(now.getTime() + PROCESSING_MS) : null;
}

/** Records the result of a charge, unless the order was paid, cancelled or stopped meanwhile. */
async function record(deps: SubscriptionDeps, result: Result, orderId: Renewal['orderId']): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const renewal = await lockRenewalOf(tx, orderId);
    if (renewal === null || renewal.chargeAt === null) return;
    const now = deps.clock();
    const unansweredSince = UNANSWERED.includes(result) ? (renewal.unansweredSince ?? now) : null;
    const problem = hasTimedOut(unansweredSince, now) ? 'other' : PROBLEM_OF[result];
    if (problem !== undefined) return recordFailure(deps, tx, { renewal, problem });
    const { attempts } = renewal;
    const chargeAt = nextLook(result, now, renewal);
    await saveCharge(tx, orderId, { chargeAt, attempts, problem: null, unansweredSince });
  });
}

async function chargeNext(deps: SubscriptionDeps): Promise<Turn> {
  const now = deps.clock();
  const leased = await leaseCharge(deps.db, { now, until: new Date(now.getTime() + LEASE_MS) });
  if (leased === null) return { isDone: true, fault: null };
  try {
    await record(deps, await charge(deps, leased), leased.orderId);
    return { isDone: false, fault: null };
  } catch (fault) {
    await record(deps, 'broke-off', leased.orderId);
    return { isDone: false, fault };
  }
}

/**
 * Charges due orders to saved cards. Each charge is leased, so that two workers never run the same one; after a crash
 * the started payment is checked before charging again.
 */
export function chargeDue(deps: SubscriptionDeps) {
  return (): Promise<number> => runAll(deps, () => chargeNext(deps));
}
