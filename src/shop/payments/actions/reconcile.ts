import type { OrderId, PaymentId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { ProviderPayment } from '#platform/payments/provider.ts';
import type { Order, Refund } from '#shop/orders';
import { type PaymentDeps, ProviderDown, reach } from '../deps.ts';
import { isInProgress, type Payment } from '../payment.ts';
import { kindOf } from '../rules/payment-method.ts';
import { type EntrySums, sumEntries } from '../store/entries.ts';
import { saveMismatches } from '../store/mismatches.ts';
import { readAllPayments, readPayments } from '../store/payments.ts';

/** Kinds of mismatches. */
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
  /** The amounts (fils) and states on both sides. */
  facts: Readonly<Record<string, string | number>>;
}>;

/** No payment takes longer than this. */
const LONGEST_MS = DAY_MS;
const AT_ONCE = 200;

const SUMS = ['authorisedMinor', 'capturedMinor', 'refundedMinor'] as const;

function differing(ours: EntrySums, theirs: EntrySums): Record<string, string | number> | null {
  const differing = SUMS.filter((key) => ours[key] !== theirs[key]);
  if (differing.length === 0) return null;
  return Object.fromEntries(
    differing.flatMap((key) => [
      [`ours.${key}`, ours[key]],
      [`theirs.${key}`, theirs[key]],
    ]),
  );
}

export type PaymentSides = Readonly<{
  payment: Payment;
  entries: EntrySums;
  /** Null: unknown to the provider. */
  seen: ProviderPayment | null;
  now: Instant;
}>;

/** Compares one payment in ledger, entries and provider. */
export function comparePayment({ payment, entries, seen, now }: PaymentSides): Mismatch[] {
  const { orderId, id: paymentId, state, startedAt } = payment;
  const mismatches: Mismatch[] = [];
  const say = (kind: MismatchKind, facts: Mismatch['facts']) =>
    mismatches.push({ kind, orderId, paymentId, facts });
  const inEntries = differing(payment, entries);
  if (inEntries !== null) say('entries-differ', inEntries);
  const isOld = now.getTime() - startedAt.getTime() > LONGEST_MS;
  if (isInProgress(payment) && isOld) say('left-open', { state });
  if (payment.reference === null) return mismatches;
  if (seen === null) say('unknown-to-provider', { reference: payment.reference });
  const atProvider = seen === null ? null : differing(payment, seen);
  if (atProvider !== null) say('provider-differs', atProvider);
  return mismatches;
}

/** An order with all that was split or exchanged from it; payments may belong to any of them. */
export type FamilySides = Readonly<{
  orders: readonly Order[];
  payments: readonly Payment[];
  refunds: readonly Refund[];
}>;

function sumOf(payments: readonly Payment[], key: 'capturedMinor' | 'refundedMinor'): number {
  return payments.reduce((total, payment) => total + payment[key], 0);
}

/** An exchange is a refund on one order and a payment on the other, without money moving. */
function isExchanged({ reference }: Refund): boolean {
  return reference.startsWith('order ');
}

/** Without what went to gift cards. */
function worthOf(refunds: readonly Refund[]): number {
  return refunds.reduce((total, refund) => total + refund.total.minor - refund.toGiftCards.minor, 0);
}

/** Compares the sums recorded at the orders and in the ledger. */
function compareSums({ orders, payments, refunds }: FamilySides, say: Say): void {
  const captured = sumOf(payments, 'capturedMinor');
  const refunded = sumOf(payments, 'refundedMinor');
  const counted =
    orders.reduce((total, { money }) => total + money.paid.minor - money.byGiftCard.minor, 0) -
    worthOf(refunds.filter(isExchanged));
  // Cash and bank transfers are recorded at the order only.
  const isOnline = orders.every(({ paymentMethod }) => kindOf(paymentMethod) !== null);
  if (captured > counted || (isOnline && captured < counted)) say('order-differs', { captured, counted });
  const sent = worthOf(refunds.filter((one) => one.state === 'paid-out' && !isExchanged(one)));
  if (refunded > sent) say('refunds-differ', { refunded, sent });
}

