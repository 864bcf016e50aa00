import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.ts';
import { type BankNeeds, createTestBank } from '#platform/payments/test/bank.ts';
import { createTestProvider } from '#platform/payments/test/test-provider.ts';
import { signatureWith } from '#platform/signature.ts';
import { lockOrder } from '#shop/orders';
import { createPayments, type PaymentNeeds } from '#shop/payments';
import type { Config } from './config.ts';

type ProviderNeeds = Readonly<{
  db: Db;
  clock: Clock;
  config: Config;
  secret: string;
  followDue: PaymentNeeds['followDue'];
  customerGone: PaymentNeeds['customerGone'];
}>;

/** Where the test bank's own pages stand. */
const TEST_BANK_PATH = '/test-payments';

/** Who takes money online: the test bank always could, Stripe where its keys are; the settings name one of them. */
function createProviders({ db, clock, config, secret }: ProviderNeeds) {
  const bank: BankNeeds = {
    db,
    clock,
    webhookSecret: signatureWith(secret).digest('test bank'),
    pagesUrl: `${config.publicUrl}${TEST_BANK_PATH}`,
  };
  const providers: Partial<Record<string, PaymentProvider>> = { test: createTestProvider(bank) };
  if (config.stripe !== null) providers.stripe = createStripeProvider(config.stripe, clock);
  return { providers, testBank: createTestBank(bank) };
}

type FromOrders = PaymentNeeds['orders'];
type Modules = Readonly<{
  settings: { all: PaymentNeeds['settings'] };
  orders: Pick<FromOrders, 'find' | 'findIn' | 'paid' | 'secure' | 'family' | 'move' | 'note'> & {
    refunds: { of: FromOrders['refundsOf']; payOutDifference: FromOrders['payOutDifference'] };
  };
  cart: { forOrder: { takeBought: PaymentNeeds['takeBought'] } };
}>;

/** Payments, with the providers that this machine has. */
export function composePayments(needs: ProviderNeeds, { settings, orders, cart }: Modules) {
  const { db, clock, config, secret, followDue, customerGone } = needs;
  const { providers, testBank } = createProviders(needs);
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
    followDue,
    customerGone,
    digest: signatureWith(secret).digest,
    publicUrl: config.publicUrl,
  });
  return { payments, testBank };
}
