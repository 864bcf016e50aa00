import { randomUUID } from 'node:crypto';
import { clientNetwork } from '#kernel/client-network.ts';
import { type CustomerId, type PaymentId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { findBasket } from './baskets.store.ts';
import { readCards } from './cards.store.ts';
import { FAILURES_COUNT_MS, minutesToWait, type Payer } from './hold-off.ts';
import { type PaymentNeeds, ProviderDown, providerNamed, reach } from './needs.ts';
import { isUnderWay, type Payment, type PaymentState } from './payment.ts';
import { kindOf } from './payment-method.ts';
import { insertPayment, readFailures, readPayments, saveStarted, saveUnanswered } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
import { openCustomer } from './saved-cards.ts';
import { asked, settlePayment, takeNews } from './take-news.ts';

/** So long a page of the provider may be gone back to. */
const SAME_PAGE_MS = 20 * MINUTE_MS;
/** So long a provider may take to answer; what was asked of it then may be asked again. */
const SAME_START_MS = MINUTE_MS;

export type StartingPayment = Readonly<{
  order: Order;
  language: Language;
  /** The internet address it comes from; only a digest is kept. */
  address: string;
  /** What the shopper reads on the provider's page. */
  description: string;
  /** Who is signed in while paying; null for a guest. */
  customerId: CustomerId | null;
  /** The card that was chosen of those that this customer has kept; null for another one. */
  card: string | null;
}>;

/** Nothing can be paid by it any more; one that was paid meanwhile is taken. */
export async function withdraw(needs: PaymentNeeds, payment: Payment): Promise<Payment> {
  if (payment.reference === null) return payment;
  const provider = providerNamed(needs, payment.provider);
  const idempotencyKey = `withdraw-${payment.key}`;
  const gone = await reach(provider.void({ reference: payment.reference, idempotencyKey }));
  if (!gone.ok) return settlePayment(needs, payment);
  return takeNews(needs, { id: payment.id, seen: gone.value, source: asked('withdraw', gone.value) });
}

async function payerOf(needs: PaymentNeeds, { order, address }: StartingPayment): Promise<Payer> {
  const basket = await findBasket(needs.db, order.id);
  return {
    address: address === '' ? '' : needs.digest(`address ${clientNetwork(address)}`),
    cart: basket === null ? '' : needs.digest(`cart ${basket.cartId}`),
    mail: needs.digest(`mail ${order.email.toLowerCase()}`),
  };
}

/** Only who is signed in as the order's own customer may see cards of theirs. */
function customerOf({ order, customerId }: StartingPayment) {
  const isOwn = order.customerId !== null && order.customerId === customerId;
  return isOwn && customerId !== null ? { id: customerId, email: order.email } : null;
}

/** @returns null when the card that was chosen is not, or no longer, this customer's */
async function chosenCard(needs: PaymentNeeds, provider: PaymentProvider, starting: StartingPayment) {
  const { card, order } = starting;
  const customer = customerOf(starting);
  if (card === null || kindOf(order.paymentMethod) !== 'card') return { savedCard: null };
  if (customer === null) return null;
  const owner = { provider: provider.name, customerId: customer.id };
  return (await readCards(needs.db, owner)).some(({ id }) => id === card) ? { savedCard: card } : null;
}

type Ready = { provider: PaymentProvider; by: Payer; savedCard: string | null };

/** Where an order's payments stood when those under way had been looked at. */
type States = ReadonlyMap<PaymentId, PaymentState>;

type Due = Ready & { dueMinor: number; known: States };

type BegunPayment = Pick<Payment, 'id' | 'key' | 'capture'>;

/**
 * The payment to go on with, in a transaction that holds the order: whoever asks at the same time asks the provider for
 * the same one, by the same key.
 *
 * @returns null when another one came about meanwhile, or the order is another by now
 */
async function begin(
  needs: PaymentNeeds,
  { order }: StartingPayment,
  { provider, dueMinor: amountMinor, by, known }: Due,
): Promise<BegunPayment | null> {
  const capture = (await needs.settings())['payments.capture'] === 'at-once' ? 'at-once' : 'by-hand';
  return needs.db.transaction().execute(async (tx) => {
    const held = await needs.orders.lock(tx, order.id);
    if (held === null || held.paymentMethod !== order.paymentMethod || dueOf(held) !== amountMinor)
      return null;
    const now = needs.clock();
    const asked = { method: order.paymentMethod, provider: provider.name, amountMinor };
    const underWay = (await readPayments(tx, order.id)).filter(isUnderWay);
    const same = underWay.find((one) => isBeingStarted(one, { ...asked, now }));
    if (same !== undefined) return same;
    if (underWay.some(({ id, state }) => known.get(id) !== state)) return null;
    const key = parsePaymentKey(randomUUID()) ?? ('' as PaymentKey);
    const id = await insertPayment(tx, { ...asked, key, orderId: order.id, capture, startedAt: now, by });
    return { id, key, capture };
  });
}

/** @returns the address of the provider's page, or null when somebody else opened one meanwhile */
async function startNew(needs: PaymentNeeds, starting: StartingPayment, due: Due): Promise<string | null> {
  const { order, language, description } = starting;
  const { provider, dueMinor: amountMinor, savedCard } = due;
  const customer = customerOf(starting);
  const begun = await begin(needs, starting, due);
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
    returnUrl: `${needs.publicUrl}${addressIn(language, `/checkout/payment-return/${key}/`)}`,
    savedCard,
  } as const;
  try {
    const known = customer === null ? null : await openCustomer(needs, provider, customer);
    const started = await reach(provider.start({ ...facts, customer: known }));
    // The page that asks about a kept card is not one to pay by another.
    await saveStarted(needs.db, id, savedCard === null ? started : { ...started, redirectUrl: '' });
    return started.redirectUrl;
  } catch (fault) {
    await saveUnanswered(needs.db, id);
    throw fault;
  }
}

