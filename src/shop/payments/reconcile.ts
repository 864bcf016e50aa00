import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { ProviderPayment } from '#platform/payments/provider.ts';
import type { Order, Refund } from '#shop/orders';
import { type PaymentNeeds, providerNamed } from './needs.ts';
import { isUnderWay, type Payment } from './payment.ts';
import { kindOf } from './payment-method.ts';
import {
  type EntrySums,
  keepMismatches,
  readAllPayments,
  readPayments,
  sumEntries,
} from './payments.store.ts';

/** What may not match, by name. */
export const MISMATCHES = [
  'unknown-to-provider',
  'provider-differs',
  'entries-differ',
  'order-differs',
  'refunds-differ',
  'paid-too-much',
  'paid-for-nothing',
  'left-open',
] as const;
export type MismatchKind = (typeof MISMATCHES)[number];

export type Mismatch = Readonly<{
  kind: MismatchKind;
  orderId: OrderId;
  paymentId: PaymentId | null;
  /** Amounts in fils, states: what stands on either side. */
  facts: Readonly<Record<string, string | number>>;
}>;

/** Nobody pays for longer than this. */
const LONGEST_MS = DAY_MS;
const AT_ONCE = 200;

const SUMS = ['authorisedMinor', 'capturedMinor', 'refundedMinor'] as const;

function differing(ours: EntrySums, theirs: EntrySums): Record<string, string | number> | null {
  const found = SUMS.filter((key) => ours[key] !== theirs[key]);
  if (found.length === 0) return null;
  return Object.fromEntries(
    found.flatMap((key) => [
      [`ours.${key}`, ours[key]],
      [`theirs.${key}`, theirs[key]],
    ]),
  );
}

export type PaymentSides = Readonly<{
  payment: Payment;
  entries: EntrySums;
  /** Null: the provider knows nothing of it. */
  seen: ProviderPayment | null;
  now: Instant;
}>;

/** One payment, as ledger, entries and provider have it. */
export function comparePayment({ payment, entries, seen, now }: PaymentSides): Mismatch[] {
  const { orderId, id: paymentId, state, startedAt } = payment;
  const found: Mismatch[] = [];
  const say = (kind: MismatchKind, facts: Mismatch['facts']) =>
    found.push({ kind, orderId, paymentId, facts });
  const inEntries = differing(payment, entries);
  if (inEntries !== null) say('entries-differ', inEntries);
  const isOld = now.getTime() - startedAt.getTime() > LONGEST_MS;
  if (isUnderWay(payment) && isOld) say('left-open', { state });
  if (payment.reference === null) return found;
  if (seen === null) say('unknown-to-provider', { reference: payment.reference });
  const atProvider = seen === null ? null : differing(payment, seen);
  if (atProvider !== null) say('provider-differs', atProvider);
  return found;
}

export type OrderSides = Readonly<{
  order: Order;
  payments: readonly Payment[];
  refunds: readonly Refund[];
}>;

function sumOf(payments: readonly Payment[], key: 'capturedMinor' | 'refundedMinor'): number {
  return payments.reduce((total, payment) => total + payment[key], 0);
}

/** One order, as it counts its money and as the ledger does. */
export function compareOrder({ order, payments, refunds }: OrderSides): Mismatch[] {
  const { id: orderId, money, totals, status } = order;
  const found: Mismatch[] = [];
  const say = (kind: MismatchKind, facts: Mismatch['facts']) =>
    found.push({ kind, orderId, paymentId: null, facts });
  const captured = sumOf(payments, 'capturedMinor');
  const refunded = sumOf(payments, 'refundedMinor');
  // What is paid at the door or by transfer is counted on the order and in no payment.
  const isOnline = kindOf(order.paymentMethod) !== null;
  if (captured > money.paid.minor || (isOnline && captured < money.paid.minor))
    say('order-differs', { captured, counted: money.paid.minor });
  const sent = refunds
    .filter(({ state }) => state === 'paid-out')
    .reduce((total, refund) => total + refund.total.minor, 0);
  if (refunded > sent) say('refunds-differ', { refunded, sent });
  const kept = money.paid.minor - money.refunded.minor;
  if (kept > totals.total.minor) say('paid-too-much', { kept, total: totals.total.minor });
  const isOver = status === 'cancelled' || status === 'failed';
  if (isOver && captured > refunded && money.refunded.minor < captured)
    say('paid-for-nothing', { captured, refunded });
  return found;
}

async function* allPayments(needs: PaymentNeeds): AsyncGenerator<Payment> {
  let after = 0;
  for (;;) {
    const some = await readAllPayments(needs.db, after, AT_ONCE);
    yield* some;
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function lookAt(needs: PaymentNeeds, payment: Payment): Promise<Mismatch[]> {
  const { provider, reference, id } = payment;
  const seen = reference === null ? null : await providerNamed(needs, provider).read(reference);
  return comparePayment({ payment, entries: await sumEntries(needs.db, id), seen, now: needs.clock() });
}

async function lookAtOrder(needs: PaymentNeeds, orderId: OrderId): Promise<Mismatch[]> {
  const order = await needs.orders.find(orderId);
  if (order === null) return [];
  const [payments, refunds] = [await readPayments(needs.db, orderId), await needs.orders.refundsOf(orderId)];
  return compareOrder({ order, payments, refunds });
}

/** The same, kept for staff until the next time. */
export function reconcileAndKeep(needs: PaymentNeeds) {
  return async (): Promise<Mismatch[]> => {
    const found = await reconcile(needs)();
    await keepMismatches(needs.db, found, needs.clock());
    return found;
  };
}

/**
 * Compares ledger, entries, orders and what the providers say, and lists what does not match. Changes nothing.
 *
 * Source: PM-05
 */
export function reconcile(needs: PaymentNeeds) {
  return async (): Promise<Mismatch[]> => {
    const found: Mismatch[] = [];
    const orders = new Set<OrderId>();
    for await (const payment of allPayments(needs)) {
      found.push(...(await lookAt(needs, payment)));
      orders.add(payment.orderId);
    }
    for (const orderId of orders) found.push(...(await lookAtOrder(needs, orderId)));
    return found;
  };
}
