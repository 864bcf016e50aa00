import { createHash } from 'node:crypto';
import { findEntry } from '#kernel/find-entry.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { ProviderEvent, ProviderPayment, RawWebhook } from '#platform/payments/provider.ts';
import { type PaymentDeps, providerNamed, reach } from '../deps.ts';
import { type Payment, withSeen } from '../payment.ts';
import type { PaymentRefusal } from '../refusals.ts';
import { hasEntry, insertEntry } from '../store/entries.ts';
import { findPayment, findPaymentByKey, lockPayment, saveLedger } from '../store/payments.ts';
import { removeBoughtFromCart } from './remove-from-cart.ts';

/** The source of news: a webhook with its id, or a query by the shop. */
export type Source = Readonly<{ eventId: string; kind: string; digest: string }>;

export type ProviderUpdate = Readonly<{ id: PaymentId; seen: ProviderPayment; source: Source }>;

/** Records new payments at the order. Locks the cart first, as the checkout does. */
async function updateOrder(
  deps: PaymentDeps,
  tx: Tx,
  { before, after }: { before: Payment; after: Payment },
) {
  const { orderId, provider, reference } = after;
  const newMinor = after.capturedMinor - before.capturedMinor;
  const isAllowed = after.state === 'authorised' && before.state !== 'authorised';
  if (newMinor <= 0 && !isAllowed) return;
  await removeBoughtFromCart(deps, tx, orderId);
  if (isAllowed) {
    const goesOn = await deps.orders.secure(tx, orderId);
    // An order that cannot proceed: its authorization is voided.
    if (!goesOn) await deps.raise(tx, 'CaptureDue', { orderId });
    return;
  }
  const paid = await deps.orders.paid(tx, {
    orderId,
    amount: aed(newMinor),
    actor: 'payments',
    reference: `${provider} ${reference} ${after.capturedMinor}`,
  });
  if (!paid.ok) throw new Error(`the order ${orderId} cannot be paid: ${paid.refusal.code}`);
}

/**
 * Applies news of a payment in one transaction: stores the event once, updates the ledger and the order.
 *
 * @returns the updated payment
 */
export async function applyProviderUpdate(
  deps: PaymentDeps,
  { id, seen, source }: ProviderUpdate,
): Promise<Payment> {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockPayment(tx, id);
    const ledger = withSeen(before, seen);
    const after: Payment = { ...before, ...ledger, reference: seen.reference };
    const isNew = await insertEntry(tx, {
      paymentId: id,
      provider: before.provider,
      ...source,
      authorisedMinor: after.authorisedMinor - before.authorisedMinor,
      capturedMinor: after.capturedMinor - before.capturedMinor,
      refundedMinor: after.refundedMinor - before.refundedMinor,
      state: after.state,
      at: deps.clock(),
    });
    if (!isNew) return before;
    const hasFailed = after.state === 'failed' && before.state !== 'failed';
    const failedAt = hasFailed && after.failure !== 'cancelled' ? deps.clock() : null;
    await saveLedger(tx, id, { ...ledger, reference: seen.reference, failedAt });
    await updateOrder(deps, tx, { before, after });
    if (failedAt !== null) await deps.raise(tx, 'PaymentFailed', { paymentId: id, orderId: after.orderId });
    return after;
  });
}

/** The event id of a polled state: the same state is stored once, however often it is polled. */
export function pollSource(kind: string, seen: ProviderPayment): Source {
  const { reference, version, state, capturedMinor, refundedMinor } = seen;
  const eventId = [kind, reference, state, capturedMinor, refundedMinor, seen.isVoided, version].join(':');
  return { eventId, kind, digest: '' };
}

/** Whether the news leave the ledger unchanged. */
function isUnchanged(payment: Payment, seen: ProviderPayment): boolean {
  const after = withSeen(payment, seen);
  const isSame = (['state', 'authorisedMinor', 'capturedMinor', 'refundedMinor', 'isVoided'] as const).every(
    (key) => after[key] === payment[key],
  );
  return isSame;
}

/** Queries a payment at its provider and applies the news. */
export async function settlePayment(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  if (payment.reference === null) return payment;
  const seen = await reach(providerNamed(deps, payment.provider).read(payment.reference));
  if (seen === null || isUnchanged(payment, seen)) return payment;
  return applyProviderUpdate(deps, { id: payment.id, seen, source: pollSource('read', seen) });
}

type Taken = 'taken' | 'known' | 'ignored';

async function takeEvent(
  deps: PaymentDeps,
  event: ProviderEvent,
  { provider, body }: { provider: string; body: Buffer },
): Promise<Outcome<Taken, PaymentRefusal>> {
  const payment = await findPaymentByKey(deps.db, event.paymentKey);
  if (payment === null || payment.provider !== provider)
    return refuse({ code: 'payments.unknown-reference' });
  if (await hasEntry(deps.db, provider, event.id)) return done('known');
  const fresh = (await findPayment(deps.db, payment.id)) ?? payment;
  const seen =
    event.payment ??
    (fresh.reference === null ? null : await providerNamed(deps, provider).read(fresh.reference));
  const isOther = seen !== null && fresh.reference !== null && seen.reference !== fresh.reference;
  if (seen === null || isOther) return refuse({ code: 'payments.unknown-reference' });
  const digest = createHash('sha256').update(body).digest('hex');
  await applyProviderUpdate(deps, {
    id: payment.id,
    seen,
    source: { eventId: event.id, kind: event.kind, digest },
  });
  return done('taken');
}

/**
 * Handles a webhook: verified, stored once, in any order.
 *
 * Refusals: `payments.wrong-signature`, `payments.stale-signature`, `payments.unreadable-event`,
 * `payments.unknown-reference`
 */
export function handleWebhook(deps: PaymentDeps) {
  return async (name: string, raw: RawWebhook): Promise<Outcome<Taken, PaymentRefusal>> => {
    const provider = findEntry(deps.providers, name);
    if (provider === null) return refuse({ code: 'payments.unknown-reference' });
    const parsed = provider.parseWebhook(raw, deps.clock());
    if (!parsed.ok) return parsed;
    if (parsed.value === null) return done('ignored');
    return takeEvent(deps, parsed.value, { provider: name, body: raw.body });
  };
}
