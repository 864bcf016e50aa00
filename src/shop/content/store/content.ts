import { sql } from 'kysely';
import type { DocumentId, MediaId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { type DocumentDetails, parseDetails } from '../rules/details.ts';
import { documentWords } from '../rules/document-words.ts';

export type DocumentKind = 'page' | 'article' | 'portfolio' | 'home';

/** A page, article, portfolio project, or the home page with its widgets. */
export type DocumentRow = Readonly<{
  id: DocumentId;
  kind: DocumentKind;
  slug: string;
  title: Localized;
  excerpt: Localized;
  /** Sanitised HTML. */
  body: Localized;
  tree: unknown;
  coverId: MediaId | null;
  category: string;
  tags: readonly string[];
  details: DocumentDetails;
  /** Meta title and description; empty: title and excerpt. */
  seo: Readonly<{ title: Localized; description: Localized }>;
  publishedAt: Instant;
}>;

/** By category or tag; all when both are omitted. */
export type DocumentFilter = Readonly<{ category?: string | undefined; tag?: string | undefined }>;

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];

const COLUMNS = [
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
  'details',
  'seo_title',
  'seo_description',
  'published_at',
] as const;

/** The published documents of a kind, also those of a later date. */
export function selectShown(db: DbOrTx, kind: DocumentKind) {
  return db.selectFrom('document').select(COLUMNS).where('kind', '=', kind).where('status', '=', 'published');
}

function selectDocuments(db: DbOrTx, kind: DocumentKind) {
  return selectShown(db, kind).execute();
}

export function parseDocument(row: Row): DocumentRow {
  const { id, kind, cover_id, details, seo_title, seo_description, published_at, ...rest } = row;
  return {
    ...rest,
    id,
    kind: kind as DocumentKind,
    coverId: cover_id,
    details: parseDetails(details),
    seo: { title: seo_title, description: seo_description },
    publishedAt: published_at,
  };
}

type Named = { kind: DocumentKind; slug: string };

const documentBySlug = prepared((db, { kind, slug, now }: Named & { now: Instant }) =>
  selectShown(db, kind).where('slug', '=', slug).where('published_at', '<=', now).compile(),
);

/** @returns a published document */
export async function findDocument(db: DbOrTx, named: Named, now: Instant): Promise<DocumentRow | null> {
  const [row] = await documentBySlug(db, { ...named, now });
  return row === undefined ? null : parseDocument(row);
}

/** @returns the home page that is shown: the published one with the newest date */
export async function findHome(db: DbOrTx, now: Instant): Promise<DocumentRow | null> {
  const row = await selectShown(db, 'home')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : parseDocument(row);
}

