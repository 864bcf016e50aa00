import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type DocumentKind = 'page' | 'article' | 'portfolio' | 'home';

/** A page, an article, a piece of work, or the home page with its tree of widgets. */
export type DocumentRow = Readonly<{
  id: DocumentId;
  kind: DocumentKind;
  slug: string;
  title: Localized;
  excerpt: Localized;
  /** HTML, sanitised when it was written. */
  body: Localized;
  tree: unknown;
  coverId: MediaId | null;
  category: string;
  tags: readonly string[];
  publishedAt: Instant;
}>;

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];

function documents(db: DbOrTx, kind: DocumentKind) {
  return db
    .selectFrom('document')
    .select([
      'id',
      'kind',
      'slug',
      'title',
      'excerpt',
      'body',
      'tree',
      'cover_id',
      'category',
      'tags',
      'published_at',
    ])
    .where('kind', '=', kind)
    .where('status', '=', 'published');
}

function selectDocuments(db: DbOrTx, kind: DocumentKind) {
  return documents(db, kind).execute();
}

function parseDocument({ id, kind, cover_id, published_at, ...rest }: Row): DocumentRow {
  return {
    ...rest,
    id: id as DocumentId,
    kind: kind as DocumentKind,
    coverId: cover_id as MediaId | null,
    publishedAt: published_at,
  };
}

export async function findDocument(
  db: DbOrTx,
  kind: DocumentKind,
  slug: string,
): Promise<DocumentRow | null> {
  const row = await documents(db, kind).where('slug', '=', slug).executeTakeFirst();
  return row === undefined ? null : parseDocument(row);
}

/** Newest first; future ones are not shown yet. */
export async function newestDocuments(
  db: DbOrTx,
  kind: DocumentKind,
  page: { now: Instant; limit: number; offset: number },
): Promise<DocumentRow[]> {
  const rows = await documents(db, kind)
    .where('published_at', '<=', page.now)
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(parseDocument);
}

export async function countDocuments(db: DbOrTx, kind: DocumentKind, now: Instant): Promise<number> {
  const row = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type NewDocument = Omit<DocumentRow, 'id'> & { position: number };

export async function saveDocument(db: DbOrTx, document: NewDocument): Promise<void> {
  const values = {
    title: JSON.stringify(document.title),
    excerpt: JSON.stringify(document.excerpt),
    body: JSON.stringify(document.body),
    tree: JSON.stringify(document.tree),
    cover_id: document.coverId,
    category: document.category,
    tags: [...document.tags],
    position: document.position,
    published_at: document.publishedAt,
  };
  await db
    .insertInto('document')
    .values({ kind: document.kind, slug: document.slug, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(values))
    .execute();
}

export async function readDocumentCategories(
  db: DbOrTx,
  kind: DocumentKind,
): Promise<{ slug: string; name: Localized }[]> {
  return db
    .selectFrom('document_category')
    .select(['slug', 'name'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}

export async function saveDocumentCategory(
  db: DbOrTx,
  kind: DocumentKind,
  category: { slug: string; name: Localized; position: number },
): Promise<void> {
  const values = { name: JSON.stringify(category.name), position: category.position };
  await db
    .insertInto('document_category')
    .values({ kind, slug: category.slug, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(values))
    .execute();
}

export async function readMenus(db: DbOrTx): Promise<{ location: string; items: unknown }[]> {
  return db.selectFrom('menu').select(['location', 'items']).execute();
}

export async function saveMenu(db: DbOrTx, location: string, items: unknown): Promise<void> {
  const text = JSON.stringify(items);
  await db
    .insertInto('menu')
    .values({ location, items: text })
    .onConflict((conflict) => conflict.column('location').doUpdateSet({ items: text }))
    .execute();
}
