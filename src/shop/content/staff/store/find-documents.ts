import { sql } from 'kysely';
import type { DocumentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditedKind } from '../rules/draft.ts';

export const LIST_STATES = ['published', 'scheduled', 'draft', 'trashed'] as const;
export type ListState = (typeof LIST_STATES)[number];

export type DocumentQuery = Readonly<{
  kind: EditedKind;
  text: string;
  /** Null: all except trashed ones. */
  state: ListState | null;
  category: string | null;
  /** Only documents without an Arabic text. */
  lacksArabic: boolean;
  limit: number;
  offset: number;
}>;

/** A row of the document list. */
export type ListedDocument = Readonly<{
  id: DocumentId;
  version: number;
  slug: string;
  title: Localized;
  state: ListState;
  category: string;
  hasArabic: boolean;
  coverFile: string | null;
  publishedAt: Instant;
  updatedAt: Instant;
}>;

/** Documents of a kind in every state, last changed first. */
export async function findDocuments(
  db: DbOrTx,
  query: DocumentQuery,
  now: Instant,
): Promise<{ rows: ListedDocument[]; total: number }> {
  const { kind, text, state, category, lacksArabic, limit, offset } = query;
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedDocument & { total: number }>`
    with listed as (
      select document.id, version, slug, document.title, category, published_at, updated_at, cover_id,
        case when status = 'published' and published_at > ${now} then 'scheduled' else status end as state,
        coalesce(document.title ->> 'ar', '') <> ''
          and (coalesce(body ->> 'en', '') = '' or coalesce(body ->> 'ar', '') <> '') as has_arabic
      from document
      where kind = ${kind}
        and (${text} = '' or lower(slug || ' ' || coalesce(document.title ->> 'en', '') || ' '
          || coalesce(document.title ->> 'ar', '')) like ${sought})
        and (${category}::text is null or category = ${category})
    )
    select listed.id, listed.version, slug, listed.title, category, state, has_arabic as "hasArabic", media.file as "coverFile",
      published_at as "publishedAt", updated_at as "updatedAt", count(*) over () as total
    from listed left join media on media.id = listed.cover_id
    where (case when ${state}::text is null then state <> 'trashed' else state = ${state} end)
      and (not ${lacksArabic} or not has_arabic)
    order by updated_at desc, listed.id desc
    limit ${limit} offset ${offset}
  `.execute(db);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ total: _, ...row }) => row),
  };
}
