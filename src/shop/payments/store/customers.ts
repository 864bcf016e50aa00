import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export async function findCustomerReference(
  db: DbOrTx,
  provider: string,
  customerId: CustomerId,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customer')
    .select('reference')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Deletes a customer's references and cards. @returns the references, to be deleted at the providers */
export async function deleteCustomerReferences(
  tx: DbOrTx,
  customerId: CustomerId,
): Promise<{ provider: string; reference: string }[]> {
  await tx.deleteFrom('payment_card').where('customer_id', '=', customerId).execute();
  return tx
    .deleteFrom('payment_customer')
    .where('customer_id', '=', customerId)
    .returning(['provider', 'reference'])
    .execute();
}

/** Serialises changes of a customer's cards. */
export async function lockCustomerReference(
  tx: DbOrTx,
  { provider, customerId }: { provider: string; customerId: CustomerId },
): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_customer')
    .select('reference')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.reference ?? null;
}

export async function saveCustomerReference(
  db: DbOrTx,
  known: { provider: string; customerId: CustomerId; reference: string },
): Promise<void> {
  await db
    .insertInto('payment_customer')
    .values({ provider: known.provider, customer_id: known.customerId, reference: known.reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
