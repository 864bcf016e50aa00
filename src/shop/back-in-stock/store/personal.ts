import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';

/** A person's requests, for the export of personal data. */
export function requestsOf(db: DbOrTx, email: string) {
  return db
    .selectFrom('stock_request')
    .select(['product_id as productId', 'asked_at as askedAt', 'notified_at as notifiedAt'])
    .where(sameEmail(email))
    .orderBy('id')
    .execute();
}

export async function deleteRequestsOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('stock_request').where(sameEmail(email)).execute();
}
