import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentKind, DocumentRow } from './content.ts';

/** A document in search results. */
export type DocumentResult = Pick<DocumentRow, 'kind' | 'slug' | 'title' | 'excerpt'> & {
  /** Whether its title has the words. */
  isNamed: boolean;
};

/** A document search, as text search queries. */
export type DocumentSearch = Readonly<{
  /** Every word, anywhere. */
  tsquery: string;
  /** Every word, in the title. */
  named: string;
}>;

const SEARCHED: readonly DocumentKind[] = ['article', 'page'];

/** Articles and pages that match, title matches first. */
export async function searchDocuments(
  db: DbOrTx,
  { tsquery, named, now, limit }: DocumentSearch & { now: Instant; limit: number },
): Promise<DocumentResult[]> {
  if (tsquery === '') return [];
  const rows = await db
    .selectFrom('document')
    .select(['kind', 'slug', 'title', 'excerpt', sql<boolean>`words @@ ${named}::tsquery`.as('is_named')])
    .where('kind', 'in', [...SEARCHED])
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where(sql<boolean>`words @@ ${tsquery}::tsquery`)
    .orderBy('is_named', 'desc')
    .orderBy(sql`ts_rank(words, ${tsquery}::tsquery)`, 'desc')
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ is_named, ...row }) => ({
    ...row,
    kind: row.kind as DocumentKind,
    isNamed: is_named,
  }));
}