/** @returns the published document with this id */
export async function findPublishedDocument(
  db: DbOrTx,
  id: DocumentId,
  now: Instant,
): Promise<{ kind: DocumentKind; slug: string } | null> {
  const row = await db
    .selectFrom('document')
    .select(['kind', 'slug'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row === undefined ? null : { kind: row.kind as DocumentKind, slug: row.slug };
}

/** A document in any state, as its page would show it. */
export async function findAnyDocument(db: DbOrTx, id: DocumentId): Promise<DocumentRow | null> {
  const row = await db.selectFrom('document').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseDocument(row);
}

function shownDocuments(db: DbOrTx, kind: DocumentKind, { category, tag }: DocumentFilter) {
  return selectShown(db, kind)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag ?? ''} = any(tags)`));
}

type Page = { filter: DocumentFilter; now: Instant; limit: number; offset: number };

/** Published documents in manual order, then newest first. */
export async function newestDocuments(db: DbOrTx, kind: DocumentKind, page: Page): Promise<DocumentRow[]> {
  const rows = await shownDocuments(db, kind, page.filter)
    .where('published_at', '<=', page.now)
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(parseDocument);
}

export async function countDocuments(
  db: DbOrTx,
  kind: DocumentKind,
  { filter, now }: Pick<Page, 'filter' | 'now'>,
): Promise<number> {
  const row = await shownDocuments(db, kind, filter)
    .where('published_at', '<=', now)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** When the next scheduled document is due; null when there is none. */
export async function nextPublication(db: DbOrTx, now: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('document')
    .select((eb) => eb.fn.min('published_at').as('at'))
    .where('status', '=', 'published')
    .where('published_at', '>', now)
    .executeTakeFirst();
  return row?.at ?? null;
}

type Neighbour = Readonly<{ slug: string; title: Localized }>;
type Neighbours = {
  previous_slug: string | null;
  previous_title: Localized | null;
  next_slug: string | null;
  next_title: Localized | null;
};

/** The previous and next document of the archive. */
export async function neighbourDocuments(
  db: DbOrTx,
  { kind, id }: DocumentRow,
  now: Instant,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const { rows } = await sql<Neighbours>`
    select previous_slug, previous_title, next_slug, next_title from (
      select id,
        lag(slug) over archive as previous_slug, lag(title) over archive as previous_title,
        lead(slug) over archive as next_slug, lead(title) over archive as next_title
      from document
      where kind = ${kind} and status = 'published' and published_at <= ${now}
      window archive as (order by position, published_at desc, id desc)
    ) ordered where id = ${id}`.execute(db);
  const [row] = rows;
  const named = (slug?: string | null, title?: Localized | null) => (slug && title ? { slug, title } : null);
  return {
    previous: named(row?.previous_slug, row?.previous_title),
    next: named(row?.next_slug, row?.next_title),
  };
}

/** Related documents of the kind: by shared tags, then category, then date. */
export async function relatedDocuments(
  db: DbOrTx,
  { kind, id, category, tags }: DocumentRow,
  { now, limit }: { now: Instant; limit: number },
): Promise<DocumentRow[]> {
  const shared = sql<number>`(select count(*) from unnest(tags) as tag where tag = any(${[...tags]}::text[]))`;
  const rows = await selectShown(db, kind)
    .where('id', '<>', id)
    .where('published_at', '<=', now)
    .orderBy(shared, 'desc')
    .orderBy(sql`(category = ${category})`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(parseDocument);
}

/** A document's path and its last change. */
export type DocumentAddress = Readonly<{
  kind: DocumentKind;
  slug: string;
  changedAt: Instant;
  cover: string | null;
}>;

/** All published documents; the home page once. */
export async function readAddresses(db: DbOrTx, now: Instant): Promise<DocumentAddress[]> {
  const rows = await db
    .selectFrom('document')
    .leftJoin('media', 'media.id', 'document.cover_id')
    .select(['kind', 'slug', 'updated_at', 'published_at', 'media.file as cover'])
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where(sql<boolean>`(kind <> 'home' or document.id = ${(await findHome(db, now))?.id ?? 0})`)
    .orderBy('kind')
    .orderBy('document.id')
    .execute();
  return rows.map(({ kind, slug, updated_at, published_at, cover }) => ({
    kind: kind as DocumentKind,
    slug,
    changedAt: updated_at > published_at ? updated_at : published_at,
    cover,
  }));
}

export type NewDocument = Omit<DocumentRow, 'id' | 'seo'> & { position: number };

export async function saveDocument(db: DbOrTx, document: NewDocument): Promise<void> {
  const values = {
    title: JSON.stringify(document.title),
    excerpt: JSON.stringify(document.excerpt),
    body: JSON.stringify(document.body),
    tree: JSON.stringify(document.tree),
    cover_id: document.coverId,
    category: document.category,
    tags: [...document.tags],
    details: JSON.stringify(document.details),
    position: document.position,
    published_at: document.publishedAt,
    words: documentWords(document),
  };
  await db
    .insertInto('document')
    .values({ kind: document.kind, slug: document.slug, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .where(sql<boolean>`status <> 'trashed'`)
        .doUpdateSet((eb) => ({
          ...values,
          updated_at: new Date(),
          version: eb('document.version', '+', 1),
        })),
    )
    .execute();
}
