import { randomUUID } from 'node:crypto';
import { type CustomerId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { findBasket } from './baskets.store.ts';
import { readCards } from './cards.store.ts';
import { FAILURES_COUNT_MS, minutesToWait, type Payer } from './hold-off.ts';
import { type PaymentNeeds, ProviderDown, providerNamed, reach } from './needs.ts';
import { isUnderWay, type Payment } from './payment.ts';
import { kindOf } from './payment-method.ts';
import { insertPayment, readFailures, readPayments, saveStarted } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
import { openCustomer } from './saved-cards.ts';
import { asked, settlePayment, takeNews } from './take-news.ts';

/** So long a page of the provider may be gone back to. */
const SAME_PAGE_MS = 20 * MINUTE_MS;

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
    address: address === '' ? '' : needs.digest(`address ${address}`),
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

type Ready = { provider: PaymentProvider; dueMinor: number; by: Payer; savedCard: string | null };

async function startNew(
  needs: PaymentNeeds,
  starting: StartingPayment,
  { provider, dueMinor: amountMinor, by, savedCard }: Ready,
): Promise<string> {
  const { order, language, description } = starting;
  const customer = customerOf(starting);
  const isTakenAtOnce = (await needs.settings())['payments.capture'] === 'at-once';
  const capture = isTakenAtOnce ? 'at-once' : 'by-hand';
  const kind = kindOf(order.paymentMethod) ?? 'card';
  const key = parsePaymentKey(randomUUID()) ?? ('' as PaymentKey);
  const id = await insertPayment(needs.db, {
    key,
    orderId: order.id,
    method: order.paymentMethod,
    provider: provider.name,
    amountMinor,
    capture,
    startedAt: needs.clock(),
    by,
  });
  const started = await reach(
    provider.start({
      paymentKey: key,
      idempotencyKey: `start-${key}`,
      kind,
      capture,
      amountMinor,
      language,
      description,
      email: order.email,
      returnUrl: `${needs.publicUrl}${addressIn(language, `/checkout/payment-return/${key}/`)}`,
      customer: customer === null ? null : await openCustomer(needs, provider, customer),
      savedCard,
    }),
  );
  // The page that asks about a kept card is not one to pay by another.
  await saveStarted(needs.db, id, savedCard === null ? started : { ...started, redirectUrl: '' });
  return started.redirectUrl;
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
 * @returns the address of that page, or null
 */
async function endOthers(
  needs: PaymentNeeds,
  order: Order,
  { dueMinor, mayGoBack }: { dueMinor: number; mayGoBack: boolean },
): Promise<string | null> {
  let page: string | null = null;
  for (const payment of (await readPayments(needs.db, order.id)).filter(isUnderWay)) {
    const now = await settlePayment(needs, payment);
    if (mayGoBack && page === null && isSamePage(now, { order, dueMinor, now: needs.clock() }))
      page = now.redirectUrl;
    else if (isUnderWay(now)) await withdraw(needs, now);
  }
  return page;
}

async function minutesFor(needs: PaymentNeeds, by: Payer): Promise<number> {
  const now = needs.clock();
  const failures = await readFailures(needs.db, by, new Date(now.getTime() - FAILURES_COUNT_MS));
  return minutesToWait(failures, (await needs.settings())['payments.failuresBeforeWait'], now);
}

function dueOf({ totals, money }: Pick<Order, 'totals' | 'money'>): number {
  return totals.total.minor - money.paid.minor;
}

async function toPage(needs: PaymentNeeds, starting: StartingPayment, ready: Omit<Ready, 'dueMinor'>) {
  const { order } = starting;
  const page = await endOthers(needs, order, { dueMinor: dueOf(order), mayGoBack: ready.savedCard === null });
  // What was under way may have been paid meanwhile.
  const dueMinor = dueOf((await needs.orders.find(order.id)) ?? order);
  if (dueMinor <= 0) return refuse({ code: 'payments.nothing-due' } as const);
  return done({ redirectUrl: page ?? (await startNew(needs, starting, { ...ready, dueMinor })) });
}

/** All that has to be known before a provider is asked, or why it is not. */
async function prepare(
  needs: PaymentNeeds,
  starting: StartingPayment,
): Promise<Outcome<Omit<Ready, 'dueMinor'>, PaymentRefusal>> {
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
  return async (starting: StartingPayment): Promise<Outcome<{ redirectUrl: string }, PaymentRefusal>> => {
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
