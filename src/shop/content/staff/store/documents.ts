import { sql } from 'kysely';
import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { documentWords } from '../../rules/document-words.ts';
import { EDITED_KINDS, type EditedKind } from '../rules/draft.ts';

export type DocumentStatus = 'published' | 'draft' | 'trashed';

/** A stored document. */
export type StoredRow = Readonly<{
  id: DocumentId;
  kind: EditedKind;
  slug: string;
  status: DocumentStatus;
  title: Localized;
  excerpt: Localized;
  body: Localized;
  tree: StoredTree;
  cover_id: MediaId | null;
  category: string;
  tags: readonly string[];
  details: unknown;
  seo_title: Localized;
  seo_description: Localized;
  published_at: Date;
  updated_at: Date;
  version: number;
}>;

/** Serialises edits of documents, so that slugs stay unique. */
export async function lockDocuments(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.content.edit');
}

const STORED = sql`id, kind, slug, status, title, excerpt, body, tree, cover_id, category, tags, details, seo_title,
  seo_description, published_at, updated_at, version`;

export async function readStored(db: DbOrTx, id: number): Promise<StoredRow | null> {
  const { rows } = await sql<StoredRow>`
    select ${STORED} from document where id = ${id} and kind = any(${[...EDITED_KINDS]}::text[])
  `.execute(db);
  return rows[0] ?? null;
}

/** Home pages that are shown, or that a newer one replaced. */
export async function readPublishedHomes(db: DbOrTx, now: Date): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${STORED} from document where kind = 'home' and status = 'published' and published_at <= ${now} order by id
  `.execute(db);
  return rows;
}

/** The columns that are written. */
export type WrittenRow = Omit<StoredRow, 'id' | 'updated_at' | 'version' | 'kind'>;

function toValues(row: WrittenRow) {
  return {
    slug: row.slug,
    status: row.status,
    title: JSON.stringify(row.title),
    excerpt: JSON.stringify(row.excerpt),
    body: JSON.stringify(row.body),
    tree: JSON.stringify(row.tree),
    cover_id: row.cover_id,
    category: row.category,
    tags: [...row.tags],
    details: JSON.stringify(row.details),
    seo_title: JSON.stringify(row.seo_title),
    seo_description: JSON.stringify(row.seo_description),
    published_at: row.published_at,
    words: documentWords(row),
  };
}

export async function insertDocument(
  tx: DbOrTx,
  kind: EditedKind,
  { row, at }: { row: WrittenRow; at: Date },
): Promise<DocumentId> {
  const { id } = await tx
    .insertInto('document')
    .values({ kind, ...toValues(row), updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a document and its version number. */
export async function updateDocument(
  tx: DbOrTx,
  id: DocumentId,
  { row, at }: { row: WrittenRow; at: Date },
): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({ ...toValues(row), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteDocument(tx: DbOrTx, id: DocumentId): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute();
}

/** Whether another document of the kind, outside the trash, has the slug. */
export async function isWordTaken(
  db: DbOrTx,
  { kind, slug, besides }: { kind: EditedKind; slug: string; besides: DocumentId | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('status', '<>', 'trashed')
    .where('id', 'is distinct from', besides)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these categories and tags exist. */
export async function knownTerms(
  db: DbOrTx,
  { kind, category, tags }: { kind: EditedKind; category: string; tags: readonly string[] },
): Promise<{ hasCategory: boolean; tags: ReadonlySet<string> }> {
  const row = await db
    .selectFrom('document_category')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', '=', category)
    .executeTakeFirst();
  const named =
    tags.length === 0
      ? []
      : await db.selectFrom('document_tag').select('slug').where('slug', 'in', tags).execute();
  return { hasCategory: row !== undefined, tags: new Set(named.map(({ slug }) => slug)) };
}
