import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { SavedCard as ProviderCard } from '#platform/payments/provider.ts';

/** A saved card as its owner sees it. */
export type SavedCard = ProviderCard & Readonly<{ isDefault: boolean }>;

/** The customer, and the provider of the cards. */
export type CardOwner = Readonly<{ provider: string; customerId: CustomerId }>;

/** A customer's cards, default first. */
export async function readCards(db: DbOrTx, { provider, customerId }: CardOwner): Promise<SavedCard[]> {
  const rows = await db
    .selectFrom('payment_card')
    .selectAll()
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('token')
    .execute();
  return rows.map((row) => ({
    id: row.token,
    brand: row.brand,
    lastFour: row.last_four,
    expires: row.expires,
    isDefault: row.is_default,
  }));
}

/** Replaces the stored cards by the provider's; a customer with cards always has a default. */
export async function replaceCards(
  tx: DbOrTx,
  owner: CardOwner,
  { cards, preferred }: { cards: readonly ProviderCard[]; preferred: string | null },
): Promise<void> {
  await deleteCards(tx, owner);
  if (cards.length === 0) return;
  const chosen = cards.find(({ id }) => id === preferred) ?? cards[0];
  await tx
    .insertInto('payment_card')
    .values(
      cards.map((card) => ({
        provider: owner.provider,
        customer_id: owner.customerId,
        token: card.id,
        brand: card.brand,
        last_four: card.lastFour,
        expires: card.expires,
        is_default: card === chosen,
      })),
    )
    .execute();
}

export async function deleteCards(tx: DbOrTx, { provider, customerId }: CardOwner): Promise<void> {
  await tx
    .deleteFrom('payment_card')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .execute();
}
