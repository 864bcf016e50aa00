import Stripe from 'stripe';
import { type Clock, SECOND_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type {
  Moved,
  Moving,
  ParsedWebhook,
  PaymentProvider,
  ProviderPayment,
  ProviderRefusal,
  RawWebhook,
  Starting,
} from '../provider.ts';
import { toProviderPayment } from './to-provider-payment.ts';

export type StripeAccess = Readonly<{
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's own address; a stand-in's for tests. */
  apiBase: string | null;
}>;

const CALL_LIMIT_MS = 20 * SECOND_MS;
const TOLERANCE_SECONDS = 300;
const EXPANDED = { expand: ['payment_intent.latest_charge'] };

function open({ secretKey, apiBase }: StripeAccess): Stripe {
  const settings = { timeout: CALL_LIMIT_MS, maxNetworkRetries: 2, telemetry: false };
  if (apiBase === null) return new Stripe(secretKey, settings);
  const { hostname: host, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...settings,
    host,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** A "no" of Stripe about the state or the amount of a payment; whatever else it says is a fault. */
function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isUnknown(error);
}

type Asking = Readonly<{ stripe: Stripe; clock: Clock }>;

async function read({ stripe, clock }: Asking, reference: string): Promise<ProviderPayment | null> {
  try {
    const asked = clock().getTime();
    return toProviderPayment(await stripe.checkout.sessions.retrieve(reference, EXPANDED), asked);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

function intentIdOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

type Change<T> = (intent: string | null, session: Stripe.Checkout.Session) => Promise<T>;

/** Does something to the intent behind a session, and reads how the payment stands then. */
async function change<T>(
  asking: Asking,
  reference: string,
  by: Change<T>,
): Promise<Outcome<{ made: T; payment: ProviderPayment }, ProviderRefusal>> {
  const before = await read(asking, reference);
  if (before === null) return refuse({ code: 'payments.unknown-reference' });
  try {
    const session = await asking.stripe.checkout.sessions.retrieve(reference);
    const made = await by(intentIdOf(session), session);
    return done({ made, payment: (await read(asking, reference)) ?? before });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = (await read(asking, reference)) ?? before;
    const leftMinor = now.capturedMinor - now.refundedMinor;
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount')
      return refuse({ code: 'payments.too-much', leftMinor });
    return refuse({ code: 'payments.may-not', state: now.state });
  }
}

async function onlyPayment(
  changed: Promise<Outcome<{ payment: ProviderPayment }, ProviderRefusal>>,
): Promise<Moved> {
  const outcome = await changed;
  return outcome.ok ? done(outcome.value.payment) : outcome;
}

function sessionOf(starting: Starting): Stripe.Checkout.SessionCreateParams {
  const { paymentKey, customer, keepsCard, capture, returnUrl } = starting;
  const metadata = { payment_key: paymentKey };
  return {
    mode: 'payment',
    client_reference_id: paymentKey,
    metadata,
    locale: starting.language === 'ar' ? 'auto' : 'en',
    success_url: returnUrl,
    cancel_url: returnUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aed',
          unit_amount: starting.amountMinor,
          product_data: { name: starting.description },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      capture_method: capture === 'at-once' ? 'automatic' : 'manual',
      ...(customer !== null && keepsCard ? { setup_future_usage: 'on_session' as const } : {}),
    },
    ...(customer === null ? { customer_email: starting.email } : { customer }),
  };
}

function paymentKeyOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (!('metadata' in object) || object.metadata === null || object.metadata === undefined) return null;
  const key = Reflect.get(object.metadata, 'payment_key');
  return typeof key === 'string' ? key : null;
}

function parseWebhook(stripe: Stripe, secret: string, { body, headers, now }: RawWebhook & { now: Date }) {
  const header = headers['stripe-signature'];
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      typeof header === 'string' ? header : '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    const paymentKey = paymentKeyOf(event);
    if (paymentKey === null) return done(null);
    const at = new Date(event.created * SECOND_MS);
    return done({ id: event.id, kind: event.type, paymentKey, payment: null, at });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
      return refuse({ code: 'payments.unreadable-event' } as const);
    const isOld = error.message.includes('tolerance');
    return refuse({ code: isOld ? 'payments.stale-signature' : 'payments.wrong-signature' } as const);
  }
}

function createMoves(asking: Asking): Pick<PaymentProvider, 'capture' | 'void' | 'refund'> {
  const { stripe } = asking;
  return {
    capture: ({ reference, amountMinor, idempotencyKey }) =>
      onlyPayment(
        change(asking, reference, async (intent) => {
          if (intent === null) return null;
          return stripe.paymentIntents.capture(
            intent,
            { amount_to_capture: amountMinor },
            { idempotencyKey },
          );
        }),
      ),
    void: ({ reference, idempotencyKey }) =>
      onlyPayment(
        change(asking, reference, async (intent, session) => {
          if (session.status === 'open')
            return stripe.checkout.sessions.expire(reference, {}, { idempotencyKey });
          return intent === null ? null : stripe.paymentIntents.cancel(intent, {}, { idempotencyKey });
        }),
      ),
    refund: async ({ reference, amountMinor, idempotencyKey }: Moving) => {
      const changed = await change(asking, reference, async (intent) => {
        if (intent === null) return null;
        return stripe.refunds.create({ payment_intent: intent, amount: amountMinor }, { idempotencyKey });
      });
      if (!changed.ok) return changed;
      const { made, payment } = changed.value;
      if (made === null) return refuse({ code: 'payments.may-not', state: payment.state });
      return done({ refundReference: made.id, payment });
    },
  };
}

function createCards(stripe: Stripe): PaymentProvider['cards'] {
  const list = async (customer: string) => {
    const found = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 50 });
    return found.data.flatMap(({ id, card }) => {
      if (card === undefined) return [];
      const month = String(card.exp_month).padStart(2, '0');
      return [{ id, lastFour: card.last4, expires: `${month}/${String(card.exp_year).slice(-2)}` }];
    });
  };
  return {
    list,
    remove: async (customer, cardId) => {
      if (!(await list(customer)).some(({ id }) => id === cardId)) return false;
      await stripe.paymentMethods.detach(cardId);
      return true;
    },
  };
}

/**
 * Stripe by its SDK, on its own hosted page: nothing of a third party is loaded into the shop's pages. Wallets are offered
 * there by the device; instalments are not.
 */
export function createStripeProvider(access: StripeAccess, clock: Clock): PaymentProvider {
  const stripe = open(access);
  const asking = { stripe, clock };
  return {
    name: 'stripe',
    kinds: ['card', 'wallet'],
    start: async (starting) => {
      const { idempotencyKey } = starting;
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(starting), { idempotencyKey });
      if (url === null) throw new Error(`the session ${id} has no page`);
      return { reference: id, redirectUrl: url };
    },
    read: (reference) => read(asking, reference),
    ...createMoves(asking),
    parseWebhook: (raw, now): ParsedWebhook => parseWebhook(stripe, access.webhookSecret, { ...raw, now }),
    openCustomer: async ({ key, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { shop_customer: key } },
        { idempotencyKey: `customer-${key}` },
      );
      return customer.id;
    },
    cards: createCards(stripe),
  };
}
