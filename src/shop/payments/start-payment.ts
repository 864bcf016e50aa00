import { randomUUID } from 'node:crypto';
import { type CustomerId, type PaymentKey, parsePaymentKey } from '#kernel/ids.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Order } from '#shop/orders';
import { findBasket } from './baskets.store.ts';
import { findCustomerReference, saveCustomerReference } from './customers.store.ts';
import { FAILURES_COUNT_MS, minutesToWait, type Payer } from './hold-off.ts';
import { type PaymentNeeds, ProviderDown, providerNamed, reach } from './needs.ts';
import { isUnderWay, type Payment } from './payment.ts';
import { kindOf } from './payment-method.ts';
import { insertPayment, readFailures, readPayments, saveStarted } from './payments.store.ts';
import type { PaymentRefusal } from './refusals.ts';
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
  keepsCard?: boolean;
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

async function customerAt(needs: PaymentNeeds, provider: PaymentProvider, order: Order) {
  const { customerId, email } = order;
  if (customerId === null) return null;
  return openCustomer(needs, provider, { customerId, email });
}

/** The provider's name of a customer, made at the first time and kept. */
async function openCustomer(
  needs: PaymentNeeds,
  provider: PaymentProvider,
  { customerId, email }: { customerId: CustomerId; email: string },
): Promise<string> {
  const known = await findCustomerReference(needs.db, provider.name, customerId);
  if (known !== null) return known;
  const reference = await reach(provider.openCustomer({ key: String(customerId), email }));
  await saveCustomerReference(needs.db, { provider: provider.name, customerId, reference });
  return reference;
}

type Ready = { provider: PaymentProvider; dueMinor: number; by: Payer };

async function startNew(
  needs: PaymentNeeds,
  starting: StartingPayment,
  { provider, dueMinor: amountMinor, by }: Ready,
): Promise<string> {
  const { order, language, description, keepsCard = false } = starting;
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
      customer: await customerAt(needs, provider, order),
      keepsCard,
    }),
  );
  await saveStarted(needs.db, id, started);
  return started.redirectUrl;
}

function isSamePage(
  payment: Payment,
  { order, dueMinor, now }: { order: Order; dueMinor: number; now: Date },
) {
  return (
    payment.state === 'open' &&
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
async function endOthers(needs: PaymentNeeds, order: Order, dueMinor: number): Promise<string | null> {
  let page: string | null = null;
  for (const payment of (await readPayments(needs.db, order.id)).filter(isUnderWay)) {
    const now = await settlePayment(needs, payment);
    if (page === null && isSamePage(now, { order, dueMinor, now: needs.clock() })) page = now.redirectUrl;
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
  const page = await endOthers(needs, order, dueOf(order));
  // What was under way may have been paid meanwhile.
  const dueMinor = dueOf((await needs.orders.find(order.id)) ?? order);
  if (dueMinor <= 0) return refuse({ code: 'payments.nothing-due' } as const);
  return done({ redirectUrl: page ?? (await startNew(needs, starting, { ...ready, dueMinor })) });
}

/**
 * Leads to the provider's page for what is due of an order; asked again meanwhile, to the same page.
 *
 * Refusals: `payments.nothing-due`, `payments.not-offered`, `payments.too-many-failures`, `payments.provider-down`
 */
export function startPayment(needs: PaymentNeeds) {
  return async (starting: StartingPayment): Promise<Outcome<{ redirectUrl: string }, PaymentRefusal>> => {
    const provider = needs.providers[(await needs.settings())['payments.provider']];
    if (provider === undefined || kindOf(starting.order.paymentMethod) === null)
      return refuse({ code: 'payments.not-offered' });
    const by = await payerOf(needs, starting);
    const minutes = await minutesFor(needs, by);
    if (minutes > 0) return refuse({ code: 'payments.too-many-failures', minutes });
    try {
      return await toPage(needs, starting, { provider, by });
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      // The order stands and waits: another way to pay is better than a page of faults.
      return refuse({ code: 'payments.provider-down' });
    }
  };
}
