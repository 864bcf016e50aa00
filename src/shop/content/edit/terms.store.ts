import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditedKind } from './draft.ts';

/** A category or a tag of documents, and how many name it. */
export type UsedTerm = Readonly<{ slug: string; name: Localized; count: number }>;

/** All categories of a kind in their order. */
export async function readCategories(db: DbOrTx, kind: EditedKind): Promise<UsedTerm[]> {
  const { rows } = await sql<UsedTerm>`
    select slug, name, (select count(*) from document
      where document.kind = document_category.kind and document.category = document_category.slug
        and status <> 'trashed')::int as count
    from document_category where kind = ${kind} order by position, slug
  `.execute(db);
  return rows;
}

/** All tags, by name. */
export async function readAllTags(db: DbOrTx): Promise<UsedTerm[]> {
  const { rows } = await sql<UsedTerm>`
    select slug, name, (select count(*) from document where document_tag.slug = any(tags) and status <> 'trashed')::int
      as count
    from document_tag order by lower(name ->> 'en'), slug
  `.execute(db);
  return rows;
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

export async function renameCategory(
  tx: DbOrTx,
  kind: EditedKind,
  { slug, name }: { slug: string; name: Localized },
): Promise<boolean> {
  const done = await tx
    .updateTable('document_category')
    .set({ name: JSON.stringify(name) })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function renameTag(
  tx: DbOrTx,
  { slug, name }: { slug: string; name: Localized },
): Promise<boolean> {
  const done = await tx
    .updateTable('document_tag')
    .set({ name: JSON.stringify(name) })
    .where('slug', '=', slug)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function deleteCategory(tx: DbOrTx, kind: EditedKind, slug: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('document_category')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function deleteTag(tx: DbOrTx, slug: string): Promise<boolean> {
  const gone = await tx.deleteFrom('document_tag').where('slug', '=', slug).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Puts the categories of a kind into an order; those that are not named come after. */
export async function orderCategories(tx: DbOrTx, kind: EditedKind, slugs: readonly string[]): Promise<void> {
  await sql`
    update document_category set position = coalesce(array_position(${[...slugs]}::text[], slug), 1000)
    where kind = ${kind}
  `.execute(tx);
}