function compareOne(order: Order, payments: readonly Payment[], say: Say): void {
  const { id, money, totals, status } = order;
  const orderPayments = payments.filter(({ orderId }) => orderId === id);
  const noted = money.paid.minor - money.refunded.minor;
  if (noted > totals.total.minor) say('paid-too-much', { kept: noted, total: totals.total.minor });
  const isOver = status === 'cancelled' || status === 'failed';
  const [captured, refunded] = [sumOf(orderPayments, 'capturedMinor'), sumOf(orderPayments, 'refundedMinor')];
  if (isOver && captured > refunded && money.refunded.minor < captured)
    say('paid-for-nothing', { captured, refunded });
  const allowed = orderPayments.filter(({ state }) => state === 'authorised');
  const isOut = status === 'delivered' || status === 'completed';
  for (const { authorisedMinor } of allowed) {
    if (isOut) say('not-taken', { authorisedMinor, status });
    if (isOver) say('not-given-up', { authorisedMinor, status });
  }
}

type Say = (kind: MismatchKind, facts: Mismatch['facts']) => void;

/** Compares a family of orders with their payments. */
export function compareFamily(sides: FamilySides): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const sayOf =
    (orderId: OrderId): Say =>
    (kind, facts) =>
      void mismatches.push({ kind, orderId, paymentId: null, facts });
  const [first] = sides.orders;
  if (first !== undefined) compareSums(sides, sayOf(first.id));
  for (const order of sides.orders) compareOne(order, sides.payments, sayOf(order.id));
  return mismatches;
}

async function* allPayments(deps: PaymentDeps): AsyncGenerator<Payment> {
  let after = 0;
  for (;;) {
    const some = await readAllPayments(deps.db, after, AT_ONCE);
    yield* some;
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** An unreachable or removed provider is reported as one mismatch and does not stop the run. */
async function queryProvider(deps: PaymentDeps, { provider: name, reference }: Payment) {
  const provider = deps.providers[name];
  if (reference === null) return { isQueried: true, seen: null };
  if (provider === undefined) return { isQueried: false, seen: null };
  try {
    return { isQueried: true, seen: await reach(provider.read(reference)) };
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return { isQueried: false, seen: null };
  }
}

async function lookAt(deps: PaymentDeps, payment: Payment): Promise<Mismatch[]> {
  const { id: paymentId, orderId, provider } = payment;
  const { isQueried, seen } = await queryProvider(deps, payment);
  const entries = await sumEntries(deps.db, paymentId);
  const compared = comparePayment({ payment, entries, seen, now: deps.clock() });
  if (isQueried) return compared;
  const notQueried: Mismatch = { kind: 'not-asked', orderId, paymentId, facts: { provider } };
  return [...compared.filter(({ kind }) => kind !== 'unknown-to-provider'), notQueried];
}

async function lookAtFamily(deps: PaymentDeps, ids: readonly OrderId[]): Promise<Mismatch[]> {
  const orders: Order[] = [];
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  for (const id of ids) {
    const order = await deps.orders.find(id);
    if (order !== null) orders.push(order);
    payments.push(...(await readPayments(deps.db, id)));
    refunds.push(...(await deps.orders.refundsOf(id)));
  }
  return compareFamily({ orders, payments, refunds });
}

/** The same, stored for staff until the next run. */
export function reconcileAndSave(deps: PaymentDeps) {
  return async (): Promise<Mismatch[]> => {
    const mismatches = await reconcile(deps)();
    await saveMismatches(deps.db, mismatches, deps.clock());
    return mismatches;
  };
}

/**
 * Compares ledger, entries, orders and providers and returns the mismatches. Changes nothing.
 *
 * Source: PM-05
 */
export function reconcile(deps: PaymentDeps) {
  return async (): Promise<Mismatch[]> => {
    const mismatches: Mismatch[] = [];
    const families = new Map<OrderId, readonly OrderId[]>();
    for await (const payment of allPayments(deps)) {
      mismatches.push(...(await lookAt(deps, payment)));
      const family = await deps.orders.family(payment.orderId);
      families.set(family[0] ?? payment.orderId, family);
    }
    for (const family of families.values()) mismatches.push(...(await lookAtFamily(deps, family)));
    return mismatches;
  };
}
