import type { SavedCard } from '#shop/payments';
import type { WireDeps } from '../deps.ts';
import type { Visitor } from '../visitor.ts';

/** The saved cards of the signed-in customer. */
export async function findSavedCards(
  { accountToken }: Pick<Visitor, 'accountToken'>,
  { shop }: Pick<WireDeps, 'shop'>,
): Promise<readonly SavedCard[]> {
  const account = await shop.customers.sessions.open(accountToken);
  return account === null ? [] : shop.payments.savedCards.list(account.customer.id);
}
