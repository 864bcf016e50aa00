import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.ts';
import { type BankNeeds, createTestBank } from '#platform/payments/test/bank.ts';
import { createTestProvider } from '#platform/payments/test/test-provider.ts';
import { signatureWith } from '#platform/signature.ts';
import type { Config } from './config.ts';

type ProviderNeeds = Readonly<{ db: Db; clock: Clock; config: Config; secret: string }>;

/** Where the test bank's own pages stand. */
const TEST_BANK_PATH = '/test-payments';

/** Who takes money online: the test bank always could, Stripe where its keys are; the settings name one of them. */
export function createProviders({ db, clock, config, secret }: ProviderNeeds) {
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