/** Sent twice at once, or again while the provider has not answered: one payment. */
function isBeingStarted(
  payment: Payment,
  asked: Pick<Payment, 'method' | 'provider' | 'amountMinor'> & { now: Date },
): boolean {
  return (
    payment.state === 'starting' &&
    !payment.isUnanswered &&
    payment.method === asked.method &&
    payment.provider === asked.provider &&
    payment.amountMinor === asked.amountMinor &&
    payment.startedAt.getTime() > asked.now.getTime() - SAME_START_MS
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
 * What is under way for an order comes to an end, but for a page that may still be used.
 *
 * @returns the address of that page, or null; and where the payments stand then
 */
async function endOthers(
  needs: PaymentNeeds,
  order: Order,
  { dueMinor, mayGoBack }: { dueMinor: number; mayGoBack: boolean },
): Promise<{ page: string | null; known: States }> {
  let page: string | null = null;
  const known = new Map<PaymentId, PaymentState>();
  for (const payment of (await readPayments(needs.db, order.id)).filter(isUnderWay)) {
    let now = await settlePayment(needs, payment);
    if (mayGoBack && page === null && isSamePage(now, { order, dueMinor, now: needs.clock() }))
      page = now.redirectUrl;
    else if (isUnderWay(now)) now = await withdraw(needs, now);
    known.set(now.id, now.state);
  }
  return { page, known };
}

async function minutesFor(needs: PaymentNeeds, by: Payer): Promise<number> {
  const now = needs.clock();
  const failures = await readFailures(needs.db, by, new Date(now.getTime() - FAILURES_COUNT_MS));
  return minutesToWait(failures, (await needs.settings())['payments.failuresBeforeWait'], now);
}

function dueOf({ totals, money }: Pick<Order, 'totals' | 'money'>): number {
  return totals.total.minor - money.paid.minor;
}

type Way = Outcome<{ redirectUrl: string }, PaymentRefusal>;

async function toPage(needs: PaymentNeeds, starting: StartingPayment, ready: Ready): Promise<Way> {
  const { order } = starting;
  const mayGoBack = ready.savedCard === null;
  const { page, known } = await endOthers(needs, order, { dueMinor: dueOf(order), mayGoBack });
  // What was under way may have been paid meanwhile, or the order taken another way or called off.
  const now = (await needs.orders.find(order.id)) ?? order;
  const dueMinor = dueOf(now);
  const isDue = dueMinor > 0 && now.paymentMethod === order.paymentMethod && now.status !== 'cancelled';
  if (!isDue) return refuse({ code: 'payments.nothing-due' });
  const redirectUrl = page ?? (await startNew(needs, starting, { ...ready, dueMinor, known }));
  return redirectUrl === null ? toPage(needs, starting, ready) : done({ redirectUrl });
}

/** All that has to be known before a provider is asked, or why it is not. */
async function prepare(
  needs: PaymentNeeds,
  starting: StartingPayment,
): Promise<Outcome<Ready, PaymentRefusal>> {
  const provider = needs.providers[(await needs.settings())['payments.provider']];
  if (provider === undefined || kindOf(starting.order.paymentMethod) === null)
    return refuse({ code: 'payments.not-offered' });
  const chosen = await chosenCard(needs, provider, starting);
  if (chosen === null) return refuse({ code: 'payments.unknown-card' });
  const by = await payerOf(needs, starting);
  const minutes = await minutesFor(needs, by);
  if (minutes > 0) return refuse({ code: 'payments.too-many-failures', minutes });
  return done({ provider, by, ...chosen });
}

/**
 * Leads to the provider's page for what is due of an order; asked again meanwhile, to the same page.
 *
 * Refusals: `payments.nothing-due`, `payments.not-offered`, `payments.unknown-card`, `payments.too-many-failures`, `payments.provider-down`
 */
export function startPayment(needs: PaymentNeeds) {
  return async (starting: StartingPayment): Promise<Way> => {
    const ready = await prepare(needs, starting);
    if (!ready.ok) return ready;
    try {
      return await toPage(needs, starting, ready.value);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      // The order stands and waits: another way to pay is better than a page of faults.
      return refuse({ code: 'payments.provider-down' });
    }
  };
}
