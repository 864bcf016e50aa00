import { wordsIn } from '#messages';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.ts';
import { type BankDeps, createTestBank } from '#platform/payments/test/bank.ts';
import { createTestProvider } from '#platform/payments/test/test-provider.ts';
import { signatureWith } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import { lockOrder } from '#shop/orders';
import { createPayments, type PaymentDeps } from '#shop/payments';
import type { ComposeDeps } from '../../deps.ts';

type ProviderDeps = Pick<ComposeDeps, 'db' | 'clock' | 'config' | 'secret'> & { raise: Raise };

/** Path of the test bank's pages. */
const TEST_BANK_PATH = '/test-payments';

/** The payment providers: the test bank always, Stripe when its keys are configured; a setting selects one. */
function createProviders({ db, clock, config, secret }: ProviderDeps) {
  const bank: BankDeps = {
    db,
    clock,
    webhookSecret: signatureWith(secret).digest('test bank'),
    pagesUrl: `${config.publicUrl}${TEST_BANK_PATH}`,
  };
  const providers: Partial<Record<string, PaymentProvider>> = { test: createTestProvider(bank) };
  if (config.stripe !== null) providers.stripe = createStripeProvider(config.stripe, clock);
  return { providers, testBank: createTestBank(bank) };
}

type FromOrders = PaymentDeps['orders'];
type Modules = Readonly<{
  settings: { all: PaymentDeps['settings'] };
  orders: Pick<FromOrders, 'find' | 'findIn' | 'paid' | 'secure' | 'family' | 'move' | 'note'> & {
    refunds: { of: FromOrders['refundsOf']; payOutDifference: FromOrders['payOutDifference'] };
  };
  cart: { forOrder: { takeBought: PaymentDeps['takeBought'] } };
}>;

/** Builds the payments with the available providers. */
export function composePayments(deps: ProviderDeps, { settings, orders, cart }: Modules) {
  const { db, clock, config, secret, raise } = deps;
  const { providers, testBank } = createProviders(deps);
  const payments = createPayments({
    db,
    clock,
    settings: settings.all,
    providers,
    orders: {
      ...orders,
      lock: lockOrder,
      refundsOf: orders.refunds.of,
      payOutDifference: orders.refunds.payOutDifference,
    },
    takeBought: cart.forOrder.takeBought,
    raise,
    digest: signatureWith(secret).digest,
    describe: ({ id, language }) => wordsIn(language)('payments:description', { number: id }),
    publicUrl: config.publicUrl,
  });
  return { payments, testBank };
}
