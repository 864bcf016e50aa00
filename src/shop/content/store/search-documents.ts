import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentKind, DocumentRow } from './content.ts';

/** A document in search results. */
export type FoundDocument = Pick<DocumentRow, 'kind' | 'slug' | 'title' | 'excerpt'>;

const SEARCHED: readonly DocumentKind[] = ['article', 'page'];

/** Articles and pages that match, title matches first. */
export async function searchDocuments(
  db: DbOrTx,
  { tsquery, now, limit }: { tsquery: string; now: Instant; limit: number },
): Promise<FoundDocument[]> {
  if (tsquery === '') return [];
  const rows = await db
    .selectFrom('document')
    .select(['kind', 'slug', 'title', 'excerpt'])
    .where('kind', 'in', [...SEARCHED])
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where(sql<boolean>`words @@ ${tsquery}::tsquery`)
    .orderBy(sql`ts_rank(words, ${tsquery}::tsquery)`, 'desc')
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as DocumentKind }));
}
