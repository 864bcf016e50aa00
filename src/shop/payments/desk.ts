import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { aed, type Money, NOTHING, toDecimal } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type KeptEntry, readEntries } from './entries.store.ts';
import { readMismatches } from './mismatches.store.ts';
import { type Begun, capturePayment, type Done, findBegun, voidPayment } from './move-money.ts';
import { type PaymentNeeds, ProviderDown } from './needs.ts';
import type { Payment, PaymentState } from './payment.ts';
import { findPayment, listPayments, type PaymentPage } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';

/** Payments on one page of staff's list. */
const PAGE = 25;

/** Who of staff does something, and why. */
export type DeskBy = Readonly<{ actor: string; reason: string }>;

export type PaymentSearch = Readonly<{ state: PaymentState | null; orderId: OrderId | null; page: number }>;

/** A payment with every message about it. */
export type ShownPayment = Readonly<{ payment: Payment; entries: readonly KeptEntry[] }>;

/** A refund of staff's that was decided; its money follows by the queue. */
export type DeskRefund = Readonly<{ orderId: OrderId; amount: Money }>;

async function orDown<T>(answer: () => Promise<Outcome<T, PaymentRefusal>>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return refuse({ code: 'payments.provider-down' } as const);
  }
}

/** A move of staff's: the payment is found, moved, and the order's timeline says who did it and why. */
function moving(needs: PaymentNeeds, word: 'captured' | 'voided') {
  return (id: PaymentId, by: DeskBy, move: (payment: Begun) => Promise<Done>): Promise<Done> =>
    orDown(async () => {
      const payment = await findBegun(needs, id);
      if (payment === null) return refuse({ code: 'payments.unknown-reference' });
      const moved = await move(payment);
      if (!moved.ok) return moved;
      const amount = word === 'captured' ? moved.value.capturedMinor : moved.value.authorisedMinor;
      await needs.orders.note(payment.orderId, {
        text: `Payment ${id} ${word}, AED ${toDecimal(aed(amount))}: ${by.reason}`,
        actor: by.actor,
        isForCustomer: false,
      });
      return moved;
    });
}

function leftOf({ capturedMinor, refundedMinor }: Payment): Money {
  return aed(capturedMinor - refundedMinor);
}

type Refunding = DeskBy & Readonly<{ amount: Money | null }>;

/** All of an order that this payment has paid for; goods and papers follow as its move to 'refunded' has them. */
async function refundAll(needs: PaymentNeeds, payment: Payment, by: DeskBy) {
  const before = (await needs.orders.find(payment.orderId))?.money.refunded ?? NOTHING;
  const moved = await needs.orders.move(payment.orderId, 'refunded', by);
  if (!moved.ok) return refuse({ code: 'payments.refund-by-line', orderId: payment.orderId } as const);
  return done({
    orderId: payment.orderId,
    amount: aed(moved.value.money.refunded.minor - before.minor),
  });
}

/** What an order was paid too much; goods are refunded by line, so that papers and shelves follow. */
async function refundSurplus(needs: PaymentNeeds, payment: Payment, by: DeskBy & { amount: Money }) {
  const paidOut = await needs.orders.payOutDifference(payment.orderId, by);
  if (!paidOut.ok) return refuse({ code: 'payments.refund-by-line', orderId: payment.orderId } as const);
  return done({ orderId: payment.orderId, amount: by.amount });
}

/** Money that goes back, always by its order, so that order, papers and ledger agree. */
function refundByOrder(needs: PaymentNeeds) {
  return async (
    id: PaymentId,
    { amount, ...by }: Refunding,
  ): Promise<Outcome<DeskRefund, PaymentRefusal>> => {
    const payment = await findBegun(needs, id);
    if (payment === null) return refuse({ code: 'payments.unknown-reference' });
    const left = leftOf(payment);
    if (left.minor <= 0 || (amount !== null && (amount.minor <= 0 || amount.minor > left.minor)))
      return refuse({ code: 'payments.too-much', leftMinor: left.minor });
    return amount === null ? refundAll(needs, payment, by) : refundSurplus(needs, payment, { ...by, amount });
  };
}

/**
 * What staff does with payments; every move is written into the order's timeline with its reason.
 *
 * `list` 25 on a page, the newest first; `show` one with every message about it; `capture` takes what was allowed, all
 * that is due without an amount; `void` gives it up; `refund` gives back the whole order, or an amount of what it was paid
 * too much; `mismatches` what the last reconciliation found.
 *
 * Refusals: `payments.unknown-reference`, `payments.may-not`, `payments.too-much`, `payments.nothing-due`,
 * `payments.refund-by-line`, `payments.provider-down`
 * Source: PM-05, PM-06
 */
export function createDesk(needs: PaymentNeeds) {
  const captured = moving(needs, 'captured');
  const voided = moving(needs, 'voided');
  return {
    list: (search: PaymentSearch): Promise<PaymentPage> => listPayments(needs.db, { ...search, size: PAGE }),
    show: async (id: PaymentId): Promise<ShownPayment | null> => {
      const payment = await findPayment(needs.db, id);
      return payment === null ? null : { payment, entries: await readEntries(needs.db, id) };
    },
    capture: (id: PaymentId, { amount, ...by }: Refunding): Promise<Done> =>
      captured(id, by, (payment) => capturePayment(needs, payment, amount?.minor ?? null)),
    void: (id: PaymentId, by: DeskBy): Promise<Done> =>
      voided(id, by, (payment) => voidPayment(needs, payment)),
    refund: refundByOrder(needs),
    mismatches: () => readMismatches(needs.db),
  };
}
