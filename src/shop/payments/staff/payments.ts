import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { aed, formatAmount, type Money, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Begun, capturePayment, type Done, findBegun, voidPayment } from '../actions/move-money.ts';
import { orDown, type PaymentDeps } from '../deps.ts';
import type { Payment, PaymentState } from '../payment.ts';
import type { PaymentRefusal } from '../refusals.ts';
import { readEntries, type StoredEntry } from '../store/entries.ts';
import { readMismatches } from '../store/mismatches.ts';
import { findPayment, listPayments, type PaymentPage } from '../store/payments.ts';

/** Payments per page. */
const PAGE = 25;

/** Who acts, and why. */
export type StaffActor = Readonly<{ actor: string; reason: string }>;

export type PaymentSearch = Readonly<{ state: PaymentState | null; orderId: OrderId | null; page: number }>;

/** A payment with its ledger entries. */
export type ShownPayment = Readonly<{ payment: Payment; entries: readonly StoredEntry[] }>;

/** A refund by staff; the queue sends the money. */
export type AdminRefund = Readonly<{ orderId: OrderId; amount: Money }>;

function isSameMoney(before: Payment, after: Payment): boolean {
  return before.state === after.state && before.capturedMinor === after.capturedMinor;
}

/** An action of staff: finds the payment, acts, and records who and why in the order's timeline. */
function moving(deps: PaymentDeps, word: 'captured' | 'voided') {
  return (id: PaymentId, by: StaffActor, move: (payment: Begun) => Promise<Done>): Promise<Done> =>
    orDown(async () => {
      const payment = await findBegun(deps, id);
      if (payment === null) return refuse({ code: 'payments.unknown-reference' });
      const moved = await move(payment);
      // A repeated call finds the payment as it left it.
      if (!moved.ok || isSameMoney(payment, moved.value)) return moved;
      const amount = word === 'captured' ? moved.value.capturedMinor : moved.value.authorisedMinor;
      await deps.orders.note(payment.orderId, {
        text: `Payment ${id} ${word}, AED ${formatAmount(aed(amount))}: ${by.reason}`,
        actor: by.actor,
        isForCustomer: false,
      });
      return moved;
    });
}

function leftOf({ capturedMinor, refundedMinor }: Payment): Money {
  return aed(capturedMinor - refundedMinor);
}

type Refunding = StaffActor & Readonly<{ amount: Money | null }>;

/** Refunds all of an order that this payment paid; stock and documents follow the order's move to 'refunded'. */
async function refundAll(deps: PaymentDeps, payment: Payment, by: StaffActor) {
  const before = (await deps.orders.find(payment.orderId))?.money.refunded ?? NOTHING;
  const moved = await deps.orders.move(payment.orderId, 'refunded', by);
  if (!moved.ok) return refuse({ code: 'payments.refund-by-line', orderId: payment.orderId } as const);
  return done({
    orderId: payment.orderId,
    amount: aed(moved.value.money.refunded.minor - before.minor),
  });
}

/** Refunds an overpaid amount; products are refunded by line, so that documents and stock follow. */
async function refundSurplus(deps: PaymentDeps, payment: Payment, by: StaffActor & { amount: Money }) {
  const paidOut = await deps.orders.payOutDifference(payment.orderId, by);
  if (!paidOut.ok) return refuse({ code: 'payments.refund-by-line', orderId: payment.orderId } as const);
  return done({ orderId: payment.orderId, amount: by.amount });
}

/** Refunds through the order, so that order, documents and ledger agree. */
function refundByOrder(deps: PaymentDeps) {
  return async (
    id: PaymentId,
    { amount, ...by }: Refunding,
  ): Promise<Outcome<AdminRefund, PaymentRefusal>> => {
    const payment = await findBegun(deps, id);
    if (payment === null) return refuse({ code: 'payments.unknown-reference' });
    const left = leftOf(payment);
    if (left.minor <= 0 || (amount !== null && (amount.minor <= 0 || amount.minor > left.minor)))
      return refuse({ code: 'payments.too-much', leftMinor: left.minor });
    return amount === null ? refundAll(deps, payment, by) : refundSurplus(deps, payment, { ...by, amount });
  };
}

/**
 * Payments for staff; every action is recorded in the order's timeline with its reason.
 *
 * `list` 25 per page, newest first; `show` one with its entries; `capture` captures, by default all that is due;
 * `void` voids; `refund` refunds the whole order, or an overpaid amount; `mismatches` of the last reconciliation.
 *
 * Refusals: `payments.unknown-reference`, `payments.may-not`, `payments.too-much`, `payments.nothing-due`,
 * `payments.refund-by-line`, `payments.provider-down`
 * Source: PM-05, PM-06
 */
export function createPaymentsStaff(deps: PaymentDeps) {
  const captured = moving(deps, 'captured');
  const voided = moving(deps, 'voided');
  return {
    list: (search: PaymentSearch): Promise<PaymentPage> => listPayments(deps.db, { ...search, size: PAGE }),
    show: async (id: PaymentId): Promise<ShownPayment | null> => {
      const payment = await findPayment(deps.db, id);
      return payment === null ? null : { payment, entries: await readEntries(deps.db, id) };
    },
    capture: (id: PaymentId, { amount, ...by }: Refunding): Promise<Done> =>
      captured(id, by, (payment) => capturePayment(deps, payment, amount?.minor ?? null)),
    void: (id: PaymentId, by: StaffActor): Promise<Done> =>
      voided(id, by, (payment) => voidPayment(deps, payment)),
    refund: refundByOrder(deps),
    mismatches: () => readMismatches(deps.db),
  };
}
