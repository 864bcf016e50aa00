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
} from '../provider.ts';
import { createStripeCards, payByCard, sessionOf } from './stripe-cards.ts';
import { intentPayment, toProviderPayment } from './to-provider-payment.ts';

export type StripeAccess = Readonly<{
  secretKey: string;
  webhookSecret: string;
  /** Null: Stripe's API; tests pass a mock server. */
  apiBase: string | null;
}>;

const CALL_LIMIT_MS = 20 * SECOND_MS;
const TOLERANCE_SECONDS = 300;
const EXPANDED = { expand: ['payment_intent.latest_charge'] };
const CHARGED = { expand: ['latest_charge'] };

/** A payment by a saved card has no session: its reference is the payment intent. */
function isIntent(reference: string): boolean {
  return reference.startsWith('pi_');
}

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

/** Whether Stripe refused because of a payment's state or amount; other errors are faults. */
function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isUnknown(error);
}

type StripeDeps = Readonly<{ stripe: Stripe; clock: Clock }>;

async function read({ stripe, clock }: StripeDeps, reference: string): Promise<ProviderPayment | null> {
  try {
    const requestedAt = clock().getTime();
    if (isIntent(reference))
      return intentPayment(await stripe.paymentIntents.retrieve(reference, CHARGED), requestedAt);
    return toProviderPayment(await stripe.checkout.sessions.retrieve(reference, EXPANDED), requestedAt);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

function intentIdOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

type Change<T> = (intent: string | null, isPageOpen: boolean) => Promise<T>;

async function pageOf({ stripe }: StripeDeps, reference: string) {
  if (isIntent(reference)) return { intent: reference, isPageOpen: false };
  const session = await stripe.checkout.sessions.retrieve(reference);
  return { intent: intentIdOf(session), isPageOpen: session.status === 'open' };
}

/** Changes the payment intent of a session and reads the payment afterwards. */
async function change<T>(
  asking: StripeDeps,
  reference: string,
  by: Change<T>,
): Promise<Outcome<{ made: T; payment: ProviderPayment }, ProviderRefusal>> {
  const before = await read(asking, reference);
  if (before === null) return refuse({ code: 'payments.unknown-reference' });
  try {
    const { intent, isPageOpen } = await pageOf(asking, reference);
    const made = await by(intent, isPageOpen);
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

function createMoves(asking: StripeDeps): Pick<PaymentProvider, 'capture' | 'void' | 'refund'> {
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
        change(asking, reference, async (intent, isPageOpen) => {
          if (isPageOpen) return stripe.checkout.sessions.expire(reference, {}, { idempotencyKey });
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

/**
 * Stripe by its SDK, on Stripe's hosted page: the shop's pages load nothing from third parties. Wallets are
 * offered there depending on the device; instalments are not.
 */
export function createStripeProvider(access: StripeAccess, clock: Clock): PaymentProvider {
  const stripe = open(access);
  const asking = { stripe, clock };
  return {
    name: 'stripe',
    kinds: ['card', 'wallet'],
    hasWalletSheet: false,
    start: async (starting) => {
      const byCard = await payByCard(stripe, starting);
      if (byCard !== null) return byCard;
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
    cards: createStripeCards(stripe),
  };
}
