import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import { type KeptCard, readCards, replaceCards } from './cards.store.ts';
import {
  findCustomerReference,
  lockCustomerReference,
  saveCustomerReference,
  takeCustomerReferences,
} from './customers.store.ts';
import { type PaymentNeeds, ProviderDown, reach } from './needs.ts';
import type { PaymentRefusal } from './refusals.ts';

type Customer = Readonly<{ id: CustomerId; email: string }>;
type Cards = Outcome<readonly KeptCard[], PaymentRefusal>;

/** Who keeps cards now; null where nobody takes money online. */
async function keeperOf({ providers, settings }: PaymentNeeds): Promise<PaymentProvider | null> {
  return providers[(await settings())['payments.provider']] ?? null;
}

/** The provider's name of a customer, made at the first time and kept. */
export async function openCustomer(
  needs: PaymentNeeds,
  provider: PaymentProvider,
  { id: customerId, email }: Customer,
): Promise<string> {
  const known = await findCustomerReference(needs.db, provider.name, customerId);
  if (known !== null) return known;
  const reference = await reach(provider.openCustomer({ key: String(customerId), email }));
  await saveCustomerReference(needs.db, { provider: provider.name, customerId, reference });
  return reference;
}

type Kept = Readonly<{ provider: PaymentProvider; customerId: CustomerId; preferred?: string }>;

/** Asks the provider which cards it keeps, and keeps what may be shown of them. */
async function refreshAt(needs: PaymentNeeds, { provider, customerId, preferred }: Kept) {
  const reference = await findCustomerReference(needs.db, provider.name, customerId);
  if (reference === null) return [];
  const cards = await reach(provider.cards.list(reference));
  const owner = { provider: provider.name, customerId };
  return needs.db.transaction().execute(async (tx) => {
    // Gone meanwhile: an account that is deleted keeps no card.
    if ((await lockCustomerReference(tx, owner)) === null) return [];
    const before = (await readCards(tx, owner)).find(({ isDefault }) => isDefault)?.id ?? null;
    await replaceCards(tx, owner, { cards, preferred: preferred ?? before });
    return readCards(tx, owner);
  });
}

/** Cards as the shop knows them; one that the provider forgot meanwhile is missing at the next refresh. */
function listCards(needs: PaymentNeeds) {
  return async (customerId: CustomerId): Promise<readonly KeptCard[]> => {
    const provider = await keeperOf(needs);
    return provider === null ? [] : readCards(needs.db, { provider: provider.name, customerId });
  };
}

async function orDown<T>(answer: () => Promise<Outcome<T, PaymentRefusal>>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return refuse({ code: 'payments.provider-down' } as const);
  }
}

/** Something is done with one card of a customer, and the cards are read anew. */
function withCard(
  needs: PaymentNeeds,
  work: (kept: Kept & { cardId: string }) => Promise<Outcome<readonly KeptCard[], PaymentRefusal>>,
) {
  return (customerId: CustomerId, cardId: string): Promise<Cards> =>
    orDown(async () => {
      const provider = await keeperOf(needs);
      const cards = await listCards(needs)(customerId);
      if (provider === null || !cards.some(({ id }) => id === cardId))
        return refuse({ code: 'payments.unknown-card' });
      return work({ provider, customerId, cardId });
    });
}

async function removeAt(needs: PaymentNeeds, { provider, customerId, cardId }: Kept & { cardId: string }) {
  const reference = await findCustomerReference(needs.db, provider.name, customerId);
  // One that the provider does not have is gone, as was asked.
  if (reference !== null) await reach(provider.cards.remove(reference, cardId));
  return done(await refreshAt(needs, { provider, customerId }));
}

type SettingUp = Customer & Readonly<{ language: Language }>;

/** Where a card is kept without paying by it, and where that page leads back to. */
function setUpCard(needs: PaymentNeeds) {
  return ({ language, ...customer }: SettingUp): Promise<Outcome<string, PaymentRefusal>> =>
    orDown(async () => {
      const provider = await keeperOf(needs);
      if (provider === null) return refuse({ code: 'payments.not-offered' });
      const returnUrl = `${needs.publicUrl}${addressIn(language, '/my-account/payment-methods/')}`;
      return done(
        await reach(
          provider.cards.setUp({
            customer: await openCustomer(needs, provider, customer),
            idempotencyKey: `set-up-${randomUUID()}`,
            language,
            returnUrl,
          }),
        ),
      );
    });
}

/**
 * Cards that customers have left with the provider: the shop keeps their name, last digits and expiry, never a number.
 *
 * `list` what is known of them, the default one first; `refresh` the same after asking the provider; `makeDefault`,
 * `remove`; `setUp` leads to the provider's page where a card is kept; `forget` forgets a customer here, in the caller's
 * transaction, and at every provider soon after, by `forgetAt`.
 *
 * Refusals: `payments.unknown-card`, `payments.not-offered`, `payments.provider-down`. Source: PM-02, AC-04
 */
export function createSavedCards(needs: PaymentNeeds) {
  return {
    list: listCards(needs),
    refresh: (customerId: CustomerId): Promise<Cards> =>
      orDown(async () => {
        const provider = await keeperOf(needs);
        return done(provider === null ? [] : await refreshAt(needs, { provider, customerId }));
      }),
    makeDefault: withCard(needs, async ({ provider, customerId, cardId: preferred }) =>
      done(await refreshAt(needs, { provider, customerId, preferred })),
    ),
    remove: withCard(needs, (kept) => removeAt(needs, kept)),
    setUp: setUpCard(needs),
    forget: async (tx: Tx, customerId: CustomerId): Promise<void> => {
      for (const known of await takeCustomerReferences(tx, customerId)) await needs.customerGone(tx, known);
    },
    forgetAt: async ({ provider, reference }: { provider: string; reference: string }): Promise<void> => {
      await needs.providers[provider]?.cards.forget(reference);
    },
  };
}
