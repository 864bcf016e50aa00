import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { ProviderPayment } from '#platform/payments/provider.ts';
import type { Order, Refund } from '#shop/orders';
import { type EntrySums, sumEntries } from './entries.store.ts';
import { keepMismatches } from './mismatches.store.ts';
import { type PaymentNeeds, ProviderDown, reach } from './needs.ts';
import { isUnderWay, type Payment } from './payment.ts';
import { kindOf } from './payment-method.ts';
import { readAllPayments, readPayments } from './payments.store.ts';

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
  'not-taken',
  'not-given-up',
  'not-asked',
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

/** A shopper's order with all that was split off it or exchanged for it; money may have come in for any of them. */
export type FamilySides = Readonly<{
  orders: readonly Order[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
}>;

function sumOf(payments: readonly Payment[], key: 'capturedMinor' | 'refundedMinor'): number {
  return payments.reduce((total, payment) => total + payment[key], 0);
}

/** What an exchange counts as refunded on one order, and as paid on the other: no money moves. */
function isExchanged({ reference }: Refund): boolean {
  return reference.startsWith('order ');
}

function worthOf(refunds: readonly Refund[]): number {
  return refunds.reduce((total, refund) => total + refund.total.minor, 0);
}

/** Money of an order as the order counts it, and as the ledger does. */
function compareSums({ orders, payments, refunds }: FamilySides, say: Say): void {
  const captured = sumOf(payments, 'capturedMinor');
  const refunded = sumOf(payments, 'refundedMinor');
  const counted =
    orders.reduce((total, { money }) => total + money.paid.minor, 0) - worthOf(refunds.filter(isExchanged));
  // What is paid at the door or by transfer is counted on the order and in no payment.
  const isOnline = orders.every(({ paymentMethod }) => kindOf(paymentMethod) !== null);
  if (captured > counted || (isOnline && captured < counted)) say('order-differs', { captured, counted });
  const sent = worthOf(refunds.filter((one) => one.state === 'paid-out' && !isExchanged(one)));
  if (refunded > sent) say('refunds-differ', { refunded, sent });
}

function compareOne(order: Order, payments: readonly Payment[], say: Say): void {
  const { id, money, totals, status } = order;
  const own = payments.filter(({ orderId }) => orderId === id);
  const kept = money.paid.minor - money.refunded.minor;
  if (kept > totals.total.minor) say('paid-too-much', { kept, total: totals.total.minor });
  const isOver = status === 'cancelled' || status === 'failed';
  const [captured, refunded] = [sumOf(own, 'capturedMinor'), sumOf(own, 'refundedMinor')];
  if (isOver && captured > refunded && money.refunded.minor < captured)
    say('paid-for-nothing', { captured, refunded });
  const allowed = own.filter(({ state }) => state === 'authorised');
  const isOut = status === 'delivered' || status === 'completed';
  for (const { authorisedMinor } of allowed) {
    if (isOut) say('not-taken', { authorisedMinor, status });
    if (isOver) say('not-given-up', { authorisedMinor, status });
  }
}

type Say = (kind: MismatchKind, facts: Mismatch['facts']) => void;

/** A family of orders, as the orders count their money and as the ledger does. */
export function compareFamily(sides: FamilySides): Mismatch[] {
  const found: Mismatch[] = [];
  const sayOf =
    (orderId: OrderId): Say =>
    (kind, facts) =>
      void found.push({ kind, orderId, paymentId: null, facts });
  const [first] = sides.orders;
  if (first !== undefined) compareSums(sides, sayOf(first.id));
  for (const order of sides.orders) compareOne(order, sides.payments, sayOf(order.id));
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

/** A provider that is not there, or gone from this machine, is one thing to look at and keeps nobody from the rest. */
async function ask(needs: PaymentNeeds, { provider: name, reference }: Payment) {
  const provider = needs.providers[name];
  if (reference === null) return { isAsked: true, seen: null };
  if (provider === undefined) return { isAsked: false, seen: null };
  try {
    return { isAsked: true, seen: await reach(provider.read(reference)) };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return { isAsked: false, seen: null };
  }
}

async function lookAt(needs: PaymentNeeds, payment: Payment): Promise<Mismatch[]> {
  const { id: paymentId, orderId, provider } = payment;
  const { isAsked, seen } = await ask(needs, payment);
  const entries = await sumEntries(needs.db, paymentId);
  const found = comparePayment({ payment, entries, seen, now: needs.clock() });
  if (isAsked) return found;
  const notAsked: Mismatch = { kind: 'not-asked', orderId, paymentId, facts: { provider } };
  return [...found.filter(({ kind }) => kind !== 'unknown-to-provider'), notAsked];
}

async function lookAtFamily(needs: PaymentNeeds, ids: readonly OrderId[]): Promise<Mismatch[]> {
  const orders: Order[] = [];
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  for (const id of ids) {
    const order = await needs.orders.find(id);
    if (order !== null) orders.push(order);
    payments.push(...(await readPayments(needs.db, id)));
    refunds.push(...(await needs.orders.refundsOf(id)));
  }
  return compareFamily({ orders, payments, refunds });
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
    const families = new Map<OrderId, readonly OrderId[]>();
    for await (const payment of allPayments(needs)) {
      found.push(...(await lookAt(needs, payment)));
      const family = await needs.orders.family(payment.orderId);
      families.set(family[0] ?? payment.orderId, family);
    }
    for (const family of families.values()) found.push(...(await lookAtFamily(needs, family)));
    return found;
  };
}
