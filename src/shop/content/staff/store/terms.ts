import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditedKind } from '../rules/draft.ts';

/** A category or tag with its number of documents. */
export type UsedTerm = Readonly<{ slug: string; name: Localized; count: number; version: number }>;

/** All categories of a kind in their order. */
export async function readCategories(db: DbOrTx, kind: EditedKind): Promise<UsedTerm[]> {
  const { rows } = await sql<UsedTerm>`
    select slug, name, version, (select count(*) from document
      where document.kind = document_category.kind and document.category = document_category.slug
        and status <> 'trashed')::int as count
    from document_category where kind = ${kind} order by position, slug
  `.execute(db);
  return rows;
}

/** All tags, by name. */
export async function readAllTags(db: DbOrTx): Promise<UsedTerm[]> {
  const { rows } = await sql<UsedTerm>`
    select slug, name, version, (select count(*) from document where document_tag.slug = any(tags) and status <> 'trashed')::int
      as count
    from document_tag order by lower(name ->> 'en'), slug
  `.execute(db);
  return rows;
}

/** What the documents of a kind call their authors, in English order. */
export async function readAuthors(db: DbOrTx, kind: EditedKind): Promise<Localized[]> {
  const { rows } = await sql<{ author: Localized }>`
    select distinct on (details -> 'author' ->> 'en') details -> 'author' as author from document
    where kind = ${kind} and status <> 'trashed' and coalesce(details -> 'author' ->> 'en', '') <> ''
    order by details -> 'author' ->> 'en', updated_at desc
  `.execute(db);
  return rows.map(({ author }) => author);
}

export async function insertCategory(
  tx: DbOrTx,
  kind: EditedKind,
  { slug, name }: { slug: string; name: Localized },
): Promise<void> {
  await sql`
    insert into document_category (kind, slug, name, position)
    select ${kind}, ${slug}, ${JSON.stringify(name)}::jsonb, coalesce(max(position) + 1, 0)
    from document_category where kind = ${kind}
  `.execute(tx);
}

export async function insertTag(
  tx: DbOrTx,
  { slug, name }: { slug: string; name: Localized },
): Promise<void> {
  await tx
    .insertInto('document_tag')
    .values({ slug, name: JSON.stringify(name) })
    .execute();
}

/** A category by kind and slug, a tag by slug. */
export type TermKey =
  | Readonly<{ table: 'document_category'; key: { kind: EditedKind; slug: string } }>
  | Readonly<{ table: 'document_tag'; key: { slug: string } }>;

function isTerm({ key }: TermKey) {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  return sql.join(conditions, sql` and `);
}

export async function setTermName(tx: DbOrTx, term: TermKey, name: Localized): Promise<void> {
  await sql`update ${sql.id(term.table)} set name = ${JSON.stringify(name)}::jsonb where ${isTerm(term)}`.execute(
    tx,
  );
}

export async function deleteTerm(tx: DbOrTx, term: TermKey): Promise<void> {
  await sql`delete from ${sql.id(term.table)} where ${isTerm(term)}`.execute(tx);
}

/** Orders the categories of a kind; unlisted ones come last. */
export async function orderCategories(tx: DbOrTx, kind: EditedKind, slugs: readonly string[]): Promise<void> {
  await sql`
    update document_category set position = coalesce(array_position(${[...slugs]}::text[], slug), 1000)
    where kind = ${kind}
  `.execute(tx);
}
