import { sql } from 'kysely';
import type { CartId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Notice } from '../rules/notice.ts';

export async function appendNotices(tx: DbOrTx, id: CartId, notices: readonly Notice[]): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ notices: sql`notices || ${JSON.stringify(notices)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

export async function takeNotices(tx: DbOrTx, id: CartId): Promise<Notice[]> {
  const { rows } = await sql<{ notices: Notice[] }>`
    with waiting as (select id, notices from cart where id = ${id} for update)
    update cart set notices = '[]' from waiting where cart.id = waiting.id returning waiting.notices
  `.execute(tx);
  return rows[0]?.notices ?? [];
}
