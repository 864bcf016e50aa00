import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductChoice } from '../../rules/conditions.ts';
import { withoutNumbers } from '../../rules/search/matches.ts';
import { setWithout } from './sets.ts';

/** The products that a loop does not exclude, as a set. */
export async function readChoice(
  db: DbOrTx,
  { noneOf, without }: Pick<ProductChoice, 'noneOf' | 'without'>,
): Promise<Buffer> {
  const { rows } = await sql<{ others: Buffer }>`select ${setWithout(noneOf)} as others`.execute(db);
  return withoutNumbers(rows[0]?.others ?? Buffer.alloc(0), without);
}
