import { createHash } from 'node:crypto';
import { findEntry } from '#kernel/find-entry.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { ProviderEvent, ProviderPayment, RawWebhook } from '#platform/payments/provider.ts';
import { hasEntry, insertEntry } from './entries.store.ts';
import { type PaymentNeeds, providerNamed, reach } from './needs.ts';
import { type Payment, withSeen } from './payment.ts';
import { findPayment, findPaymentByKey, lockPayment, saveLedger } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
import { takeOutOfCart } from './take-out-of-cart.ts';

/** Where news came from: a message with its id, or the shop's own question. */
export type Source = Readonly<{ eventId: string; kind: string; digest: string }>;

export type News = Readonly<{ id: PaymentId; seen: ProviderPayment; source: Source }>;

/** Tells the order of money that is new. The cart goes first: whoever orders locks it before the order, too. */
async function tellOrder(
  needs: PaymentNeeds,
  tx: Tx,
  { before, after }: { before: Payment; after: Payment },
) {
  const { orderId, provider, reference } = after;
  const newMinor = after.capturedMinor - before.capturedMinor;
  const isAllowed = after.state === 'authorised' && before.state !== 'authorised';
  if (newMinor <= 0 && !isAllowed) return;
  await takeOutOfCart(needs, tx, orderId);
  if (isAllowed) {
    const goesOn = await needs.orders.secure(tx, orderId);
    // Nobody pays for what cannot be sent: what was allowed is given up.
    if (!goesOn) await needs.followDue(tx, orderId);
    return;
  }
  const paid = await needs.orders.paid(tx, {
    orderId,
    amount: aed(newMinor),
    actor: 'payments',
    reference: `${provider} ${reference} ${after.capturedMinor}`,
  });
  if (!paid.ok) throw new Error(`the order ${orderId} cannot be paid: ${paid.refusal.code}`);
}

/**
 * Takes news of a payment in one transaction: the message is kept once, the ledger follows, the order is told what is new.
 *
 * @returns the payment as it stands then
 */
export async function takeNews(needs: PaymentNeeds, { id, seen, source }: News): Promise<Payment> {
  return needs.db.transaction().execute(async (tx) => {
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
      at: needs.clock(),
    });
    if (!isNew) return before;
    const hasFailed = after.state === 'failed' && before.state !== 'failed';
    const failedAt = hasFailed && after.failure !== 'cancelled' ? needs.clock() : null;
    await saveLedger(tx, id, { ...ledger, reference: seen.reference, failedAt });
    await tellOrder(needs, tx, { before, after });
    return after;
  });
}

/** News that the shop asked for itself are kept once, however often it asks. */
export function asked(kind: string, seen: ProviderPayment): Source {
  const { reference, version, state, capturedMinor, refundedMinor } = seen;
  const eventId = [kind, reference, state, capturedMinor, refundedMinor, seen.isVoided, version].join(':');
  return { eventId, kind, digest: '' };
}

/** Whether the ledger would be another one. */
function tellsNothing(payment: Payment, seen: ProviderPayment): boolean {
  const after = withSeen(payment, seen);
  const isSame = (['state', 'authorisedMinor', 'capturedMinor', 'refundedMinor', 'isVoided'] as const).every(
    (key) => after[key] === payment[key],
  );
  return isSame;
}

/** Asks the provider how a payment stands, and takes what is new. */
export async function settlePayment(needs: PaymentNeeds, payment: Payment): Promise<Payment> {
  if (payment.reference === null) return payment;
  const seen = await reach(providerNamed(needs, payment.provider).read(payment.reference));
  if (seen === null || tellsNothing(payment, seen)) return payment;
  return takeNews(needs, { id: payment.id, seen, source: asked('read', seen) });
}

type Taken = 'taken' | 'known' | 'ignored';

async function takeEvent(
  needs: PaymentNeeds,
  event: ProviderEvent,
  { provider, body }: { provider: string; body: Buffer },
): Promise<Outcome<Taken, PaymentRefusal>> {
  const payment = await findPaymentByKey(needs.db, event.paymentKey);
  if (payment === null || payment.provider !== provider)
    return refuse({ code: 'payments.unknown-reference' });
  if (await hasEntry(needs.db, provider, event.id)) return done('known');
  const fresh = (await findPayment(needs.db, payment.id)) ?? payment;
  const seen =
    event.payment ??
    (fresh.reference === null ? null : await providerNamed(needs, provider).read(fresh.reference));
  const isOther = seen !== null && fresh.reference !== null && seen.reference !== fresh.reference;
  if (seen === null || isOther) return refuse({ code: 'payments.unknown-reference' });
  const digest = createHash('sha256').update(body).digest('hex');
  await takeNews(needs, { id: payment.id, seen, source: { eventId: event.id, kind: event.kind, digest } });
  return done('taken');
}

/**
 * Takes a message of a provider: verified, kept once, in whatever order it comes.
 *
 * Refusals: `payments.wrong-signature`, `payments.stale-signature`, `payments.unreadable-event`,
 * `payments.unknown-reference`
 */
export function takeWebhook(needs: PaymentNeeds) {
  return async (name: string, raw: RawWebhook): Promise<Outcome<Taken, PaymentRefusal>> => {
    const provider = findEntry(needs.providers, name);
    if (provider === null) return refuse({ code: 'payments.unknown-reference' });
    const parsed = provider.parseWebhook(raw, needs.clock());
    if (!parsed.ok) return parsed;
    if (parsed.value === null) return done('ignored');
    return takeEvent(needs, parsed.value, { provider: name, body: raw.body });
  };
}
