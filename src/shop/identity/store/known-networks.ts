import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Digests of an account and a network. */
export type KnownNetwork = Readonly<{ account: string; network: string }>;

export async function hasNetwork(db: DbOrTx, { account, network }: KnownNetwork): Promise<boolean> {
  const row = await db
    .selectFrom('known_network')
    .select('account')
    .where('account', '=', account)
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveNetwork(db: DbOrTx, known: KnownNetwork, seenAt: Instant): Promise<void> {
  await db
    .insertInto('known_network')
    .values({ ...known, seen_at: seenAt })
    .onConflict((conflict) => conflict.columns(['account', 'network']).doUpdateSet({ seen_at: seenAt }))
    .execute();
}

export async function deleteNetworksOf(db: DbOrTx, account: string): Promise<void> {
  await db.deleteFrom('known_network').where('account', '=', account).execute();
}

export async function deleteOldNetworks(db: DbOrTx, seenBefore: Instant): Promise<void> {
  await db.deleteFrom('known_network').where('seen_at', '<', seenBefore).execute();
}
