import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

export async function addClick(db: DbOrTx, path: string, network: string): Promise<void> {
  await db
    .insertInto('share_click')
    .values({ path, network, clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(['path', 'network']).doUpdateSet({ clicks: sql`share_click.clicks + 1` }),
    )
    .execute();
}

export async function readClicks(db: DbOrTx, path: string): Promise<{ network: string; clicks: number }[]> {
  return db.selectFrom('share_click').select(['network', 'clicks']).where('path', '=', path).execute();
}
