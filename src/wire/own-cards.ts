import type { KeptCard } from '#shop/payments';
import type { Visitor, WireNeeds } from './visitor.ts';

/** Cards that somebody signed in has kept. */
export async function ownCards(
  { accountToken }: Pick<Visitor, 'accountToken'>,
  { shop }: Pick<WireNeeds, 'shop'>,
): Promise<readonly KeptCard[]> {
  const account = accountToken === null ? null : await shop.customers.sessions.open(accountToken);
  return account === null ? [] : shop.payments.savedCards.list(account.customer.id);
}
