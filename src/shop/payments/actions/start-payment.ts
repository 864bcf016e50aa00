import { randomUUID } from 'node:crypto';
import { type CustomerId, type PaymentId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { type PaymentDeps, ProviderDown, reach } from '../deps.ts';
import { isInProgress, type Payment, type PaymentState } from '../payment.ts';
import type { PaymentRefusal } from '../refusals.ts';
import { kindOf } from '../rules/payment-method.ts';
import { FAILURES_COUNT_MS, minutesToWait, type Payer } from '../rules/throttle.ts';
import { findBasket } from '../store/baskets.ts';
import { readCards } from '../store/cards.ts';
import { insertPayment, readFailures, readPayments, saveStarted, saveUnanswered } from '../store/payments.ts';
import { isUnansweredCharge, repeatCharge } from './charge-card.ts';
import { settlePayment } from './handle-webhook.ts';
import { openCustomer } from './saved-cards.ts';
import { withdraw } from './withdraw.ts';

/** How long the same provider page is reused. */
const SAME_PAGE_MS = 20 * MINUTE_MS;
/** How long a provider may take to answer before the request is repeated. */
const SAME_START_MS = MINUTE_MS;

export type StartingPayment = Readonly<{
  order: Order;
  language: Language;
  /** The client address; stored as a digest. */
  address: string;
  /** The text on the provider's page. */
  description: string;
  /** The signed-in customer; null for a guest. */
  customerId: CustomerId | null;
  /** A saved card of this customer; null for another card. */
  card: string | null;
}>;

async function payerOf(deps: PaymentDeps, { order, address }: StartingPayment): Promise<Payer> {
  const basket = await findBasket(deps.db, order.id);
  return {
    address: address === '' ? '' : deps.digest(`address ${clientNetwork(address)}`),
    cart: basket === null ? '' : deps.digest(`cart ${basket.cartId}`),
    mail: order.email === '' ? '' : deps.digest(`mail ${order.email.toLowerCase()}`),
  };
}

/** Only the order's own signed-in customer may use saved cards. */
function customerOf({ order, customerId }: StartingPayment) {
  const isOwn = order.customerId !== null && order.customerId === customerId && order.email !== '';
  return isOwn && customerId !== null ? { id: customerId, email: order.email } : null;
}

/** @returns null when the card does not or no longer belong to this customer */
async function chosenCard(deps: PaymentDeps, provider: PaymentProvider, starting: StartingPayment) {
  const { card, order } = starting;
  const customer = customerOf(starting);
  if (card === null || kindOf(order.paymentMethod) !== 'card') return { savedCard: null };
  if (customer === null) return null;
  const owner = { provider: provider.name, customerId: customer.id };
  return (await readCards(deps.db, owner)).some(({ id }) => id === card) ? { savedCard: card } : null;
}

type Ready = { provider: PaymentProvider; by: Payer; savedCard: string | null };

/** The states of an order's payments after pending ones were checked. */
type States = ReadonlyMap<PaymentId, PaymentState>;

type Due = Ready & { dueMinor: number; known: States };

type BegunPayment = Pick<Payment, 'id' | 'key' | 'capture'>;

/**
 * Chooses or creates the payment to start, with the order locked: concurrent calls use the same payment and key.
 *
 * @returns null when another payment or a change of the order came first
 */
async function begin(
  deps: PaymentDeps,
  { order }: StartingPayment,
  { provider, dueMinor: amountMinor, by, known }: Due,
): Promise<BegunPayment | null> {
  const capture = (await deps.settings())['payments.capture'] === 'at-once' ? 'at-once' : 'by-hand';
  return deps.db.transaction().execute(async (tx) => {
    const held = await deps.orders.lock(tx, order.id);
    if (held === null || held.paymentMethod !== order.paymentMethod || dueOf(held) !== amountMinor)
      return null;
    const now = deps.clock();
    const attempt = { method: order.paymentMethod, provider: provider.name, amountMinor };
    const underWay = (await readPayments(tx, order.id)).filter(isInProgress);
    const same = underWay.find((one) => isBeingStarted(one, { ...attempt, now }));
    if (same !== undefined) return same;
    if (underWay.some(({ id, state }) => known.get(id) !== state)) return null;
    const key = parsePaymentKey(randomUUID()) ?? ('' as PaymentKey);
    const id = await insertPayment(tx, { ...attempt, key, orderId: order.id, capture, startedAt: now, by });
    return { id, key, capture };
  });
}

/** @returns the URL of the provider's page, or null when a concurrent call opened one */
async function startNew(deps: PaymentDeps, starting: StartingPayment, due: Due): Promise<string | null> {
  const { order, language, description } = starting;
  const { provider, dueMinor: amountMinor, savedCard } = due;
  const customer = customerOf(starting);
  const begun = await begin(deps, starting, due);
  if (begun === null) return null;
  const { id, key, capture } = begun;
  const facts = {
    paymentKey: key,
    idempotencyKey: `start-${key}`,
    kind: kindOf(order.paymentMethod) ?? 'card',
    capture,
    amountMinor,
    language,
    description,
    email: order.email,
    returnUrl: `${deps.publicUrl}${addressIn(language, `/checkout/payment-return/${key}/`)}`,
    savedCard,
  } as const;
  try {
    const known = customer === null ? null : await openCustomer(deps, provider, customer);
    const started = await reach(provider.start({ ...facts, customer: known }));
    // The authentication page of a saved card must not be reused for another card.
    await saveStarted(deps.db, id, savedCard === null ? started : { ...started, redirectUrl: '' });
    return started.redirectUrl;
  } catch (fault) {
    await saveUnanswered(deps.db, id);
    throw fault;
  }
}

/** A concurrent or repeated call while the provider has not answered: one payment. */
function isBeingStarted(
  payment: Payment,
  attempt: Pick<Payment, 'method' | 'provider' | 'amountMinor'> & { now: Date },
): boolean {
  return (
    payment.state === 'starting' &&
    !payment.isUnanswered &&
    payment.method === attempt.method &&
    payment.provider === attempt.provider &&
    payment.amountMinor === attempt.amountMinor &&
    payment.startedAt.getTime() > attempt.now.getTime() - SAME_START_MS
  );
}

function isSamePage(
  payment: Payment,
  { order, dueMinor, now }: { order: Order; dueMinor: number; now: Date },
) {
  return (
    payment.state === 'open' &&
    payment.redirectUrl !== '' &&
    payment.method === order.paymentMethod &&
    payment.amountMinor === dueMinor &&
    payment.startedAt.getTime() > now.getTime() - SAME_PAGE_MS
  );
}

/**
 * Cancels pending payments of an order, except a page that can be reused. A charge to the saved card that was never
 * answered is repeated first: it may have paid the order.
 *
 * @returns that page's URL or null, and the payments' states
 */
async function endOthers(
  deps: PaymentDeps,
  order: Order,
  { dueMinor, mayGoBack }: { dueMinor: number; mayGoBack: boolean },
): Promise<{ page: string | null; known: States }> {
  let page: string | null = null;
  const known = new Map<PaymentId, PaymentState>();
  for (const payment of (await readPayments(deps.db, order.id)).filter(isInProgress)) {
    let now = isUnansweredCharge(payment, deps.clock())
      ? await repeatCharge(deps, order, payment)
      : await settlePayment(deps, payment);
    if (mayGoBack && page === null && isSamePage(now, { order, dueMinor, now: deps.clock() }))
      page = now.redirectUrl;
    else if (isInProgress(now)) now = await withdraw(deps, now);
    known.set(now.id, now.state);
  }
  return { page, known };
}

async function minutesFor(deps: PaymentDeps, by: Payer): Promise<number> {
  const now = deps.clock();
  const failures = await readFailures(deps.db, by, new Date(now.getTime() - FAILURES_COUNT_MS));
  return minutesToWait(failures, (await deps.settings())['payments.failuresBeforeWait'], now);
}

function dueOf({ totals, money }: Pick<Order, 'totals' | 'money'>): number {
  return totals.total.minor - money.paid.minor;
}

type PaymentFlow = Outcome<{ redirectUrl: string }, PaymentRefusal>;

async function toPage(deps: PaymentDeps, starting: StartingPayment, ready: Ready): Promise<PaymentFlow> {
  const { order } = starting;
  const mayGoBack = ready.savedCard === null;
  const { page, known } = await endOthers(deps, order, { dueMinor: dueOf(order), mayGoBack });
  // The order may have been paid, changed or cancelled meanwhile.
  const now = (await deps.orders.find(order.id)) ?? order;
  const dueMinor = dueOf(now);
  const isDue = dueMinor > 0 && now.paymentMethod === order.paymentMethod && now.status !== 'cancelled';
  if (!isDue) return refuse({ code: 'payments.nothing-due' });
  const redirectUrl = page ?? (await startNew(deps, starting, { ...ready, dueMinor, known }));
  return redirectUrl === null ? toPage(deps, starting, ready) : done({ redirectUrl });
}

/** Everything needed to start a payment, or a refusal. */
async function prepare(
  deps: PaymentDeps,
  starting: StartingPayment,
): Promise<Outcome<Ready, PaymentRefusal>> {
  const provider = deps.providers[(await deps.settings())['payments.provider']];
  if (provider === undefined || kindOf(starting.order.paymentMethod) === null)
    return refuse({ code: 'payments.not-offered' });
  const chosen = await chosenCard(deps, provider, starting);
  if (chosen === null) return refuse({ code: 'payments.unknown-card' });
  const by = await payerOf(deps, starting);
  const minutes = await minutesFor(deps, by);
  if (minutes > 0) return refuse({ code: 'payments.too-many-failures', minutes });
  return done({ provider, by, ...chosen });
}

/**
 * Returns the provider's page for the amount due of an order; repeated calls return the same page.
 *
 * Refusals: `payments.nothing-due`, `payments.not-offered`, `payments.unknown-card`, `payments.too-many-failures`,
 * `payments.provider-down`
 */
export function startPayment(deps: PaymentDeps) {
  return async (starting: StartingPayment): Promise<PaymentFlow> => {
    const ready = await prepare(deps, starting);
    if (!ready.ok) return ready;
    try {
      return await toPage(deps, starting, ready.value);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      // The order exists and waits for a payment: offering other methods is better than an error page.
      return refuse({ code: 'payments.provider-down' });
    }
  };
}
