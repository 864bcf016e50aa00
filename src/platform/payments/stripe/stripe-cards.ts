import Stripe from 'stripe';
import type { PaymentProvider, Started, Starting } from '../provider.ts';
import { toLabel } from './to-provider-payment.ts';

/** Orders by phone may have no email. */
function emailOf({ email }: Pick<Starting, 'email'>) {
  return email === '' ? {} : { customer_email: email };
}

/** A Stripe Checkout session; a customer can use and save cards there. */
export function sessionOf(starting: Starting): Stripe.Checkout.SessionCreateParams {
  const { paymentKey, customer, capture, returnUrl } = starting;
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
    },
    ...(customer === null
      ? emailOf(starting)
      : { customer, saved_payment_method_options: { payment_method_save: 'enabled' as const } }),
  };
}

/** The URL of the bank's authentication page, or else the return URL. */
function toStarted(intent: Stripe.PaymentIntent, returnUrl: string): Started {
  const bankUrl = intent.status === 'requires_action' ? intent.next_action?.redirect_to_url?.url : null;
  return { reference: intent.id, redirectUrl: bankUrl ?? returnUrl };
}

/**
 * Pays with a saved card; there is a page only when the bank requires authentication.
 *
 * @returns null when no saved card was chosen, or it no longer exists
 */
export async function payByCard(stripe: Stripe, starting: Starting): Promise<Started | null> {
  const { savedCard, customer, returnUrl, paymentKey, idempotencyKey } = starting;
  if (savedCard === null || customer === null) return null;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: starting.amountMinor,
        currency: 'aed',
        customer,
        payment_method: savedCard,
        automatic_payment_methods: { enabled: true },
        description: starting.description,
        metadata: { payment_key: paymentKey },
        capture_method: starting.capture === 'at-once' ? 'automatic' : 'manual',
        confirm: true,
        ...(starting.isOffSession === true ? { off_session: true } : {}),
        return_url: returnUrl,
      },
      { idempotencyKey },
    );
    return toStarted(intent, returnUrl);
  } catch (error) {
    // A declined card has a payment intent with the reason.
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent !== undefined)
      return { reference: error.payment_intent.id, redirectUrl: returnUrl };
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Saved cards at Stripe. */
export function createStripeCards(stripe: Stripe): PaymentProvider['cards'] {
  const list = async (customer: string) => {
    const page = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 50 });
    return page.data.flatMap(({ id, card }) => (card === undefined ? [] : [{ id, ...toLabel(card) }]));
  };
  return {
    list,
    remove: async (customer, cardId) => {
      if (!(await list(customer)).some(({ id }) => id === cardId)) return false;
      await stripe.paymentMethods.detach(cardId);
      return true;
    },
    setUp: async ({ customer, idempotencyKey, language, returnUrl }) => {
      const { id, url } = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          currency: 'aed',
          customer,
          locale: language === 'ar' ? 'auto' : 'en',
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey },
      );
      if (url === null) throw new Error(`the session ${id} has no page`);
      return url;
    },
    forget: async (customer) => {
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  };
}
