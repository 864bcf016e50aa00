import { randomUUID } from 'node:crypto';
import type { CustomerId } from '#kernel/ids.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import { orDown, type PaymentDeps, reach } from '../deps.ts';
import type { PaymentRefusal } from '../refusals.ts';
import { readCards, replaceCards, type SavedCard } from '../store/cards.ts';
import {
  deleteCustomerReferences,
  findCustomerReference,
  lockCustomerReference,
  saveCustomerReference,
} from '../store/customers.ts';

type Customer = Readonly<{ id: CustomerId; email: string }>;
type Cards = Outcome<readonly SavedCard[], PaymentRefusal>;

/** The current provider of saved cards; null without online payments. */
async function keeperOf({ providers, settings }: PaymentDeps): Promise<PaymentProvider | null> {
  return providers[(await settings())['payments.provider']] ?? null;
}

/** The provider's customer id, created on first use and stored. */
export async function openCustomer(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { id: customerId, email }: Customer,
): Promise<string> {
  const known = await findCustomerReference(deps.db, provider.name, customerId);
  if (known !== null) return known;
  const reference = await reach(provider.openCustomer({ key: String(customerId), email }));
  await saveCustomerReference(deps.db, { provider: provider.name, customerId, reference });
  return reference;
}

type SavedCardDeps = Readonly<{ provider: PaymentProvider; customerId: CustomerId; preferred?: string }>;

/** Reads the saved cards from the provider and stores their labels. */
async function refreshAt(deps: PaymentDeps, { provider, customerId, preferred }: SavedCardDeps) {
  const reference = await findCustomerReference(deps.db, provider.name, customerId);
  if (reference === null) return [];
  const cards = await reach(provider.cards.list(reference));
  const owner = { provider: provider.name, customerId };
  return deps.db.transaction().execute(async (tx) => {
    // The account was deleted meanwhile.
    if ((await lockCustomerReference(tx, owner)) === null) return [];
    const before = (await readCards(tx, owner)).find(({ isDefault }) => isDefault)?.id ?? null;
    await replaceCards(tx, owner, { cards, preferred: preferred ?? before });
    return readCards(tx, owner);
  });
}

/** The stored cards; cards deleted at the provider disappear with the next refresh. */
function listCards(deps: PaymentDeps) {
  return async (customerId: CustomerId): Promise<readonly SavedCard[]> => {
    const provider = await keeperOf(deps);
    return provider === null ? [] : readCards(deps.db, { provider: provider.name, customerId });
  };
}

/** Changes one card of a customer, then refreshes the cards. */
function withCard(
  deps: PaymentDeps,
  work: (
    stored: SavedCardDeps & { cardId: string },
  ) => Promise<Outcome<readonly SavedCard[], PaymentRefusal>>,
) {
  return (customerId: CustomerId, cardId: string): Promise<Cards> =>
    orDown(async () => {
      const provider = await keeperOf(deps);
      const cards = await listCards(deps)(customerId);
      if (provider === null || !cards.some(({ id }) => id === cardId))
        return refuse({ code: 'payments.unknown-card' });
      return work({ provider, customerId, cardId });
    });
}

async function removeAt(
  deps: PaymentDeps,
  { provider, customerId, cardId }: SavedCardDeps & { cardId: string },
) {
  const reference = await findCustomerReference(deps.db, provider.name, customerId);
  // An unknown card counts as removed.
  if (reference !== null) await reach(provider.cards.remove(reference, cardId));
  return done(await refreshAt(deps, { provider, customerId }));
}

type SettingUp = Customer & Readonly<{ language: Language }>;

/** The provider's page that saves a card, and its return URL. */
function setUpCard(deps: PaymentDeps) {
  return ({ language, ...customer }: SettingUp): Promise<Outcome<string, PaymentRefusal>> =>
    orDown(async () => {
      const provider = await keeperOf(deps);
      if (provider === null) return refuse({ code: 'payments.not-offered' });
      const returnUrl = `${deps.publicUrl}${addressIn(language, '/my-account/payment-methods/')}`;
      return done(
        await reach(
          provider.cards.setUp({
            customer: await openCustomer(deps, provider, customer),
            idempotencyKey: `set-up-${randomUUID()}`,
            language,
            returnUrl,
          }),
        ),
      );
    });
}

/**
 * Cards that customers saved with the provider: the shop stores brand, last digits and expiry, never a number.
 *
 * `list` the stored ones, default first; `refresh` reads them from the provider first; `makeDefault`, `remove`;
 * `setUp` returns the provider's page that saves a card; `forget` deletes a customer's cards here, in the caller's
 * transaction, and later at every provider by `forgetAt`.
 *
 * Refusals: `payments.unknown-card`, `payments.not-offered`, `payments.provider-down`. Source: PM-02, AC-04
 */
export function createSavedCards(deps: PaymentDeps) {
  return {
    list: listCards(deps),
    refresh: (customerId: CustomerId): Promise<Cards> =>
      orDown(async () => {
        const provider = await keeperOf(deps);
        return done(provider === null ? [] : await refreshAt(deps, { provider, customerId }));
      }),
    makeDefault: withCard(deps, async ({ provider, customerId, cardId: preferred }) =>
      done(await refreshAt(deps, { provider, customerId, preferred })),
    ),
    remove: withCard(deps, (stored) => removeAt(deps, stored)),
    setUp: setUpCard(deps),
    forget: async (tx: Tx, customerId: CustomerId): Promise<void> => {
      for (const known of await deleteCustomerReferences(tx, customerId))
        await deps.raise(tx, 'CustomerErased', known);
    },
    forgetAt: async ({ provider, reference }: { provider: string; reference: string }): Promise<void> => {
      await deps.providers[provider]?.cards.forget(reference);
    },
  };
}
